// The edges of a lot one by one: changed, they take what follows along, and the last one closes the lot.
import { assert, constantFrom, double, nat, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areaOf, perimeterOf } from '../../geometry/outline.ts';
import { distance, lengthOf } from '../../geometry/point.ts';
import { azimuthOf, formatBearing } from '../../survey/bearing.ts';
import { readPlanFile } from '../../file/planFile.ts';
import { objectToFile } from '../../file/objectToFile.ts';
import { entranceEnds } from '../../gates/entrance.ts';
import { lot as lotKind, type Lot, lotFromOutline, sidesOf } from './lot.ts';
import { edgeSourceName } from './edgeSourceNames.ts';
import { canBeComputed, closingEdge } from './lotEdge.ts';
import {
  lotEdgeRows,
  withEdgeBearing,
  withEdgeLength,
  withEdgeRadius,
  withEdgeSource,
  withLotEdge,
  withLotSource,
} from './lotEdges.ts';
import { lotOfRectangle, type Rectangle, rectangle } from '../basic/rectangle.ts';
import { objectsOf } from '../../../testing/testObjects.ts';
import { frameSides } from '../../gates/sides.ts';

const corners = [
  { x: 10, y: 20 },
  { x: 130, y: 20, bulge: 0.5 },
  { x: 130, y: 100 },
  { x: 10, y: 100 },
];
const lot: Lot = {
  id: 'lot',
  type: 'lot',
  order: 'a0',
  ...lotFromOutline(corners, [{ name: 'rear' }]),
  entrances: [{ id: 'g', edge: '2', offset: 20, width: 4 }],
};
const row = (of: Lot | undefined, index: number) => {
  const found = of && lotEdgeRows(of)[index];
  if (!found) throw new Error(`no edge ${index}`);
  return found;
};

describe('the table of edges', () => {
  test('says of each edge how it runs, how long it is, and which one closes the lot', () => {
    const rows = lotEdgeRows(lot);
    expect(rows.map(({ chord }) => formatBearing(azimuthOf(chord, 0)))).toEqual([
      `N 90°00'00" E`,
      `S 0°00'00" W`,
      `N 90°00'00" W`,
      `N 0°00'00" E`,
    ]);
    expect(rows.map(({ radius }) => radius)).toEqual([undefined, 50, undefined, undefined]);
    expect(rows.map(({ closes }) => closes)).toEqual([false, false, false, true]);
    expect(rows[1]?.length).toBeCloseTo(92.73, 2);
    expect(rows[0]?.name).toBe('rear');
  });

  test('an edge made longer moves the corners after it; only it and the last edge change', () => {
    const changed = withEdgeLength(lot, 0, 150);
    expect(changed?.vertices.map(({ x, y }) => [x, y])).toEqual([
      [10, 20],
      [160, 20],
      [160, 100],
      [40, 100],
    ]);
    expect(row(changed, 2).length).toBeCloseTo(120);
    expect(row(changed, 3).length).toBeCloseTo(Math.hypot(30, 80));
  });

  test('an edge turned keeps its length, and so do those after it', () => {
    const north = 30;
    const changed = withEdgeBearing(lot, 2, 262.5, north);
    expect(azimuthOf(row(changed, 2).chord, north)).toBeCloseTo(262.5, 6);
    expect(row(changed, 2).length).toBeCloseTo(120, 6);
    expect(row(changed, 0).chord).toEqual(row(lot, 0).chord);
  });

  test('any bearing and length that is given is what the edge has then, curve or not', () => {
    const length = double({ min: 1, max: 150, noNaN: true });
    const azimuth = double({ min: 0, max: 359.9, noNaN: true });
    assert(
      property(nat(2), length, azimuth, constantFrom(0, 12.5), (index, feet, degrees, north) => {
        const turned = withEdgeBearing(lot, index, degrees, north);
        const changed = withEdgeLength(turned, index, feet);
        expect(row(changed, index).length).toBeCloseTo(feet, 5);
        const off = Math.abs(azimuthOf(row(changed, index).chord, north) - degrees);
        expect(Math.min(off, 360 - off)).toBeLessThan(1e-4);
        expect(row(changed, index).radius ?? 50).toBeCloseTo(50, 5);
      }),
    );
  });

  test('a curve is given another radius between its corners, which cannot be less than half the chord', () => {
    const changed = withEdgeRadius(lot, 1, 65);
    expect(row(changed, 1).radius).toBeCloseTo(65, 6);
    expect(row(changed, 1).chord).toEqual(row(lot, 1).chord);
    expect(withEdgeRadius(lot, 1, 39.9)).toBeUndefined();
  });

  test('a curve longer than its circle is none', () => {
    expect(withEdgeLength(lot, 1, 2 * Math.PI * 50)).toBeUndefined();
    expect(row(withEdgeLength(lot, 1, 300), 1).radius).toBeCloseTo(50, 6);
  });

  test('gates stay on their edges, as far along', () => {
    expect(withEdgeLength(lot, 0, 150)?.entrances).toEqual(lot.entrances);
    expect(withEdgeLength(lot, 2, 15)?.entrances[0]).toMatchObject({ edge: '2', offset: 11 });
  });

  test('an edge gets a name and a source; a name of only spaces is dropped, and unknown fields are kept', () => {
    const known = { ...lot, edges: [{ name: 'rear', extra: { words: 'thence' } }, {}, {}, {}] };
    const changed = withLotEdge(known, 0, { name: ' Elm Street ', source: 'surveyed' });
    expect(changed.edges[0]).toEqual({ name: 'Elm Street', source: 'surveyed', extra: { words: 'thence' } });
    expect(withLotEdge(known, 0, { name: '  ' }).edges[0]).toEqual({ extra: { words: 'thence' } });
  });
});

describe('a rectangle as a lot', () => {
  const gates = ['top', 'right', 'bottom', 'left'].map((edge, i) => ({
    id: edge,
    edge,
    offset: 3 + i,
    width: 4,
  }));
  const fields = rectangle.create({
    from: { x: 10, y: 20 },
    to: { x: 70, y: 60 },
    scale: 2,
    siteExtent: 100,
  });
  if (!fields) throw new Error('none');
  const house: Rectangle = {
    ...fields,
    id: 'r',
    type: 'rectangle',
    order: 'a5',
    name: 'Home',
    layer: 'notes',
    rotation: 30,
    entrances: gates,
    extra: { zoning: 'R1' },
  };

  test('has the same ground, colors, name, layer and place, and what a file said of it besides', () => {
    const made = lotOfRectangle(house);
    expect(made).toMatchObject({
      id: 'r',
      type: 'lot',
      order: 'a5',
      name: 'Home',
      layer: 'notes',
      fillColor: house.fillColor,
      extra: { zoning: 'R1' },
    });
    const path = { vertices: made.vertices, closed: true };
    expect([areaOf(path), perimeterOf(path)]).toEqual([expect.closeTo(2400, 6), expect.closeTo(200, 6)]);
    expect(Object.keys(made)).not.toContain('width');
  });

  test('has its gates where they were', () => {
    const made = lotOfRectangle(house);
    const posts = (sides: ReturnType<typeof sidesOf>, { entrances }: Lot | Rectangle) =>
      entrances.map((entrance) => {
        const side = sides.find(({ name }) => name === entrance.edge);
        return side ? entranceEnds(side, entrance) : [];
      });
    const before = posts(frameSides(house), house);
    const after = posts(sidesOf(made), made);
    for (const [i, ends] of before.entries()) {
      for (const end of ends) {
        expect(Math.min(...(after[i] ?? []).map((post) => distance(post, end)))).toBeLessThan(1e-6);
      }
    }
    expect(after.flat()).toHaveLength(8);
  });

  test('comes back from a file as the lot that it is', () => {
    const reading = readPlanFile({
      objects: [objectToFile(lotOfRectangle(house), 2)],
      settings: { scale: 2 },
    });
    const [read] = reading.ok ? objectsOf(lotKind, reading.contents.objects) : [];
    expect(read && lengthOf(row(read, 0).chord)).toBeCloseTo(60, 4);
  });
});

describe('an edge that closes a lot whose other edges have numbers', () => {
  const given = [90, 180, 270].map((direction, i) => {
    const recorded = { direction, length: i === 1 ? 80 : 120 };
    return { source: 'deed', recorded } as const;
  });
  const straight = corners.map(({ x, y }) => ({ x, y }));
  const closed: Lot = { ...lot, ...lotFromOutline(straight, [...given, closingEdge(given)]) };
  const nameOf = (of: Lot, index = 3): string => edgeSourceName(of.edges, index);

  test('is computed until the user says that it was measured, of it alone or of all edges', () => {
    expect(nameOf(closed)).toBe('computed');
    expect(nameOf(withLotEdge(closed, 3, { ...closed.edges[3], name: 'side' }))).toBe('computed');
    expect(withEdgeSource(closed, 0, 'measured').edges[3]).toEqual(closed.edges[3]);
    for (const said of [withEdgeSource(closed, 3, 'measured'), withLotSource(closed, 'measured')]) {
      expect(nameOf(said)).toBe('measured');
      expect(said.edges[3]).toEqual({ source: 'measured', recorded: { length: 80 } });
      expect(canBeComputed(said.edges, 3)).toBe(true);
      expect(withEdgeSource(said, 3, 'computed').edges[3]).toEqual(closed.edges[3]);
    }
    const longer = withEdgeLength(withEdgeSource(closed, 3, 'measured'), 0, 110) ?? closed;
    expect(nameOf(longer)).toBe('computed');
  });

  test('is the last one', () => {
    const first: Lot = { ...closed, edges: [{ source: 'traced', recorded: {} }, ...given] };
    const said = withEdgeSource(first, 0, 'measured');
    expect(nameOf(said, 0)).toBe('measured');
    expect(said.edges[0]).toEqual({ source: 'measured', recorded: {} });
    expect(said.edges.map((_, i) => canBeComputed(said.edges, i))).toEqual([false, false, false, false]);
    expect(withEdgeSource(said, 0, undefined).edges[0]).toEqual({ recorded: {} });
  });
});
