// What a file has of a lot, and what is made of a file that does not fit.
import { array, assert, constantFrom, nat, option, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distance } from '../../geometry/point.ts';
import type { Vertex } from '../../geometry/pen.ts';
import { readPlanFile } from '../../file/planFile.ts';
import { objectToFile } from '../../file/objectToFile.ts';
import { entranceEnds } from '../../gates/entrance.ts';
import { type Lot, lot, sidesOf } from './lot.ts';
import { edgeSources, type LotEdge } from './lotEdge.ts';
import { around, corners, gate, lotOf, names } from '../../../testing/testLots.ts';
import { objectsOf } from '../../../testing/testObjects.ts';
import { sidesByName } from '../../gates/sides.ts';

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

  test('an invalid name or source is left out, and the lot stays', () => {
    const { lot: found, notes } = read(corners, {
      edges: [{ name: 'front', source: 'guessed' }, { name: 'side' }],
    });
    expect(found?.vertices).toHaveLength(4);
    expect(notes[0]).toContain('must be one of surveyed, deed, measured, traced');
  });

  test('one whose edges cross opens, and says where it is wrong', () => {
    const [a, b, c, d] = corners;
    const { lot: found, notes } = read([a, c, b, d]);
    expect(notes).toEqual([]);
    expect(found && lot.faults?.(found)).toEqual([
      'Edge 1 and edge 3 cross or touch. The area is only right if edges meet only at corners.',
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
    'Edge 1 and edge 3; edge 1 and edge 4; edge 2 and edge 4; and 2 more pairs cross or touch. The area is only right if edges meet only at corners.',
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
  const rest = 'cross or touch. The area is only right if edges meet only at corners.';
  expect(said(0)).toEqual([
    `Edge 2 and the closing gap; edge 3 and edge 4; edge 3 and the closing gap ${rest}`,
  ]);
  expect(said(4)).toEqual([
    `The closing gap and edge 3; the closing gap and edge 4; edge 4 and edge 5 ${rest}`,
  ]);
});
