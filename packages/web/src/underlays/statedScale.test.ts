import { expect, test } from 'vitest';
import { statedScale } from './statedScale.ts';

test.each([
  ['SCALE: 1" = 20\'', 20],
  ['Scale: 1 inch = 30 feet', 30],
  ['1 IN. = 40 FT.', 40],
  ['1/8" = 1\'-0"', 8],
  ['1” = 10’', 10],
  ['SCALE 1:240', 20],
  ['GRAPHIC SCALE 0 10 20 ( IN FEET ) 1 inch = 20 ft. and again 1"=20\'', 20],
])('%s is read', (text, feetPerInch) => {
  expect(statedScale(text)?.feetPerInch).toBeCloseTo(feetPerInch, 9);
});

test.each([
  ['nothing is stated', "N 12° E 100.00', LOT 4, 5,000 SQ. FT."],
  ['two scales differ', '1" = 20\' detail 1" = 5\''],
  ['it is impossible', '1" = 0\' and SCALE 1:99999999'],
])('no scale is offered where %s', (_, text) => {
  expect(statedScale(text)).toBeUndefined();
});
