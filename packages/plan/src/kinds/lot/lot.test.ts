// Lots: any outline of straight edges and arcs, labeled as on a plat, with gates and names that stay with their edges.
import { assert, double, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawAlone } from '../../drawing/drawObject.ts';
import { contains, grow } from '../../geometry/box.ts';
import { mirroring, movePoint, turning } from '../../geometry/motion.ts';
import { areaOf, edgesOf, pointOnEdge } from '../../geometry/outline.ts';
import { addedVertex, movedVertex, removedVertex } from '../../geometry/pathEdits.ts';
import { distance, type Point } from '../../geometry/point.ts';
import { BoundsPen } from '../../geometry/boundsPen.ts';
import { HitPen } from '../../geometry/hitPen.ts';
import type { TextMark, Vertex } from '../../geometry/pen.ts';
import { RecordingPen } from '../../pen/recordingPen.ts';
import { objectBox } from '../../plan/plan.ts';
import type { Units } from '../../measure/units.ts';
import { entranceEnds } from '../../gates/entrance.ts';
import { type Lot, lot, sidesOf, withVertices } from './lot.ts';
import { areaPlace } from './lotAreaLabel.ts';
import { around, corners, gate, lotOf, names } from '../../../testing/testLots.ts';
import { sidesByName } from '../../gates/sides.ts';

interface Writing {
  readonly height?: number;
  readonly units?: Units;
  readonly north?: number;
}

function labels(object: Lot, { height = 2, units = 'feet-inches', north = 0 }: Writing = {}): TextMark[] {
  const pen = new RecordingPen(height, 0, units, north);
  drawAlone(object, pen);
  return pen.marks.flatMap((mark) => (mark.mark === 'text' ? [mark.text] : []));
}
const words = (object: Lot, options?: Writing): string[] =>
  labels(object, options).map(({ content }) => content);

describe('on the plan', () => {
  test('each edge has its bearing and distance, its name, and the middle has the area', () => {
    expect(words(lotOf(corners, names))).toEqual([
      `N 90°00'00" E  120.00'`,
      'Rear',
      `S 0°00'00" W  80.00'`,
      'Side',
      `N 90°00'00" W  120.00'`,
      'Street',
      `N 0°00'00" E  80.00'`,
      '9,600 sq ft (0.220 ac)',
    ]);
  });

  test("distances are in decimal feet or in meters, bearings go by the plan's north", () => {
    expect(words(lotOf(corners, names), { units: 'metres', north: 30 })).toEqual(
      expect.arrayContaining([`N 60°00'00" E  36.58 m`, `S 30°00'00" E  24.38 m`]),
    );
    expect(words(lotOf(corners), { units: 'metres' }).at(-1)).toBe('891.9 m²');
  });

  test('a curve has its radius and length', () => {
    const [a, b, c, d] = corners;
    const bent = lotOf([a, { ...b, bulge: 0.5 }, c, d] as Vertex[]);
    expect(words(bent)).toContain(`R=50'  L=92' 8 3/4"`);
  });

  test('what has no room is left out: first the bearing, then the distance; the area goes into two lines before', () => {
    expect(words(lotOf(corners), { height: 14 })).toEqual([
      "120'",
      "80'",
      "120'",
      "80'",
      '9,600 sq ft',
      '(0.220 ac)',
    ]);
    expect(words(lotOf(corners), { height: 80 })).toEqual([]);
  });

  test('edges are named where the lot is so wide that much else can stand on it', () => {
    const across = 80;
    expect(words(lotOf(corners, names), { height: across / 18 - 0.01 })).toContain('Rear');
    expect(words(lotOf(corners, names), { height: across / 18 + 0.01 })).not.toContain('Rear');
  });

  test('the area is in the middle of the widest part of the lot, not of its box', () => {
    const flag = [
      ...corners.slice(0, 3),
      { x: 40, y: 100 },
      { x: 40, y: 220 },
      { x: 20, y: 220 },
      { x: 20, y: 100 },
      { x: 10, y: 100 },
    ];
    const area = labels(lotOf(flag)).find(({ content }) => content.includes('sq ft'));
    expect(area?.at.x).toBeCloseTo(70);
    expect(Math.abs((area?.at.y ?? 0) - 60)).toBeLessThan(15);
  });

  test('the area stays where it was put, moved off the line only as far as its text needs', () => {
    const at = (areaOff: Point): Point | undefined =>
      labels(lotOf(corners, [], { areaOff })).find(({ content }) => content.includes('sq ft'))?.at;
    expect(at({ x: 20, y: -10 })).toEqual({ x: 90, y: 50 });
    const { x, y } = at({ x: 59, y: -10 }) ?? { x: 0, y: 0 };
    expect(x).toBeGreaterThan(110);
    expect(x).toBeLessThan(125);
    expect(y).toBe(50);
    const bulging = corners.map((corner, i) => (i === 1 ? { ...corner, bulge: 1 } : corner));
    const lotWithArc = lotOf(bulging, [], { areaOff: { x: 60, y: 0 } });
    const told = labels(lotWithArc).find(({ content }) => content.includes('sq ft'))?.at;
    expect(told?.x).toBe(areaPlace(lotWithArc).x);
  });

  test('labels stay within a line of letters of its box, whatever its shape', () => {
    assert(
      property(around, double({ min: 0.5, max: 20, noNaN: true }), (vertices, height) => {
        const object = lotOf(
          vertices,
          vertices.map(() => ({ name: 'side' })),
          { entrances: [gate('0')] },
        );
        const pen = new BoundsPen(height);
        drawAlone(object, pen);
        // As much as the canvas counts with.
        expect(contains(grow(objectBox(object), 1.45 * height + 0.3), pen.box)).toBe(true);
      }),
    );
  });

  test('the bearing is outside and the name inside, whichever way round it was drawn', () => {
    for (const vertices of [corners, corners.toReversed()]) {
      const top = edgesOf({ vertices, closed: true }).findIndex(
        ({ from, to }) => from.y === 20 && to.y === 20,
      );
      const object = lotOf(
        vertices,
        vertices.map((_, i) => (i === top ? { name: 'rear' } : {})),
      );
      const found = labels(object);
      expect(found.find(({ content }) => content === 'Rear')?.at.y).toBeGreaterThan(20);
      expect(found.find(({ content, at }) => content.includes('120.00') && at.y < 50)?.at.y).toBeLessThan(20);
    }
  });

  test('it is hit on its edges, and inside only where it is filled', () => {
    const isHit = (object: Lot, x: number, y: number): boolean => {
      const pen = new HitPen({ x, y }, 0.5);
      lot.draw(object, pen);
      return pen.hit;
    };
    const filled = lotOf(corners, [], { fillColor: '#e5e7eb' });
    expect([isHit(lotOf(corners), 60, 20.3), isHit(lotOf(corners), 60, 60), isHit(filled, 60, 60)]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('reshaped', () => {
  const path = { vertices: corners, closed: true };
  const gated = lotOf(corners, names, { entrances: [gate('2', 20)] });
  const at = (object: Lot, entrance = object.entrances[0]) => {
    const side = entrance && sidesByName(sidesOf(object)).get(entrance.edge);
    if (!side) throw new Error('no gate');
    return entranceEnds(side, entrance)[0];
  };
  const reshape = (object: Lot, { vertices, from }: ReturnType<typeof addedVertex>): Lot =>
    withVertices(object, vertices, from);

  test('a corner more leaves names with their edges and gates where they were', () => {
    const more = reshape(gated, addedVertex(path, { edge: 0, fraction: 0.5 }));
    expect(more.edges.map(({ name }) => name)).toEqual(['rear', 'rear', 'side', 'street', undefined]);
    expect(more.entrances[0]?.edge).toBe('3');
    expect(distance(at(more), at(gated))).toBeLessThan(1e-6);
  });

  test('a gate on an edge that is cut in two lies on the piece where it was', () => {
    const cut = reshape(gated, addedVertex(path, { edge: 2, fraction: 0.1 }));
    expect(cut.entrances[0]).toMatchObject({ edge: '3', offset: 8 });
    expect(distance(at(cut), at(gated))).toBeLessThan(1e-6);
  });

  test('a corner dragged keeps gates as far along their edges, and on them', () => {
    const dragged = reshape(gated, movedVertex(path, 2, { x: 150, y: 130 }));
    expect(dragged.entrances[0]).toMatchObject({ edge: '2', offset: 20 });
    const short = reshape(gated, movedVertex(path, 2, { x: 22, y: 100 }));
    expect(short.entrances[0]).toMatchObject({ edge: '2', offset: 0, width: 4 });
  });

  test('a gate whose edge is gone goes to the nearest', () => {
    const less = removedVertex(path, 2);
    const shorter = less ? reshape(gated, less) : gated;
    expect(shorter.vertices).toHaveLength(3);
    expect(shorter.entrances.map(({ edge }) => edge)).toEqual(['1']);
  });

  test('a corner dragged onto its neighbor is gone; the last three stay', () => {
    const merged = reshape(gated, movedVertex(path, 0, { x: 130, y: 20 }));
    expect(merged.vertices).toHaveLength(3);
    expect(merged.edges.map(({ name }) => name)).toEqual(['side', 'street', undefined]);
    const three = lotOf(corners.slice(0, 3));
    expect(
      reshape(three, movedVertex({ vertices: three.vertices, closed: true }, 0, { x: 130, y: 20 })),
    ).toBe(three);
  });

  test('turned or mirrored it has the same area, and its gates stay on their edges', () => {
    for (const motion of [turning({ x: 3, y: 4 }, 33), mirroring({ x: 0, y: 0 }, { x: 5, y: 9 })]) {
      const moved = lot.transform?.(gated, motion) ?? gated;
      expect(areaOf({ vertices: moved.vertices, closed: true })).toBeCloseTo(9600, 4);
      const aside = lot.transform?.({ ...gated, areaOff: { x: 20, y: 10 } }, motion) ?? gated;
      expect(areaPlace(aside)).toEqual(movePoint({ x: 90, y: 70 }, motion));
      const [edge] = edgesOf({ vertices: moved.vertices, closed: true }).slice(2);
      expect(edge && distance(at(moved), pointOnEdge(edge, 20 / 120))).toBeLessThan(1e-6);
    }
  });
});
