// What a file has of gates, and what is made of a file that does not fit.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distance } from '../geometry/point.ts';
import { readPlanFile } from '../file/planFile.ts';
import { objectToFile } from '../file/objectToFile.ts';

import {
  edges,
  fitted,
  ends,
  frame,
  scale,
  gateWidth,
  lot,
  gate,
  throughFile,
  readLot,
} from '../../testing/testGates.ts';

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

  test('a gate that has what only doors have keeps it as it is', () => {
    const given = {
      id: 'g',
      type: 'entrance',
      x: 0,
      y: 0,
      width: 6,
      edge: '0',
      sill: 'stone',
      floor: 'lowest',
    };
    const fence = {
      type: 'fence',
      vertices: [
        { x: 0, y: 0 },
        { x: 40, y: 0 },
      ],
      entrances: [given],
    };
    const reading = readPlanFile({ objects: [fence], settings: { scale: 2 } });
    const [read] = reading.ok ? reading.contents.objects : [];
    expect(reading.ok && reading.notes).toEqual([]);
    expect(read && objectToFile(read, 2)['entrances']).toEqual([given]);
  });

  test("a value that isn't a list of entrances is left out with a note", () => {
    const { lot: read, notes } = readLot('two');
    expect(read?.entrances).toEqual([]);
    expect(notes[0]).toContain('without its entrances');
  });
});

const readFirst = (list: unknown): object => {
  const first: unknown = Array.isArray(list) ? list[0] : undefined;
  return typeof first === 'object' && first !== null ? first : {};
};
