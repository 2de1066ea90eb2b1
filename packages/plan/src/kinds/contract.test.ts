// What every kind owes to the rest, asked of each one that is registered: a new kind is tested when it exists.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boxWidth, contains, grow } from '../geometry/box.ts';
import { distance, type Point } from '../geometry/point.ts';
import { createPlan, objectBox } from '../plan/plan.ts';
import { drawLabel, drawObject } from '../drawing/drawObject.ts';
import { readPlanFile } from '../file/planFile.ts';
import { writePlanFile } from '../file/writePlanFile.ts';
import { objectToFile } from '../file/objectToFile.ts';
import { BoundsPen } from '../geometry/boundsPen.ts';
import { HitPen } from '../geometry/hitPen.ts';
import { type Mark, RecordingPen } from '../pen/recordingPen.ts';
import { reachOf } from '../lettering/label.ts';
import { allKinds } from './index.ts';
import { type PlanObject, statuses } from '../objects/kind.ts';
import { scale, point, shaped, boxOf, isFiniteBox, size, holds, coarseMarks } from '../../testing/shapes.ts';

describe.each(allKinds().map((kind) => [kind.type, kind] as const))('%s', (type, kind) => {
  const object = shaped(kind);
  const check = (holdsFor: (object: PlanObject) => void): void => {
    fc.assert(fc.property(object, holdsFor));
  };

  test('is found by its type and says what people call it and where it is drawn', () => {
    expect(kind.type).toBe(type);
    expect(kind.title).not.toBe('');
    expect(kind.layer).not.toBe('');
  });

  test('is finite wherever it is made, and however it is shaped', () => {
    check((made) => {
      expect(made).toMatchObject({ id: 'one', type, order: 'a0' });
      expect(isFiniteBox(boxOf(kind, made))).toBe(true);
      expect([kind.position(made).x, kind.position(made).y].every(Number.isFinite)).toBe(true);
      expect(Object.values(kind.dimensions(made)).every((feet) => Number.isFinite(feet) && feet >= 0)).toBe(
        true,
      );
    });
  });

  test('draws boundaries only where it says that it does', () => {
    const undeclared: Mark[] = [];
    check((made) => {
      const pen = new RecordingPen();
      kind.draw(made, pen);
      if (!kind.drawsBoundaries)
        undeclared.push(
          ...pen.marks.filter((mark) => 'style' in mark && mark.style.stratum === 'boundaries'),
        );
    });
    expect(undeclared).toEqual([]);
  });

  test('has the bounds of its drawing and its joints, if it computes them without drawing', () => {
    const cases = fc.tuple(object, point, fc.double({ min: 0.1, max: 30, noNaN: true }));
    fc.assert(
      fc.property(cases, ([made, away, width]) => {
        const { x, y } = kind.position(made);
        const near = { x: x + away.x / 5, y: y + away.y / 5 };
        const gated = kind.parts?.adding.add(made, 'gate', near, width, (along) => along) ?? made;
        for (const one of [made, gated]) expectBounds(one);
      }),
    );

    function expectBounds(one: PlanObject): void {
      for (const stated of [one, ...statuses.map((status) => ({ ...one, status }))]) {
        const told = kind.bounds?.(stated);
        if (!told) continue;
        const pen = new BoundsPen();
        drawObject(stated, pen);
        for (const { at } of kind.joints?.list(one) ?? []) pen.circle(at, 0);
        const { minX, minY, maxX, maxY } = pen.box;
        const near = (feet: number): unknown => expect.closeTo(feet, 6);
        expect(told).toEqual({ minX: near(minX), minY: near(minY), maxX: near(maxX), maxY: near(maxY) });
      }
    }
  });

  test('comes back from a file as the same bytes, at any scale', () => {
    fc.assert(
      fc.property(object, scale, (made, squares) => {
        const written = JSON.stringify(objectToFile(made, squares));
        const reading = readPlanFile({ objects: [JSON.parse(written)], settings: { scale: squares } });
        if (!reading.ok) throw new Error(reading.problem);
        expect(reading.notes).toEqual([]);
        expect(JSON.stringify(writePlanFile(createPlan(reading.contents), '').objects)).toBe(`[${written}]`);
      }),
    );
  });

  test('comes back from a file where it was', () => {
    check((made) => {
      const reading = readPlanFile({ objects: [objectToFile(made, 2)], settings: { scale: 2 } });
      const read = reading.ok ? reading.contents.objects[0] : undefined;
      if (!read) throw new Error('not read');
      const [before, after] = [boxOf(kind, made), boxOf(kind, read)];
      expect(contains(grow(before, 1e-4), after) && contains(grow(after, 1e-4), before)).toBe(true);
    });
  });

  test('keeps its name and the fields that it does not know', () => {
    const [made] = fc.sample(object, 1);
    if (!made) throw new Error('none');
    const unknown = { planter: { depths: [1, 2] }, toString: 'mine', order: 7, extra: null, valueOf: 1 };
    const file = { ...objectToFile({ ...made, name: 'North' }, 2), ...unknown };
    const reading = readPlanFile({ objects: [file], settings: { scale: 2 } });
    if (!reading.ok) throw new Error(reading.problem);
    expect(writePlanFile(createPlan(reading.contents), '').objects[0]).toEqual(file);
  });

  test('says its dimensions in whole feet in a file', () => {
    check((made) => {
      const { width, height } = kind.dimensions(made);
      expect(objectToFile(made, 2)['dimensions']).toEqual({
        width: Math.round(width),
        height: Math.round(height),
      });
    });
  });

  test('draws in colors that a pen can use, on named layers, with lines of a real weight', () => {
    check((made) => {
      const pen = new RecordingPen();
      kind.draw(made, pen);
      for (const { style } of pen.marks) {
        expect(style.layer).not.toBe('');
        for (const color of [style.stroke, style.fill])
          expect(color ?? '#000000').toMatch(/^#([\da-f]{3}|[\da-f]{6})$/i);
        expect(style.weight ?? 0.25).toBeGreaterThan(0);
      }
      expect(pen.marks.every(({ style }) => style.layer !== kind.layer) && pen.marks.length > 0).toBe(false);
    });
  });

  test('has labels that lie within their reach wherever they stand, and that within the reach of the kind', () => {
    const lettering = fc.record({
      labelHeight: fc.double({ min: 0.05, max: 20, noNaN: true }),
      units: fc.constantFrom('feet-inches' as const, 'metres' as const),
      north: fc.constantFrom(0, 77),
    });
    fc.assert(
      fc.property(object, lettering, (made, written) => {
        const { labelHeight } = written;
        const ground = { box: boxOf(kind, made), outline: { vertices: [], closed: false } };
        const reachable = grow(objectBox(made), reachOf(labelHeight, kind.labels?.reach?.(made)));
        const { minX, minY, maxX, maxY } = objectBox(made);
        const longest = Math.hypot(maxX - minX, maxY - minY);
        for (const { places, leaders, reach, side } of kind.labels?.list(made, written, ground) ?? []) {
          expect(contains(grow(reachable, 1e-6), reach)).toBe(true);
          expect(kind.labels?.areSides ? (side ?? Infinity) : 0).toBeLessThanOrEqual(longest + 1e-6);
          for (const place of [...places(), ...(leaders?.() ?? [])]) {
            const pen = new BoundsPen(labelHeight);
            drawLabel(made, place, pen);
            expect(contains(grow(reach, 1e-6), pen.box)).toBe(true);
          }
        }
      }),
    );
  });

  test('labels only add to what it draws', () => {
    check((made) => {
      // A line that letters stand in is put together of stretches, which end where it ends but for rounding.
      expect(contains(grow(boxOf(kind, made, 2), 1e-9), boxOf(kind, made))).toBe(true);
    });
  });

  test('is drawn no larger in coarse detail than in fine', () => {
    check((made) => {
      const box = boxOf(kind, made);
      for (const mark of coarseMarks(kind, made, size(box) / 4)) {
        for (const at of mark) expect(holds(box, at, size(box) * 0.05 + 1e-6)).toBe(true);
      }
    });
  });

  test('has its handles on itself, each with its own id', () => {
    check((made) => {
      const box = boxOf(kind, made);
      const handles = kind.handles?.list(made) ?? [];
      for (const { at } of handles) expect(holds(box, at, size(box) * 0.05 + 1e-6)).toBe(true);
      expect(new Set(handles.map(({ id }) => id)).size).toBe(handles.length);
    });
  });

  test('stays finite wherever a handle is dragged, and stays the same object', () => {
    fc.assert(
      fc.property(object, point, fc.boolean(), (made, to, even) => {
        const { handles } = kind;
        for (const { id, at } of handles?.list(made) ?? []) {
          for (const target of [to, at, kind.position(made)]) {
            const dragged = handles?.drag(made, id, target, even) ?? made;
            expect(dragged).toMatchObject({ id: 'one', type, order: 'a0' });
            expect(isFiniteBox(boxOf(kind, dragged))).toBe(true);
            for (const handle of handles?.list(dragged) ?? [])
              expect(Number.isFinite(handle.at.x + handle.at.y)).toBe(true);
          }
        }
      }),
    );
  });

  test('does not jump when a handle is pressed and released', () => {
    check((made) => {
      const box = boxOf(kind, made);
      for (const { id, at } of kind.handles?.list(made) ?? []) {
        const after = boxOf(kind, kind.handles?.drag(made, id, at, false) ?? made);
        expect(contains(grow(box, 1e-5), after) && contains(grow(after, 1e-5), box)).toBe(true);
      }
    });
  });

  test('moves as a whole', () => {
    fc.assert(
      fc.property(object, point, (made, by) => {
        const [before, after] = [boxOf(kind, made), boxOf(kind, kind.move(made, by))];
        expect(after.minX - before.minX).toBeCloseTo(by.x, 6);
        expect(after.maxY - before.maxY).toBeCloseTo(by.y, 6);
        expect(boxWidth(after)).toBeCloseTo(boxWidth(before), 6);
        expect(kind.position(kind.move(made, by)).x - kind.position(made).x).toBeCloseTo(by.x, 6);
      }),
    );
  });

  test('has forms whose fields have names, labels, and numbers within their limits', () => {
    check((made) => {
      for (const { fields } of kind.forms(made)) {
        expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
        for (const { label, input, value, min = -Infinity, max = Infinity } of fields) {
          expect(label).not.toBe('');
          expect(typeof value).toBe(['length', 'inches', 'number'].includes(input) ? 'number' : 'string');
          expect(Number.isNaN(value) || min > max).toBe(false);
        }
      }
    });
  });

  test('takes any values within the limits of its forms, and is read again from a file afterwards', () => {
    fc.assert(
      fc.property(object, fc.constantFrom('least', 'most', 'same'), (made, which) => {
        for (const form of kind.forms(made)) {
          const values = form.fields.map(({ name, value, min = 0, max = 1e6 }) => {
            const limit = { least: min, most: max, same: value }[which];
            return [name, typeof value === 'number' ? limit : value] as const;
          });
          const applied = form.apply(Object.fromEntries(values));
          expect(isFiniteBox(objectBox(applied))).toBe(true);
          expect(
            readPlanFile({ objects: [objectToFile(applied, 10)], settings: { scale: 10 } }),
          ).toMatchObject({ ok: true, notes: [] });
        }
      }),
    );
  });

  test('is never less than one foot wide or long by its panel', () => {
    const [made] = fc.sample(object, 1);
    const fields = made ? kind.forms(made).flatMap((form) => form.fields) : [];
    for (const { label, min } of fields.filter((field) => /^(Width|Length) \(feet\)$/.test(field.label))) {
      expect({ label, min }).toEqual({ label, min: 1 });
    }
    expect(fields.length).toBeGreaterThan(0);
  });

  test('is hit where it is drawn and nowhere else', () => {
    fc.assert(
      fc.property(object, point, (made, at) => {
        const box = boxOf(kind, made);
        const tolerance = 0.01;
        const isHit = (where: Point): boolean => {
          const pen = new HitPen(where, tolerance);
          kind.draw(made, pen);
          return pen.hit;
        };
        expect(isHit(at) && !holds(box, at, tolerance + 1e-6)).toBe(false);
        const pen = new RecordingPen(0, tolerance);
        kind.draw(made, pen);
        const drawn = pen.marks.flatMap((mark) =>
          mark.mark === 'path' ? mark.path.vertices.slice(0, 1) : [],
        );
        // Of hatches and stones the first few: each costs a drawing of all.
        expect(drawn.slice(0, 40).filter((vertex) => !isHit(vertex))).toEqual([]);
      }),
    );
  });

  test('brings a joint to where it is moved, or stays as it was', () => {
    fc.assert(
      fc.property(object, point, (made, to) => {
        const { joints } = kind;
        for (const { id } of joints?.list(made) ?? []) {
          const moved = joints?.move(made, id, to);
          const joint = moved && joints?.list(moved).find((other) => other.id === id);
          expect(moved === made || (joint && distance(joint.at, to) < 1e-6)).toBe(true);
        }
      }),
    );
  });
});
