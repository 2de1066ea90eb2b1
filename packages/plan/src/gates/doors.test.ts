// The doors of houses and buildings: added, drawn, turned and saved with the wall that they are in.
import { describe, expect, test } from 'vitest';
import { readPlanFile } from '../file/planFile.ts';
import { objectToFile } from '../file/objectToFile.ts';
import { gradeRoleOf } from '../kinds/gradeRoles.ts';
import { kindOf } from '../kinds/index.ts';
import { RecordingPen } from '../pen/recordingPen.ts';
import type { PlanObject } from '../objects/kind.ts';
import { boxed, rectangle, traced } from '../../testing/testSite.ts';

const buildings = [
  ['house', boxed('house', 'b', { x: 20, y: 15 }, 40, 30)],
  ['building', traced('building', 'b', rectangle(0, 0, 40, 30))],
] as const;

const withDoor = (object: PlanObject, at = { x: 20, y: 30 }, width?: number): PlanObject => {
  const adding = kindOf(object).parts?.adding;
  if (!adding) throw new Error('no doors');
  return adding.add(object, 'd', at, width ?? adding.width ?? 0, (along) => along);
};
const doorOf = (object: PlanObject) => gradeRoleOf(object)?.floors?.doors[0];
const middle = (object: PlanObject) => {
  const door = doorOf(object);
  return door && { x: (door.from.x + door.to.x) / 2, y: (door.from.y + door.to.y) / 2, out: door.out };
};

describe.each(buildings)('a %s', (_, bare) => {
  test('has doors of 3 ft in its walls, which open outward of it', () => {
    const object = withDoor(bare);
    expect(kindOf(object).parts?.title).toBe('Door');
    expect(middle(object)).toMatchObject({ x: 20, y: 30, out: { y: 1 } });
    expect(kindOf(object).parts?.list(object, 'feet-inches')).toMatchObject([
      { id: 'd', detail: expect.stringMatching(/^3', /) as unknown },
    ]);
  });

  test('has a gap in its outline at a door', () => {
    const outlines = (object: PlanObject) => {
      const pen = new RecordingPen(0, 0);
      kindOf(object).draw(object, pen);
      return pen.marks.flatMap((mark) =>
        mark.mark === 'path' && mark.style.weight === 0.5 ? [mark.path] : [],
      );
    };
    expect(outlines(bare)).toMatchObject([{ closed: true }]);
    expect(outlines(withDoor(bare))).toMatchObject([{ closed: false }]);
  });

  test('is mirrored and moved with its doors', () => {
    const object = withDoor(bare, { x: 5, y: 30 });
    const kind = kindOf(object);
    const moved = kind.move(object, { x: 100, y: 50 });
    expect(middle(moved)).toMatchObject({ x: 105, y: 80 });
    const turned = kind.transform?.(object, { about: { x: 20, y: 15 }, turn: 0, mirrored: true });
    const at = turned && middle(turned);
    expect([at?.x.toFixed(3), at?.y.toFixed(3)]).toEqual(['5.000', '0.000']);
    expect(at?.out.y).toBeCloseTo(-1);
  });

  test('is mirrored with its doors when it lies at 30 degrees too', () => {
    const about = { x: 20, y: 15 };
    const kind = kindOf(bare);
    const straight = withDoor(bare, { x: 5, y: 30 });
    const object = kind.transform?.(straight, { about, turn: 30, mirrored: false }) ?? straight;
    const before = middle(object);
    const after = middle(kind.transform?.(object, { about, turn: 0, mirrored: true }) ?? object);
    expect(before?.out.y).toBeCloseTo(Math.cos(Math.PI / 6));
    expect(after?.x).toBeCloseTo(before?.x ?? 0);
    expect(after?.y).toBeCloseTo(30 - (before?.y ?? 0));
    expect(after?.out.x).toBeCloseTo(before?.out.x ?? 0);
    expect(after?.out.y).toBeCloseTo(-(before?.out.y ?? 0));
  });

  test('keeps what is said of a door in its file', () => {
    const door = { floor: 'garage', sill: 101.5, risers: 3 } as const;
    const [entrance] = (withDoor(bare) as PlanObject & { entrances: object[] }).entrances;
    const object = { ...bare, entrances: [{ ...entrance, ...door }] } as PlanObject;
    const reading = readPlanFile({ objects: [objectToFile(object, 2)], settings: { scale: 2 } });
    const [read] = reading.ok ? reading.contents.objects : [];
    expect(read).toMatchObject({ entrances: [{ id: 'd', width: 3, ...door }] });
    expect(read && doorOf(read)).toMatchObject({ from: doorOf(object)?.from, sill: 101.5 });
    const plain = objectToFile(withDoor(bare), 2) as { entrances: object[] };
    expect(Object.keys(plain.entrances[0] ?? {})).not.toContain('sill');
    expect(objectToFile(bare, 2)).not.toHaveProperty('entrances');
  });

  test('gives a door the floor behind it as its sill, or the one that is typed', () => {
    const floors = { ...withDoor(bare), finishedFloor: 101, garageFloor: 100.5 } as PlanObject;
    const forms = kindOf(floors).parts?.forms(floors, 'd') ?? [];
    expect(forms.map(({ submit }) => submit)).toEqual([
      'Update Door',
      'Update Door Width',
      'Update Position',
    ]);
    const typed = (values: object) => {
      const object = forms[0]?.apply({ floor: 'finished', sill: '', risers: 0, ...values });
      return object && doorOf(object)?.sill;
    };
    expect([typed({}), typed({ floor: 'garage' }), typed({ floor: 'lowest' }), typed({ sill: 102 })]).toEqual(
      [101, 100.5, undefined, 102],
    );
  });
});
