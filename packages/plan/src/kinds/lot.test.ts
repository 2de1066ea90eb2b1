// Lots: any outline of straight edges and arcs, through the file and back, labeled as on a plat, with gates and names
// that stay with their edges.
import { array, assert, constantFrom, double, nat, option, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawAlone } from '../drawObject.ts';
import { contains, grow } from '../geometry/box.ts';
import { mirroring, movePoint, turning } from '../geometry/motion.ts';
import { areaOf, edgesOf, pointOnEdge } from '../geometry/outline.ts';
import { addedVertex, movedVertex, removedVertex } from '../geometry/pathEdits.ts';
import { distance, type Point } from '../geometry/point.ts';
import { BoundsPen } from '../pen/boundsPen.ts';
import { HitPen } from '../pen/hitPen.ts';
import type { TextMark, Vertex } from '../pen/pen.ts';
import { RecordingPen } from '../pen/recordingPen.ts';
import { objectBox } from '../plan.ts';
import { readPlanFile } from '../planFile.ts';
import { objectToFile } from '../writePlanFile.ts';
import type { Units } from '../units.ts';
import { type Entrance, entranceEnds } from './entrance.ts';
import { edgeSources, type Lot, type LotEdge, lot, lotFromOutline, sidesOf, withVertices } from './lot.ts';
import { areaPlace } from './lotDrawing.ts';
import { objectsOf } from './testObjects.ts';
import { sidesByName } from './sides.ts';

const lotOf = (vertices: readonly Vertex[], edges?: readonly LotEdge[], over: Partial<Lot> = {}): Lot => ({
  id: 'lot',
  type: 'lot',
  order: 'a0',
  ...lotFromOutline(vertices, edges),
  ...over,
});
/** 120 by 80 ft, clockwise from the north west. */
const corners = [
  { x: 10, y: 20 },
  { x: 130, y: 20 },
  { x: 130, y: 100 },
  { x: 10, y: 100 },
];
const names = [{ name: 'rear' }, { name: 'side' }, { name: 'street', source: 'surveyed' }, {}] as const;
const gate = (edge: string, offset = 5, width = 4): Entrance => ({ id: `g${edge}`, edge, offset, width });

function read(vertices: unknown, more: Record<string, unknown> = {}) {
  const reading = readPlanFile({
    objects: [
      { id: 't', type: 'tree', x: 1, y: 1 },
      { id: 'lot', type: 'lot', vertices, ...more },
    ],
    settings: { scale: 2 },
  });
  if (!reading.ok) throw new Error(reading.problem);
  const [found] = objectsOf(lot, reading.contents.objects);
  return { lot: found, notes: reading.notes };
}

function throughFile(object: Lot, scale = 2): Lot {
  const text = JSON.stringify({ objects: [objectToFile(object, scale)], settings: { scale } });
  const reading = readPlanFile(JSON.parse(text));
  const [found] = reading.ok ? objectsOf(lot, reading.contents.objects) : [];
  if (!found) throw new Error('not read');
  return found;
}

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

/** Corners round a center in order, so that the outline does not cross itself. */
const radius = double({ min: 20, max: 300, noNaN: true });
const around = array(record({ radius, bulge: constantFrom(0, 0, 0.1, -0.05) }), {
  minLength: 3,
  maxLength: 12,
}).map((spokes): Vertex[] =>
  spokes.map(({ radius: out, bulge }, i) => {
    const angle = (i / spokes.length) * 2 * Math.PI;
    const at = { x: out * Math.cos(angle), y: out * Math.sin(angle) };
    return bulge ? { ...at, bulge } : at;
  }),
);

describe('in the file', () => {
  test('any lot comes back equal to a millionth of a foot, with its names, sources and gates', () => {
    const edge = record({
      name: option(constantFrom('front', 'Elm Street'), { nil: undefined }),
      source: option(constantFrom(...edgeSources), { nil: undefined }),
    }).map(({ name, source }): LotEdge => ({ ...(name ? { name } : {}), ...(source ? { source } : {}) }));
    const scale = constantFrom(1, 1.5, 2, 7, 10);
    assert(
      property(
        around,
        array(edge, { minLength: 12, maxLength: 12 }),
        scale,
        nat(11),
        (vertices, edges, squares, on) => {
          const side = String(on % vertices.length);
          const object = lotOf(vertices, edges, { entrances: [gate(side)] });
          const back = throughFile(object, squares);
          expect(back.vertices).toHaveLength(vertices.length);
          for (const [i, vertex] of back.vertices.entries()) {
            expect(distance(vertex, vertices[i] ?? corners[0] ?? vertex)).toBeLessThan(1e-6);
            expect(vertex.bulge).toBe(vertices[i]?.bulge);
          }
          expect(back.edges).toEqual(object.edges);
          const [before, after] = [object, back].map((one) => {
            const found = sidesByName(sidesOf(one)).get(side);
            return found && one.entrances[0] ? entranceEnds(found, one.entrances[0])[0] : undefined;
          });
          expect(before && after ? distance(before, after) : 1).toBeLessThan(1e-4);
        },
      ),
    );
  });

  test('it has its corners, edges and gates in squares', () => {
    const object = lotOf([{ ...corners[0], bulge: 0.2 } as Vertex, ...corners.slice(1)], names, {
      entrances: [gate('1')],
      areaOff: { x: 10, y: -5 },
    });
    expect(objectToFile(object, 2)).toMatchObject({
      type: 'lot',
      areaOff: { x: 20, y: -10 },
      vertices: [
        { x: 20, y: 40, bulge: 0.2 },
        { x: 260, y: 40 },
        { x: 260, y: 200 },
        { x: 20, y: 200 },
      ],
      edges: names,
      entrances: [{ id: 'g1', type: 'entrance', x: 260, y: 50, width: 8, edge: '1' }],
      dimensions: { width: 120 },
    });
  });

  test('fields of an edge that are not known are kept', () => {
    const call = { name: 'front', source: 'surveyed', words: 'thence North' };
    const { lot: found } = read(corners, { edges: [call] });
    expect(found && objectToFile(found, 2)['edges']).toEqual([call, {}, {}, {}]);
  });

  test('an edge without length is left out, and the names stay with the others', () => {
    const [a, b, c, d] = corners;
    const { lot: found, notes } = read([a, b, b, c, d, a], {
      edges: ['rear', 'gone', 'side', 'street'].map((name) => ({ name })),
    });
    expect(found?.edges).toEqual([{ name: 'rear' }, { name: 'side' }, { name: 'street' }, {}]);
    expect(found?.vertices).toHaveLength(4);
    expect(notes).toEqual([
      'Object 2 (lot) was corrected: without its edges 2, 6, which end where they begin.',
    ]);
  });

  test('an area written outside of it is written inside', () => {
    const { lot: found, notes } = read(corners, { areaOff: { x: 0, y: 5000 } });
    expect(found).not.toHaveProperty('areaOff');
    expect(notes).toEqual(['Object 2 (lot) was corrected: with its area written inside it.']);
    expect(read(corners, { areaOff: { x: 0, y: 10 } }).lot?.areaOff).toEqual({ x: 0, y: 5 });
  });

  test.each([
    [
      'two corners',
      corners.slice(0, 2),
      /its vertices is a list and must have at least 3 corners that are apart/,
    ],
    ['one corner three times', Array(3).fill(corners[0]), /at least 3 corners that are apart/],
    ['a corner without a place', [...corners, { x: 'left', y: 2 }], /its vertices.4.x is the text "left"/],
    ['a bend of more than a circle', [{ ...corners[0], bulge: 1e6 }, ...corners], /must be at most 100/],
    ['no corners', undefined, /its vertices is missing and must be a list of corners/],
    [
      'ten thousand corners',
      Array.from({ length: 10_000 }, (_, i) => ({ x: i, y: i * i })),
      /left out for its vertices: it has 10000 entries; the limit is 2000/,
    ],
  ])('one with %s is left out, and the rest of the file opens', (_, vertices, reason) => {
    const { lot: found, notes } = read(vertices);
    expect(found).toBeUndefined();
    expect(notes).toEqual([expect.stringMatching(reason)]);
    expect(notes[0]).toMatch(/^Object 2 \(lot\) was left out/);
  });

  test('a name or a source that is none is left out, and the lot stays', () => {
    const { lot: found, notes } = read(corners, {
      edges: [{ name: 'front', source: 'guessed' }, { name: 'side' }],
    });
    expect(found?.vertices).toHaveLength(4);
    expect(notes[0]).toContain('must be one of surveyed, measured, traced');
  });

  test('one whose edges cross opens, and says where it is wrong', () => {
    const [a, b, c, d] = corners;
    const { lot: found, notes } = read([a, c, b, d]);
    expect(notes).toEqual([]);
    expect(found && lot.faults?.(found)).toEqual([
      'Edge 1 and edge 3 cross or touch. The area is right when the edges meet at corners only.',
    ]);
    expect(found && lot.faults?.({ ...found, edges: [{ name: 'front' }, {}, { name: 'Elm' }, {}] })).toEqual([
      expect.stringContaining('Edge 1 (front) and edge 3 (Elm) cross or touch.'),
    ]);
    expect(lot.faults?.(lotOf(corners))).toEqual([]);
  });
});

test('one of which many edges cross names three pairs, and how many more there are', () => {
  const star = [
    { x: 0, y: 0 },
    { x: 10, y: 30 },
    { x: 20, y: 0 },
    { x: -5, y: 20 },
    { x: 25, y: 20 },
  ];
  expect(lot.faults?.(lotOf(star))).toEqual([
    'Edge 1 and edge 3; edge 1 and edge 4; edge 2 and edge 4; and 2 more pairs cross or touch. The area is right when the edges meet at corners only.',
  ]);
});

test('an edge that crosses the gap of a deed is not said to cross one that no call made', () => {
  // The fourth edge ends inside: the gap from there to the first corner crosses the second edge.
  const open = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 20, y: 40 },
    { x: 100, y: 80 },
    { x: 60, y: 60 },
  ];
  const known = [{}, {}, {}, {}, { name: 'closing' }];
  const said = (from: number): readonly string[] | undefined => {
    const turned = <T>(list: readonly T[]): T[] => [...list.slice(from), ...list.slice(0, from)];
    return lot.faults?.(lotOf(turned(open), turned(known)));
  };
  const rest = 'cross or touch. The area is right when the edges meet at corners only.';
  expect(said(0)).toEqual([
    `Edge 2 and the closing gap; edge 3 and edge 4; edge 3 and the closing gap ${rest}`,
  ]);
  expect(said(4)).toEqual([
    `The closing gap and edge 3; the closing gap and edge 4; edge 4 and edge 5 ${rest}`,
  ]);
});

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

  test('distances are in decimal feet or in meters, bearings go by the plan’s north', () => {
    expect(words(lotOf(corners), { units: 'metres', north: 30 }).slice(0, 2)).toEqual([
      `N 60°00'00" E  36.58 m`,
      `S 30°00'00" E  24.38 m`,
    ]);
    expect(words(lotOf(corners), { units: 'metres' }).at(-1)).toBe('891.9 m²');
  });

  test('a curve has its radius and length', () => {
    const [a, b, c, d] = corners;
    const bent = lotOf([a, { ...b, bulge: 0.5 }, c, d] as Vertex[]);
    expect(words(bent)).toContain("R=50.00'  L=92.73'");
  });

  test('what has no room is left out: first the bearing, then the distance; the area goes into two lines before', () => {
    expect(words(lotOf(corners), { height: 14 })).toEqual([
      "120.00'",
      "80.00'",
      "120.00'",
      "80.00'",
      '9,600 sq ft',
      '(0.220 ac)',
    ]);
    expect(words(lotOf(corners), { height: 60 })).toEqual([]);
  });

  test('edges are named where the lot is so wide that much else can stand on it', () => {
    const across = 80;
    expect(words(lotOf(corners, names), { height: across / 18 - 0.01 })).toContain('Rear');
    expect(words(lotOf(corners, names), { height: across / 18 + 0.01 })).not.toContain('Rear');
  });

  test('the area stands in the middle of where the lot is wide, not of its box', () => {
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

  test('the area stands where it was put, beside the line only as far as its words have room', () => {
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
