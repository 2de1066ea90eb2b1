import { boxBetween, boxDistance, emptyBox } from '@homeplot/plan/box';
import { distance, type Point } from '@homeplot/plan/point';
import { distanceToSegment } from '@homeplot/plan/segment';
import { describe, expect, test } from 'vitest';
import { loupePlace, loupeSize } from './loupePlace.ts';

const radius = loupeSize / 2;
const phones = [
  ['upright', { width: 390, height: 679 }],
  ['held sideways', { width: 844, height: 226 }],
] as const;
/** Where the fields for lengths are on a phone. */
const fieldsOn = (width: number) => ({ minX: width / 2 - 150, maxX: width / 2 + 150, minY: 44, maxY: 92 });

describe.each(phones)('on a phone %s', (_, size) => {
  const { width, height } = size;
  const fields = fieldsOn(width);
  const fingers: Point[] = [];
  for (let x = 4; x < width; x += 20) for (let y = 4; y < height; y += 20) fingers.push({ x, y });

  test('the loupe is inside the canvas and beside the finger, wherever that is', () => {
    for (const finger of fingers) {
      const place = loupePlace(finger, { ...size, fields, line: [], drawn: emptyBox });
      expect(place.x).toBeGreaterThanOrEqual(radius);
      expect(place.x).toBeLessThanOrEqual(width - radius);
      expect(place.y).toBeGreaterThanOrEqual(radius);
      expect(place.y).toBeLessThanOrEqual(height - radius);
      expect(distance(place, finger), `finger at ${finger.x}, ${finger.y}`).toBeGreaterThan(radius + 30);
    }
  });

  test('it never covers the length that is being typed', () => {
    for (const finger of fingers) {
      const place = loupePlace(finger, { ...size, fields, line: [], drawn: emptyBox });
      expect(boxDistance(fields, place), `finger at ${finger.x}, ${finger.y}`).toBeGreaterThan(radius);
    }
  });
});

test('it is above the finger if it can be, and else on the side away from the line that is drawn', () => {
  const room = { width: 390, height: 679, fields: fieldsOn(390), drawn: emptyBox };
  const finger = { x: 200, y: 450 };
  const above = loupePlace(finger, { ...room, line: [{ x: 60, y: 460 }, finger] });
  expect(above.x).toBe(200);
  expect(above.y).toBeLessThan(400);
  const downward = [{ x: 200, y: 120 }, finger] as const;
  const [from, to] = downward;
  expect(distanceToSegment(loupePlace(finger, { ...room, line: downward }), from, to)).toBeGreaterThan(
    radius,
  );
});

test('it is beside what is turned, if there is room near the finger', () => {
  const finger = { x: 150, y: 300 };
  const drawn = boxBetween({ x: 20, y: 320 }, { x: 150, y: 520 });
  const place = loupePlace(finger, {
    width: 390,
    height: 679,
    fields: fieldsOn(390),
    line: [{ x: 85, y: 420 }, finger],
    drawn,
  });
  expect(boxDistance(drawn, place)).toBeGreaterThanOrEqual(radius);
  expect(distance(place, finger)).toBeLessThan(130);
});
