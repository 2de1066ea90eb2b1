// A county's file may have hundreds of thousands of corners: they are taken over and projected a few at a time.
import type { ParcelFeature } from '@homeplot/formats/parcelReading';
import { overlaps } from '@homeplot/plan/box';
import type { Tied } from '@homeplot/plan/ground';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  refusedIfEmpty,
  shapesIn,
  shapesOf,
  shapesOfFile,
  surrounds,
  withoutAreaText,
} from './parcelShapes.ts';
import { answersOf } from './worker/parcelJob.ts';

/** A round parcel. */
function parcel(id: number, longitude: number, latitude: number, corners = 4): ParcelFeature {
  const ring = Array.from({ length: corners }, (_, k) => {
    const angle = (k * 2 * Math.PI) / corners;
    return [longitude + 2e-4 * Math.cos(angle), latitude + 2e-4 * Math.sin(angle)] as const;
  });
  return { id, attributes: { APN: String(id) }, geometry: 'polygon', rings: [[ring]] };
}

const features = fc.array(
  fc
    .tuple(fc.double({ min: -1, max: 1, noNaN: true }), fc.double({ min: -1, max: 1, noNaN: true }))
    .map(([x, y]) => [x ** 3 / 50, y ** 3 / 50] as const),
  { minLength: 1, maxLength: 60 },
);
const tied = (north: number, latitude: number): Tied => ({
  ground: { latitude, longitude: -105, at: { x: 30, y: 70 }, source: 'typed' },
  north,
});

test('the parcels in a part of the plan are those of all parcels that are there', () => {
  fc.assert(
    fc.property(
      features,
      fc.nat(360),
      fc.integer({ min: -60, max: 70 }),
      fc.nat(3000),
      (offsets, north, latitude, size) => {
        const all = offsets.map(([x, y], i) => parcel(i, -105 + x, latitude + y));
        const box = { minX: -size, minY: -size / 2, maxX: 40, maxY: size };
        const there = shapesOf(all, tied(north, latitude)).filter((shape) => overlaps(shape.box, box));
        expect(shapesIn(all, box, tied(north, latitude))).toEqual(there);
      },
    ),
  );
});

test('parcels far away are not projected for a part of the plan', () => {
  let reads = 0;
  const counted = Array.from({ length: 1000 }, (_, i): ParcelFeature => {
    const plain = parcel(i, -105 + i, 40);
    const rings = plain.rings.map((part) =>
      part.map((ring) =>
        ring.map(
          (corner) =>
            new Proxy(corner, {
              get(target, field) {
                if (field === '0') reads += 1;
                return Reflect.get(target, field) as unknown;
              },
            }),
        ),
      ),
    );
    return { ...plain, rings };
  });
  expect(shapesIn(counted, { minX: 0, minY: 0, maxX: 90, maxY: 90 }, tied(0, 40))).toHaveLength(1);
  expect(reads).toBeLessThan(4 * 1000 + 100);
});

test('the shapes of a file are made one to a step', () => {
  const steps = shapesOfFile(Array.from({ length: 500 }, (_, i) => parcel(i, -105 + i / 1e3, 40)));
  let count = 0;
  while (!steps.next().done) count += 1;
  expect(count).toBeGreaterThanOrEqual(500);
});

test('a reading is handed over in small parts, and is whole again', () => {
  const many = Array.from({ length: 50_000 }, (_, i) => parcel(i, -105, 40));
  const detailed = Array.from({ length: 500 }, (_, i) => parcel(i, -105, 40, 600));
  for (const all of [many, detailed, []]) {
    const answers = [...answersOf({ ok: true, features: all, crs: 'WGS84', notes: ['A note.'] })];
    const parts = answers.flatMap((answer) => ('portion' in answer ? [answer.portion] : []));
    expect(parts.flat()).toEqual(all);
    for (const part of parts) {
      expect(part.length).toBeLessThanOrEqual(2000);
      expect(part.flatMap(({ rings }) => rings.flat(2)).length).toBeLessThan(21_000);
    }
    expect(answers.at(-1)).toEqual({ ok: true, features: [], crs: 'WGS84', notes: ['A note.'] });
  }
});

test('a problem is handed over as it is', () => {
  const problem = { ok: false, problem: 'The file is empty.' } as const;
  expect([...answersOf(problem)]).toEqual([problem]);
});

test('a file without features is refused, with what was left out of it', () => {
  const reading = { ok: true, features: [parcel(1, -105, 40)], crs: 'WGS84', notes: [] } as const;
  expect(refusedIfEmpty(reading)).toBe(reading);
  expect(refusedIfEmpty({ ...reading, features: [] })).toEqual({
    ok: false,
    problem: 'No parcels can be read from this file: it has none with an outline.',
  });
  expect(
    refusedIfEmpty({ ...reading, features: [], notes: ['2 features without a geometry left out.'] }),
  ).toEqual({
    ok: false,
    problem:
      'No parcels can be read from this file: it has none with an outline. 2 features without a geometry left out.',
  });
});

test('what has no area is counted, and a line around a point does not surround it', () => {
  const outline = parcel(0, -105, 40);
  const line = { ...outline, geometry: 'line' as const };
  const spot = { ...outline, geometry: 'point' as const };
  expect(withoutAreaText([outline], 'parcels')).toBe(undefined);
  const mixed = [outline, line, spot, spot];
  expect(withoutAreaText(mixed, 'parcels')).toBe(
    "1 line and 2 points aren't listed: a lot needs a closed outline.",
  );
  expect(withoutAreaText([spot], 'parcels')).toBe("1 point isn't listed: a lot needs a closed outline.");
  expect(withoutAreaText(mixed, 'buildings')).toBe("1 line and 2 points aren't added as buildings.");
  expect(withoutAreaText([line], 'buildings')).toBe("1 line isn't added as a building.");
  const place = tied(0, 40);
  const { at } = place.ground;
  expect(shapesOf([outline, line], place).map((shape) => surrounds(shape, at))).toEqual([true, false]);
});
