// A lot whose survey leaves a gap, and the same lot closed by the compass rule.
import { describe, expect, test } from 'vitest';
import { edgeLength, edgesOf } from '../../geometry/outline.ts';
import { distance } from '../../geometry/point.ts';
import { readPlanFile } from '../../file/planFile.ts';
import { lot as lotKind, type Lot, lotFromOutline } from './lot.ts';
import { objectsOf } from '../../../testing/testObjects.ts';
import { closedByCompassRule, openSurveyOf } from './lotSurvey.ts';
import type { LotEdge } from './lotEdge.ts';

const surveyed: LotEdge = { source: 'surveyed' };
/** 100 by 60 ft as it was taped: the fourth edge ends half a foot short, and a fifth goes over the gap. */
const corners = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 60 },
  { x: 0, y: 60 },
  { x: 0, y: 0.5 },
];
const edges: readonly LotEdge[] = [
  { ...surveyed, name: 'rear' },
  surveyed,
  { ...surveyed, name: 'front' },
  surveyed,
  { name: 'closing' },
];
const lotOf = (vertices = corners, known = edges): Lot => ({
  id: 'lot',
  type: 'lot',
  order: 'a0',
  ...lotFromOutline(vertices, known),
});
const lengths = ({ vertices }: Lot): number[] => edgesOf({ vertices, closed: true }).map(edgeLength);

describe('a lot with a closing edge', () => {
  test('shows by how much its survey misses, and in what ratio', () => {
    const { closure, legs } = openSurveyOf(lotOf()) ?? {};
    expect(legs).toHaveLength(4);
    expect(closure?.gap).toBeCloseTo(0.5, 9);
    expect(closure?.oneIn).toBeCloseTo(319.5 / 0.5, 6);
  });

  test('closed by the compass rule gives each edge its share of the gap by its length, and has that edge no more', () => {
    const now = closedByCompassRule({
      ...lotOf(),
      entrances: [{ id: 'g', edge: '2', offset: 20, width: 4 }],
    });
    expect(now).toMatchObject({ id: 'lot', edges: edges.slice(0, 4), entrances: [{ id: 'g', edge: '2' }] });
    expect(openSurveyOf(now)).toBeUndefined();
    // The gap goes 0.5 ft up the sheet; so much of it had come to each corner along 100, 160, 260 of 319.5 ft.
    const shares = [0, 100, 160, 260].map((along) => (0.5 * along) / 319.5);
    for (const [i, vertex] of now.vertices.entries()) {
      const { x, y } = corners[i] ?? vertex;
      expect(distance(vertex, { x, y: y - (shares[i] ?? 0) })).toBeLessThan(1e-5);
    }
  });

  test('that is not the last, as in a lot whose first corner was taken elsewhere, closes the same', () => {
    const turn = <T>(list: readonly T[]): T[] => [...list.slice(2), ...list.slice(0, 2)];
    const now = closedByCompassRule(lotOf(turn(corners), turn(edges)));
    const [a, b] = [now, closedByCompassRule(lotOf())].map((one) => lengths(one).toSorted((x, y) => x - y));
    for (const [i, length] of (a ?? []).entries()) expect(length).toBeCloseTo(b?.[i] ?? 0, 5);
    expect(now.edges).not.toContainEqual({ name: 'closing' });
  });

  test('keeps the angle that a curve turns through', () => {
    const bent = corners.map((corner, i) => (i === 1 ? { ...corner, bulge: 0.2 } : corner));
    expect(closedByCompassRule(lotOf(bent)).vertices[1]?.bulge).toBeCloseTo(0.2, 9);
  });
});

test('the edge over the gap is known by whatever name it was given, where it alone was not measured', () => {
  const renamed = edges.map((edge) => (edge.name === 'closing' ? { name: 'side' } : edge));
  const closed = closedByCompassRule(lotOf(corners, renamed));
  expect(closed.vertices).toEqual(closedByCompassRule(lotOf()).vertices);
  expect(closed.edges).toHaveLength(4);
});

test("a side that nobody measured isn't a gap, and neither are two such edges", () => {
  const long = corners.map((corner, i) => (i === 4 ? { x: 0, y: 30 } : corner));
  const open = edges.map((edge) => (edge.name === 'closing' ? {} : edge));
  const two = open.map((edge, i) => (i === 1 ? {} : edge));
  for (const lot of [lotOf(long, open), lotOf(corners, two)]) expect(openSurveyOf(lot)).toBeUndefined();
});

test('a lot without one, or of a closing edge and two others, is left as it is', () => {
  const named = edges.map((edge) => (edge.name === 'closing' ? surveyed : edge));
  for (const lot of [lotOf(corners, named), lotOf(corners.slice(0, 3), [{}, {}, { name: 'closing' }])]) {
    expect(openSurveyOf(lot)).toBeUndefined();
    expect(closedByCompassRule(lot)).toBe(lot);
  }
});

test('a lot with a gap comes back from a file with it', () => {
  const file = { id: 'lot', type: 'lot', vertices: corners, edges };
  const reading = readPlanFile({ objects: [file], settings: { scale: 1 } });
  const [read] = reading.ok ? objectsOf(lotKind, reading.contents.objects) : [];
  expect(read && openSurveyOf(read)?.closure.gap).toBeCloseTo(0.5, 9);
});
