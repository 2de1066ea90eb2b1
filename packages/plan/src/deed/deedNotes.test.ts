// The notes beside the calls of a deed: its words, what was assumed, and why a call was not read.
import { expect, test } from 'vitest';
import { readDeed } from './deedText.ts';
import { isRead } from './deedCall.ts';

const notes = (text: string): readonly string[] =>
  readDeed(text).calls.flatMap((call) => (isRead(call) ? call.notes : [call.reason]));

test('each call is beside the words that it came from', () => {
  const text = `BEGINNING at a pin; thence N 45 E, 100.00 feet, more or less, to a pin; thence along a curve to the left having a radius of 50 feet and an arc of 20 feet, to the point of beginning.`;
  const words = readDeed(text).calls.map(({ start, end }) => text.slice(start, end));
  expect(words).toEqual([
    'thence N 45 E, 100.00 feet',
    'thence along a curve to the left having a radius of 50 feet and an arc of 20 feet',
  ]);
});

test('what was taken for granted is said', () => {
  expect(notes('thence N 45 E 100')).toEqual(['no unit is given; read as feet']);
  expect(notes('thence N 45 E 100 varas')).toEqual(['varas of Texas, 33 1/3 inches']);
  expect(notes('thence N 45 degrese E 100 feet to a post 4 feet long')).toEqual([
    '“degrese” is read as “degrees”',
  ]);
  expect(notes('thence N 45 E 100 feet and 50 feet')).toEqual([
    'two lengths are given for it, 100 ft and 50 ft',
  ]);
  for (const [both, other] of [
    ['100 feet (measured), 101 feet (deed)', 'the deed distance of 101 ft'],
    ["100' (M) 101' (R)", 'the distance of 101 ft'],
    ["100' (meas.) and 101' (per plat)", 'the plat distance of 101 ft'],
    ['100 feet (record 101 feet)', 'the record distance of 101 ft'],
    ['a grid distance of 100 feet (surface distance 100.01 feet)', 'the surface distance of 100.01 ft'],
    ['100 feet (ground), 99.99 feet (grid)', 'the grid distance of 99.99 ft'],
  ])
    expect(notes(`thence N 45 E ${both} to a pin`)).toEqual([`${other} isn't used`]);
  expect(notes('thence N 45 E 100 feet (to a post), 101 feet (to a pin)')).toEqual([
    'two lengths are given for it, 100 ft and 101 ft',
  ]);
  expect(notes('thence NE 100 feet')).toEqual(['“ne” is read as N 45° E']);
  expect(notes('thence N 5 E 9 feet; thence along a curve to the left, radius 50 feet, arc 20 feet')).toEqual(
    ['no chord bearing is given; read as tangent to the edge before it'],
  );
  expect(notes('thence along a curve to the left, radius 50 feet, arc 20 feet, chord N 5 E 29 feet')).toEqual(
    ['its figures disagree: the chord length is given as 29 ft, and the rest makes it 19.87 ft'],
  );
});

test('the reason why something was not read says what is missing', () => {
  const reasons = (text: string): readonly string[] =>
    readDeed(text).calls.flatMap((call) => (isRead(call) ? [] : [call.reason]));
  expect(reasons('thence N 45 E to a stone')).toEqual(['it has no distance']);
  expect(reasons('thence along Main Street 100 feet')).toEqual(['it has no bearing']);
  expect(reasons('thence westerly along Main Street 100 feet')).toEqual([
    `it has no bearing; “westerly” isn't an exact direction`,
  ]);
  expect(reasons('Nouth 100 feet; East 50 feet')).toEqual(["“nouth” isn't a point of the compass"]);
  expect(reasons('thence N 95 E 100 feet')).toEqual(['95 degrees from north: a bearing has at most 90']);
  expect(reasons('thence on a curve with a radius of 50 feet and an arc of 20 feet, chord N 5 E')).toEqual([
    "it is a curve, but it doesn't say whether it turns right or left",
  ]);
  expect(reasons('thence by a curve to the left with a radius of 50 feet, chord bearing N 5 E')).toEqual([
    'it is a curve: two of radius, arc length, chord length and central angle are needed',
  ]);
  expect(reasons('thence along a non-tangent curve to the left, radius 50 feet, arc 20 feet')).toEqual([
    "it is a curve that isn't tangent, but its chord bearing isn't given",
  ]);
  expect(reasons('thence by the river; thence along a curve to the left, radius 9 feet, arc 5 feet')).toEqual(
    [
      'it has neither bearing nor distance',
      "it continues in the direction of the edge before it, which isn't known",
    ],
  );
});

test("an approximate length, and a number that isn't an angle, are reported as such", () => {
  expect(notes('thence N 5 E about 80 feet')).toEqual(['its length is given as “about” that']);
  expect(notes('North 60\nSouth 50 feet')).toEqual([
    '“60” is read as a length, not as an angle',
    'no unit is given; read as feet',
  ]);
  expect(notes('North 60\nEast 50 feet')).toEqual([
    `it isn't clear whether 60 is a length, or an angle that continues on the next line`,
  ]);
  expect(notes('thence N 5 E 1 20.50 feet')).toEqual([`it isn't clear what 1 is`]);
  expect(notes('thence N 4 5 E 20 feet')).toEqual([
    `it isn't clear whether “4 5” is 45 degrees, or 4 degrees and 5 minutes`,
  ]);
  expect(notes('thence South at right angles to Oak Street 50 feet')).toEqual([
    "its right angle isn't used, only its point of the compass",
  ]);
  expect(notes('thence S 5 E at right angles to Oak Street 50 feet')).toEqual([]);
  expect(notes('thence up the creek with its meanders, the general course being N 50 W 6 chains')).toEqual([
    'only the general course of what meanders is known',
  ]);
  expect(notes('thence N 5 E 0 feet')).toEqual(['its length is 0']);
  expect(notes(`thence North fifty degrees (15°) East eighty (80.00') feet`)).toEqual([
    'the words say 50 and the figures say 15',
  ]);
  const [twice] = notes(
    'thence N 5 E 9 feet; thence on a curve to the left, R=40 feet, L=20 feet\nR=100 feet, L=78.54 feet',
  );
  expect(twice).toBe('its radius is given twice, as 40 and as 100');
  const [twoAngles] = notes(
    'thence along a curve to the left, tangent N 5 E, R=40 feet, central angle of 20°, central angle of 40°',
  );
  expect(twoAngles).toBe('its central angle is given twice, as 20 and as 40');
  expect(notes(`thence N 5 E eighty (18.00') feet`)).toEqual(['the words say 80 and the figures say 18']);
});

test('bearings in three figures are read as azimuths, and each says so', () => {
  const note = 'its bearing is read as an azimuth, clockwise from north';
  const text = `thence on a bearing of 92°15'30" for 40.235 metres; thence on a bearing of 182°15'30" for 20 metres`;
  expect(notes(text)).toEqual([note, note]);
  // None beyond a quadrant shows what they are.
  expect(notes(`thence on a bearing of 52°15'30" for 40.235 metres`)).not.toContain(note);
});

const square =
  'Beginning at a pin; thence N 1 E 200 feet; thence S 89 E 100 feet; thence S 1 W 200 feet; thence N 89 W 100 feet to the point of beginning';
/** What is said beside the edges of the square, for what follows them. */
const besides = (text: string): readonly string[] =>
  readDeed(square + text).calls.flatMap((call) =>
    isRead(call) ? [] : [`${(square + text).slice(call.start, call.end)}: ${call.reason}`],
  );

test.each([
  [', LESS AND EXCEPT the East 10 feet thereof.', 'LESS AND EXCEPT the East 10 feet thereof'],
  [
    ', containing 0.46 acres, more or less. LESS the North 30.5 feet for road. Subject to easements.',
    'LESS the North 30.5 feet for road',
  ],
  [
    '; save and except that part conveyed to the State in Volume 12.',
    'save and except that part conveyed to the State in Volume 12',
  ],
])('a part that is taken out of the land without courses is said: %s', (text, part) => {
  expect(besides(text)).toEqual([
    `${part}: it takes a part out of this land, which the outline and its area still include`,
  ]);
});

test.each([
  ', containing not less than 2 acres of land, more or less, being part of Lot 5.',
  '. EXCEPTING all minerals, oil and gas under the tract.',
  '. Free of encumbrances except taxes for 2020 and a road easement.',
])('words that take no land away say nothing: %s', (text) => {
  expect(besides(text)).toEqual([]);
});

test('an excepted part with courses is said by these', () => {
  const found = besides(
    '. Excepting the following: Beginning at the NE corner; thence S 1 W 50 feet; thence N 89 W 50 feet.',
  );
  expect(found).toHaveLength(2);
  expect(found.join()).not.toContain('takes a part');
});
