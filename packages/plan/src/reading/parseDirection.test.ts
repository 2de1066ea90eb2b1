// Bearings as they are typed, and what is said of those that are none.
import { assert, double, property } from 'fast-check';
import { expect, test } from 'vitest';
import { formatBearing } from '../survey/bearing.ts';
import { parseAngle, parseDirection } from './parseDirection.ts';

const exact = 45 + 30 / 60 + 15 / 3600;

test.each([
  [`N 45°30'15" E`, exact],
  ['N45-30-15E', exact],
  ['N45-30.5E', 45 + 30.5 / 60],
  [`N 45d30'15" E`, exact],
  [`N45d30'15"E`, exact],
  ['N45d30m15sE', exact],
  ['N45D30M15SE', exact],
  ['N45deg30min15secE', exact],
  ['n45d 30m 15se', exact],
  ['N45-30-15SE', exact],
  ['S45d30m15sW', 180 + exact],
  ['N45dW', 315],
  ['N45.5E', 45.5],
  [`S 12°5'E`, 180 - 12 - 5 / 60],
  [`N45°30’15”E`, exact],
  [`N45*30'15"E`, exact],
  [`N45^30'15"E`, exact],
  [`N45%%d30'15"E`, exact],
  ['n 45 30 15 e', exact],
  ['N.45°30′15″E.', exact],
  ['North 45 degrees 30 minutes 15 seconds East', exact],
  ['North forty-five (45) degrees thirty (30) minutes fifteen (15) seconds East', exact],
  ['North 45 degrees 30 minutes East', 45.5],
  ['N 45.5 E', 45.5],
  ['N 45½° E', 45.5],
  ['North 45 and one half degrees East', 45.5],
  ['N 45 1/2 deg. E', 45.5],
  [`S 12º15’ W`, 192.25],
  ['S. 12 d. 15 m. W.', 192.25],
  [`N 0°00'30" W`, 360 - 30 / 3600],
  ['Due North', 0],
  ['due west', 270],
  ['North', 0],
  ['E', 90],
  ['S 0° W', 180],
  ['S 0 E', 180],
  ['N 90° E', 90],
  ['N 90 W', 270],
  ['E 10° N', 80],
  ['West 10 degrees South', 260],
  ['NE', 45],
  ['due Southwest', 225],
  [`134°29'45"`, 134 + 29 / 60 + 45 / 3600],
  ['134.5', 134.5],
  ['134.3015°', 134.3015],
  ['N 45.25 E', 45.25],
  ['N 56.0275 E', 56.0275],
  ['N 56.0205° E', 56.0205],
  [`N 46'07'50" E`, 46 + 7 / 60 + 50 / 3600],
  ['360', 0],
  ['0', 0],
])('%s is %d degrees clockwise from north', (typed, azimuth) => {
  const read = parseDirection(typed);
  expect(read).toEqual({ azimuth: expect.closeTo(azimuth, 9) as number });
});

test.each([
  ['N 95° E', `“N 95° E”: 95 degrees from north: a bearing has at most 90.`],
  [`N 45°60' E`, `“N 45°60' E”: 60 minutes: there are 60 in a degree.`],
  [`N 45°30'75" E`, `“N 45°30'75" E”: 75 seconds: there are 60 in a minute.`],
  [`N 45.5°30' E`, `“N 45.5°30' E”: 45.5 degrees have a fraction already, and minutes follow.`],
  [`N 89°60'01" E`, `“N 89°60'01" E”: 60 minutes: there are 60 in a degree.`],
  [`N 90°00'01" E`, `“N 90°00'01" E”: 90 degrees from north: a bearing has at most 90.`],
  ['N95d30m15sE', `“N95d30m15sE”: 95.5 degrees from north: a bearing has at most 90.`],
  ['N45d75m15sE', `“N45d75m15sE”: 75 minutes: there are 60 in a degree.`],
  ['N45d30m60sE', `“N45d30m60sE”: 60 seconds: there are 60 in a minute.`],
  ['N453015E', `“N453015E”: 453,015 degrees from north: a bearing has at most 90.`],
  [
    '20SE',
    `“SE” after the direction cannot be read. Write it as N 45°30'15" E, Due North, or an azimuth such as 134°30'.`,
  ],
  ['361', `“361”: 361 degrees: an azimuth has at most 360.`],
  ['Nouth 45 E', `“Nouth 45 E”: “nouth” isn't a point of the compass.`],
  [
    'n56.0205e',
    `“n56.0205e”: it isn't clear whether 56.0205 is degrees with decimals or 56°02'05"; write it as 56.0205° or as 56°02'05".`,
  ],
  [
    '134.3015',
    `“134.3015”: it isn't clear whether 134.3015 is degrees with decimals or 134°30'15"; write it as 134.3015° or as 134°30'15".`,
  ],
  ['N 45 Esat', `“N 45 Esat”: “esat” isn't a point of the compass.`],
  ['N 45° S', `“N 45° S”: a bearing from north ends in East or West, and “south” follows the angle.`],
  ['N 45°', `“N 45°”: a bearing from north ends in East or West, and nothing follows the angle.`],
  ['', `The direction is empty. Write it as N 45°30'15" E, Due North, or an azimuth such as 134°30'.`],
  ['up', `“up” isn't a direction. Write it as N 45°30'15" E, Due North, or an azimuth such as 134°30'.`],
  [
    'N 45 E 100',
    `“100” after the direction cannot be read. Write it as N 45°30'15" E, Due North, or an azimuth such as 134°30'.`,
  ],
])('%s is refused with what was got', (typed, problem) => {
  expect(parseDirection(typed)).toEqual({ problem });
});

test('every bearing that is written is read back to the second', () => {
  assert(
    property(double({ min: 0, max: 359.9999, noNaN: true }), (azimuth) => {
      const read = parseDirection(formatBearing(azimuth));
      if ('problem' in read) throw new Error(read.problem);
      const off = Math.abs(read.azimuth - azimuth);
      expect(Math.min(off, 360 - off)).toBeLessThanOrEqual(0.5 / 3600 + 1e-9);
    }),
  );
});

test.each([
  [`89°30'`, 89.5],
  ['120.25', 120.25],
  [`270-00-36`, 270.01],
])('the angle %s has %d degrees', (typed, degrees) => {
  expect(parseAngle(typed)).toEqual({ degrees: expect.closeTo(degrees, 9) as number });
});

test('a comma is a decimal point, and parts no minutes from degrees', () => {
  expect(parseDirection('N 45,5 E')).toEqual({ azimuth: 45.5 });
  expect(parseAngle('89,504')).toEqual({ degrees: 89.504 });
  expect(parseDirection('N 45, 30 E')).toHaveProperty('problem');
});

test.each(['', 'right', '360', '12 75', '90 ft'])("'%s' is no angle", (typed) => {
  expect(parseAngle(typed)).toHaveProperty('problem');
});
