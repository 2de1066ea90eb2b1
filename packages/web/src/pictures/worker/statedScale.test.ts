import { expect, test } from 'vitest';
import { statedScale } from './statedScale.ts';

test.each([
  ['SCALE: 1" = 20\'', 20],
  ['Scale: 1 inch = 30 feet', 30],
  ['1 IN. = 40 FT.', 40],
  ['1/8" = 1\'-0"', 8],
  ['1/16" = 1\'-0"', 16],
  ['Scale 1:1250', 1250 / 12],
  ['1” = 10’', 10],
  ['SHEET 2 1 INCH = 20 FEET', 20],
  ['3 / 32" = 1\'', 32 / 3],
  ['SCALE 1:240', 20],
  ['GRAPHIC SCALE 0 10 20 ( IN FEET ) 1 inch = 20 ft. and again 1"=20\'', 20],
])('%s is read', (text, feetPerInch) => {
  expect(statedScale(text)?.feetPerInch).toBeCloseTo(feetPerInch, 9);
});

test.each([
  ['nothing is stated', "N 12° E 100.00', LOT 4, 5,000 SQ. FT."],
  ['two scales differ', '1" = 20\' detail 1" = 5\''],
  ['its number may go on before it', '1 1/2" = 1\'-0"'],
  ['it begins with a point', '.5" = 1\''],
  ['its feet go on in inches', '1" = 1\'-6"'],
  ['it is impossible', '1" = 0\' and SCALE 1:99999999'],
])('no scale is offered where %s', (_, text) => {
  expect(statedScale(text)).toBeUndefined();
});
