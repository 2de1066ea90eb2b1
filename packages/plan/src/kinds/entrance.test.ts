// Entrances (gates): on any edge of a rectangle, turned or not, moved along it, never off it, kept by the file.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distance, type Point } from '../geometry/point.ts';
import { distanceToSegment } from '../geometry/segment.ts';
import { HitPen } from '../pen/hitPen.ts';
import { objectBox } from '../plan.ts';
import { readPlanFile } from '../planFile.ts';
import { objectToFile } from '../writePlanFile.ts';
import { RecordingPen } from '../pen/recordingPen.ts';
import { type Entrance, entranceEnds, fitEntrance, placeEntrance, slideEntrance } from './entrance.ts';
import { type Frame, fromFrame } from './frame.ts';
import { type Rectangle, rectangle } from './rectangle.ts';
import { objectsOf } from './testObjects.ts';
import { frameSideNames, frameSides, nearestSide, type Side } from './sides.ts';

type Edge = (typeof frameSideNames)[number];
const edges = frameSideNames;
const sideOf = (f: Frame, name: string): Side => {
  const side = frameSides(f).find((one) => one.name === name);
  if (!side) throw new Error(`no side ${name}`);
  return side;
};
const fitted = (f: Frame, entrance: Entrance): Entrance => fitEntrance(sideOf(f, entrance.edge), entrance);
const ends = (f: Frame, entrance: Entrance) => entranceEnds(sideOf(f, entrance.edge), entrance);
const slide = (f: Frame, entrance: Entrance, grab: Point, to: Point): Entrance =>
  slideEntrance(sideOf(f, entrance.edge), entrance, grab, to, (offset) => offset);
/** A gate on the side nearest to a point. */
function place(f: Frame, at: Point, width: number): Entrance {
  const near = nearestSide(frameSides(f), at);
  if (!near) throw new Error('no side');
  return placeEntrance(near.side, 'g', near.along, width, (offset) => offset);
}

const coordinate = fc.double({ min: -200, max: 200, noNaN: true });
const point = fc.record({ x: coordinate, y: coordinate });
const side = fc.double({ min: 2, max: 150, noNaN: true });
const frame: fc.Arbitrary<Frame> = fc.record({
  x: coordinate,
  y: coordinate,
  width: side,
  height: side,
  rotation: fc.constantFrom(0, 0, 30, 45, 90, 200.25),
});
const scale = fc.constantFrom(1, 1.5, 2, 3, 7, 10);
const gateWidth = fc.double({ min: 0.1, max: 20, noNaN: true });

const lot = (over: Partial<Rectangle> = {}): Rectangle => ({
  id: 'lot',
  type: 'rectangle',
  order: 'a0',
  x: 10,
  y: 20,
  width: 40,
  height: 30,
  rotation: 0,
  fillColor: '#e5e7eb',
  borderColor: '#1f2937',
  entrances: [],
  ...over,
});
const gate = (edge: Edge, offset = 5, width = 4, id: string = edge): Entrance => ({
  id,
  edge,
  offset,
  width,
});

test('a gate that swings beyond a shallow rectangle belongs to its box', () => {
  expect(objectBox(lot({ height: 2, entrances: [gate('top')] })).maxY).toBeCloseTo(24);
});

const isOnItsEdge = (f: Frame, entrance: Entrance): boolean => {
  const { from: a, to: b } = sideOf(f, entrance.edge);
  return ends(f, entrance).every((end) => distanceToSegment(end, a, b) < 1e-6);
};

/** The rectangle as it comes back from a file written at the scale. */
function throughFile(object: Rectangle, squares = 2): Rectangle {
  const text = JSON.stringify({ objects: [objectToFile(object, squares)], settings: { scale: squares } });
  const reading = readPlanFile(JSON.parse(text));
  const [read] = reading.ok ? objectsOf(rectangle, reading.contents.objects) : [];
  if (!read) throw new Error('not read');
  return read;
}

const drag = (object: Rectangle, handle: string, to: Point): Rectangle =>
  rectangle.handles?.drag(object, handle, to, false) ?? object;

/** What of a file's rectangle is read, with the notes. */
function readLot(entrances: unknown): { lot: Rectangle | undefined; notes: readonly string[] } {
  const object = { id: 'lot', type: 'rectangle', x: 20, y: 40, width: 80, height: 60, entrances };
  const reading = readPlanFile({ objects: [object], settings: { scale: 2 } });
  const [read] = reading.ok ? objectsOf(rectangle, reading.contents.objects) : [];
  return {
    lot: read,
    notes: reading.ok ? reading.notes : [reading.problem],
  };
}

describe('a gate', () => {
  test('is placed on the edge nearest to the click, with its middle at the click', () => {
    const at: Record<Edge, Point> = {
      top: { x: 30, y: 20.4 },
      right: { x: 49.7, y: 35 },
      bottom: { x: 30, y: 50.4 },
      left: { x: 9.6, y: 35 },
    };
    for (const edge of edges) {
      const placed = place(lot(), at[edge], 4);
      const [a, b] = ends(lot(), placed);
      expect(placed.edge).toBe(edge);
      expect(distance(a, b)).toBeCloseTo(4);
      expect(distance({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, at[edge])).toBeLessThan(0.5);
    }
  });

  test('is on its edge wherever it is placed, on a turned rectangle too', () => {
    fc.assert(
      fc.property(frame, point, gateWidth, (f, at, width) => {
        const placed = place(f, at, width);
        expect(isOnItsEdge(f, placed)).toBe(true);
        expect(placed.edge).toBe(nearestSide(frameSides(f), at)?.side.name);
      }),
    );
  });

  test('is never off its edge wherever it is dragged, and stays on the same one', () => {
    fc.assert(
      fc.property(frame, fc.constantFrom(...edges), gateWidth, point, point, (f, edge, width, grab, to) => {
        const before = fitted(f, { id: 'g', edge, offset: 1, width });
        const slid = slide(f, before, grab, to);
        expect(slid.edge).toBe(edge);
        expect(slid.width).toBeCloseTo(before.width, 6);
        expect(isOnItsEdge(f, slid)).toBe(true);
      }),
    );
  });

  test('follows the pointer along its edge', () => {
    const slid = slide(lot(), gate('right'), { x: 50, y: 27 }, { x: 70, y: 35 });
    expect(slid.offset).toBeCloseTo(13);
    const turned = lot({ rotation: 90 });
    const away = { x: 1000, y: 0 };
    expect(slide(turned, gate('left'), { x: 0, y: 0 }, away).offset).toBe(0);
  });

  test('is no longer than its edge', () => {
    expect(fitted(lot(), gate('top', 3, 500))).toMatchObject({ offset: 0, width: 40 });
    expect(fitted(lot(), gate('left', -3, 0)).width).toBeCloseTo(1 / 12);
  });

  test('stays on its edge when the rectangle is resized', () => {
    fc.assert(
      fc.property(
        frame,
        fc.constantFrom('nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w', 'turn'),
        point,
        (f, handle, to) => {
          const entrances = edges.map((edge) => fitted(f, gate(edge)));
          const resized = drag(lot({ ...f, entrances }), handle, to);
          expect(resized.entrances.map(({ edge }) => edge)).toEqual([...edges]);
          expect(resized.entrances.every((entrance) => isOnItsEdge(resized, entrance))).toBe(true);
        },
      ),
    );
    const [form] = rectangle.forms(lot({ entrances: [gate('top', 30, 8)] }));
    expect(form?.apply({ width: 20, height: 30 }).entrances).toEqual([gate('top', 12, 8)]);
  });
});

describe('in the file', () => {
  test('gates on all four edges survive a round trip, of turned and unturned rectangles, at any scale', () => {
    fc.assert(
      fc.property(
        frame,
        scale,
        gateWidth,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (f, squares, width, along) => {
          const entrances = edges.map((edge) => fitted(f, gate(edge, along * 150, width)));
          const object = lot({ ...f, entrances });
          const read = throughFile(object, squares);
          expect(read.entrances.map(({ id, edge }) => [id, edge])).toEqual(
            entrances.map(({ id, edge }) => [id, edge]),
          );
          for (const [i, entrance] of entrances.entries()) {
            const [a, b] = ends(object, entrance);
            const [c, d] = ends(read, read.entrances[i] ?? entrance);
            expect(Math.max(distance(a, c), distance(b, d))).toBeLessThan(1e-4);
          }
          const again = JSON.stringify(objectToFile(read, squares));
          expect(JSON.stringify(objectToFile(throughFile(read, squares), squares))).toBe(again);
          expect(again).toBe(JSON.stringify(objectToFile(object, squares)));
        },
      ),
      { numRuns: 500 },
    );
  });

  test('an entrance has id, type, absolute x, y, width and edge, in squares', () => {
    expect(objectToFile(lot({ entrances: [gate('right', 5, 4, 'g1')] }), 2)['entrances']).toEqual([
      { id: 'g1', type: 'entrance', x: 100, y: 50, width: 8, edge: 'right' },
    ]);
  });

  test('one with x and width alone, as the specification has it, is on the top edge', () => {
    expect(readLot([{ id: 'g', type: 'entrance', x: 30, width: 6 }]).lot?.entrances).toEqual([
      gate('top', 5, 3, 'g'),
    ]);
  });

  test('one with x and y but no edge is on the edge nearest to its point', () => {
    expect(readLot([{ id: 'g', x: 100, y: 50, width: 6 }]).lot?.entrances).toEqual([
      gate('right', 5, 3, 'g'),
    ]);
  });

  test('one that lies off its rectangle is brought to the edge', () => {
    const { lot: read } = readLot([{ id: 'g', x: 9000, y: 40, width: 6, edge: 'top' }]);
    expect(read?.entrances).toEqual([gate('top', 37, 3, 'g')]);
  });

  test('one moved by another program goes by its x and y', () => {
    const turned = lot({ rotation: 90, entrances: [gate('top', 5, 4)] });
    const file = objectToFile(turned, 2);
    const far = ends(turned, gate('top', 20, 4))[0];
    const moved = { ...file, entrances: [{ ...readFirst(file['entrances']), x: far.x * 2, y: far.y * 2 }] };
    const reading = readPlanFile({ objects: [moved], settings: { scale: 2 } });
    expect(reading).toMatchObject({
      contents: { objects: [{ entrances: [{ offset: expect.closeTo(20, 6) as number }] }] },
    });
  });

  test('a bad one is left out and said, the good ones stay', () => {
    const { lot: read, notes } = readLot([
      { id: 'a', x: 30, width: 6 },
      { id: 'b', x: 'left', width: 6 },
      7,
      { id: 'c', x: 40, width: -1 },
    ]);
    expect(read?.entrances.map(({ id }) => id)).toEqual(['a']);
    expect(notes).toHaveLength(1);
    expect(notes[0]).toContain('entrances.1, entrances.2, entrances.3');
  });

  test('namesakes and nameless ones get ids of their own', () => {
    const { lot: read } = readLot([
      { id: 'entrance-2', x: 30, width: 6 },
      { x: 40, width: 6 },
      { id: 'g', x: 50, width: 6 },
      { id: 'g', x: 60, width: 6 },
    ]);
    const ids = read?.entrances.map(({ id }) => id) ?? [];
    expect(ids[0]).toBe('entrance-2');
    expect(new Set(ids).size).toBe(4);
  });

  test('its unknown fields are kept and written back', () => {
    const given = { id: 'g', type: 'entrance', x: 30, y: 40, width: 6, edge: 'top', motor: { volts: 24 } };
    const { lot: read } = readLot([given]);
    expect(read && objectToFile(read, 2)['entrances']).toEqual([given]);
  });

  test('what is no list of entrances is left out and said', () => {
    const { lot: read, notes } = readLot('two');
    expect(read?.entrances).toEqual([]);
    expect(notes[0]).toContain('without its entrances');
  });
});

const readFirst = (list: unknown): object => {
  const first: unknown = Array.isArray(list) ? list[0] : undefined;
  return typeof first === 'object' && first !== null ? first : {};
};

describe('as a part of its rectangle', () => {
  const { parts } = rectangle;
  const owner = lot({ entrances: [gate('top'), gate('left')] });
  const forms = parts?.forms(owner, 'top') ?? [];

  test('it is found within the tolerance of its opening, and nowhere else', () => {
    expect(parts?.hit(owner, { x: 16, y: 20.5 }, 1)).toBe('top');
    expect(parts?.hit(owner, { x: 25, y: 20 }, 1)).toBeUndefined();
    expect(parts?.hit(owner, { x: 16, y: 22 }, 1)).toBeUndefined();
  });

  test('its panel has the specified fields and buttons', () => {
    expect(
      forms.map(({ submit, fields }) => [
        submit,
        ...fields.map(({ label, value, min, max }) => [label, value, min, max]),
      ]),
    ).toEqual([
      ['Update Gate Length', ['Length (Feet)', 4, 0, undefined], ['Length (Inches)', 0, 0, 11]],
      [
        'Update Position',
        ['Distance from Left Edge (Feet)', 5, 0, undefined],
        ['Distance from Left Edge (Inches)', 0, 0, 11],
      ],
    ]);
  });

  test('on a vertical edge the distance is from the top edge', () => {
    expect(parts?.forms(owner, 'left').flatMap(({ fields }) => fields.map(({ label }) => label))).toContain(
      'Distance from Top Edge (Feet)',
    );
  });

  test('updating it merges the changes into the gate inside its rectangle, and nothing else', () => {
    expect(forms[0]?.apply({ feet: 3, inches: 6 }).entrances).toEqual([
      { ...gate('top'), width: 3.5 },
      gate('left'),
    ]);
    expect(forms[1]?.apply({ feet: 10, inches: 11 }).entrances[0]?.offset).toBeCloseTo(10 + 11 / 12);
    expect(forms[1]?.apply({ feet: 100, inches: 0 }).entrances[0]).toMatchObject({ offset: 36, width: 4 });
  });

  test('feet and inches of a length are told apart, and carried over twelve', () => {
    const values = (width: number): unknown[] => {
      const one = lot({ entrances: [gate('top', 0, width)] });
      return parts?.forms(one, 'top')[0]?.fields.map(({ value }) => value) ?? [];
    };
    expect(values(3.5)).toEqual([3, 6]);
    expect(values(11.9999)).toEqual([12, 0]);
  });

  test('deleting it leaves the rectangle and the other gates', () => {
    expect(parts?.remove(owner, 'top')).toEqual({ ...owner, entrances: [gate('left')] });
    expect(parts?.has(owner, 'top')).toBe(true);
    expect(parts?.has(owner, 'moat')).toBe(false);
  });
});

test('the border is broken where the gates are', () => {
  const drawn = new RecordingPen(0);
  const owner = lot({ entrances: [gate('top', 5, 4), gate('top', 7, 6, 'over'), gate('right', 0, 3)] });
  rectangle.draw(owner, drawn);
  const border = drawn.marks.flatMap((mark) =>
    mark.mark === 'path' && mark.style.weight === 0.5
      ? mark.path.vertices.slice(1).map((to, i) => [mark.path.vertices[i], to] as const)
      : [],
  );
  const length = border.reduce((sum, [a, b]) => sum + (a && b ? distance(a, b) : 0), 0);
  expect(length).toBeCloseTo(2 * (40 + 30) - 8 - 3);
  const middle = fromFrame(owner, { x: 9, y: 0 });
  expect(border.every(([a, b]) => a && b && distanceToSegment(middle, a, b) > 1)).toBe(true);
});

test('a gate wider than six feet has two leaves', () => {
  const arcs = (width: number): number => {
    const pen = new RecordingPen(0);
    rectangle.draw(lot({ entrances: [gate('top', 5, width)] }), pen);
    return pen.marks.filter((mark) => mark.mark === 'path' && mark.path.vertices.some(({ bulge }) => bulge))
      .length;
  };
  expect([arcs(6), arcs(6.5)]).toEqual([1, 2]);
});

test('a rectangle without fill and border keeps its place in the drawing and can be taken by its edge', () => {
  const unseen = lot({ fillColor: 'transparent', borderColor: 'transparent' });
  const isHit = (at: Point): boolean => {
    const pen = new HitPen(at, 0.5);
    rectangle.draw(unseen, pen);
    return pen.hit;
  };
  expect(throughFile(unseen)).toMatchObject({ fillColor: 'transparent', borderColor: 'transparent' });
  expect(objectBox(unseen)).toEqual({ minX: 10, minY: 20, maxX: 50, maxY: 50 });
  expect([isHit({ x: 10, y: 30 }), isHit({ x: 30, y: 30 })]).toEqual([true, false]);
});
