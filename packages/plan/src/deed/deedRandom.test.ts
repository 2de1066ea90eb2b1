// Random deeds, written in many manners: every call is read as it was meant, beside its own words.
import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { withinTurn } from '../measure/angle.ts';
import { readDeed } from './deedText.ts';
import { isRead } from './deedCall.ts';

interface Quadrant {
  readonly from: 'North' | 'South';
  readonly to: 'East' | 'West';
  readonly d: number;
  readonly m: number;
  readonly s: number;
}

const azimuthOf = ({ from, to, d, m, s }: Quadrant): number => {
  const angle = d + m / 60 + s / 3600;
  const way = (from === 'North') === (to === 'East') ? angle : -angle;
  return withinTurn((from === 'North' ? 0 : 180) + way);
};

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
function spelled(value: number): string {
  if (value >= 100) {
    const rest = value % 100;
    return `${ones[Math.floor(value / 100)]} hundred${rest ? ` and ${spelled(rest)}` : ''}`;
  }
  if (value < 20) return ones[value] ?? '';
  const unit = value % 10;
  return `${tens[Math.floor(value / 10) - 2]}${unit ? `-${ones[unit]}` : ''}`;
}
const two = (value: number): string => String(value).padStart(2, '0');

const bearings: readonly ((q: Quadrant) => string)[] = [
  ({ from, to, d, m, s }) => `${from} ${d} degrees ${m} minutes ${s} seconds ${to}`,
  ({ from, to, d, m, s }) => `${from[0]} ${two(d)}°${two(m)}'${two(s)}" ${to[0]}`,
  ({ from, to, d, m, s }) => `${from[0]}${d}-${two(m)}-${two(s)}${to[0]}`,
  ({ from, to, d, m, s }) => `${from[0]}. ${d}º ${m}′ ${s}″ ${to[0]}.`,
  ({ from, to, d, m, s }) => `${from.toUpperCase()} ${d} DEG. ${m} MIN. ${s} SEC. ${to.toUpperCase()}`,
  ({ from, to, d, m, s }) =>
    `${from} ${spelled(d)} (${d}) degrees, ${spelled(m)} (${m}) minutes and ${spelled(s)} (${s}) seconds ${to}`,
  ({ from, to, d, m, s }) => `${from[0]} ${d} ${two(m)} ${two(s)} ${to[0]}`,
  ({ from, to, d, m, s }) => `${from}\n${d}° ${m}’\n${s}” ${to}`,
];

interface Length {
  readonly whole: number;
  readonly cents: number;
}

const lengths: readonly (readonly [feetPerUnit: number, write: (length: Length) => string])[] = [
  [1, ({ whole, cents }) => `${whole}.${two(cents)} feet`],
  [1, ({ whole, cents }) => `${whole}.${two(cents)}'`],
  [1, ({ whole, cents }) => `${whole}.${two(cents)} ft.`],
  [1, ({ whole, cents }) => `${spelled(whole)} and ${two(cents)}/100 (${whole}.${two(cents)}) feet`],
  [66, ({ whole, cents }) => `${whole} chains and ${cents} links`],
  [66, ({ whole, cents }) => `${whole}.${two(cents)} chs.`],
  [16.5, ({ whole, cents }) => `${whole}.${two(cents)} rods`],
  [16.5, ({ whole, cents }) => `${whole}.${two(cents)} poles`],
  [100 / 36, ({ whole, cents }) => `${whole}.${two(cents)} varas`],
  [1 / 0.3048, ({ whole, cents }) => `${whole}.${two(cents)} metres`],
];

const begins = constantFrom(
  'thence ',
  'THENCE ',
  'Thence running ',
  'thence along the line of Lot 7, ',
  'thence with a fence ',
);
const joins = constantFrom(', ', ' ', ', a distance of ', ' for ', ' along said road ', '\n', ' – ');
const ends = constantFrom(
  '; ',
  ' to a point; ',
  ', more or less, to an iron pin;\n',
  ' to a 5/8" rebar; ',
  ' to the corner of Lot 12; ',
);

const quadrant = record({
  from: constantFrom('North' as const, 'South' as const),
  to: constantFrom('East' as const, 'West' as const),
  d: integer({ min: 0, max: 89 }),
  m: integer({ min: 0, max: 59 }),
  s: integer({ min: 0, max: 59 }),
});
const course = record({
  quadrant,
  bearing: constantFrom(...bearings),
  length: record({ whole: integer({ min: 1, max: 999 }), cents: integer({ min: 1, max: 99 }) }),
  written: constantFrom(...lengths),
  begin: begins,
  join: joins,
  end: ends,
});

test('every call of a random deed is read as it was meant, beside its own words', () => {
  assert(
    property(array(course, { minLength: 1, maxLength: 12 }), (courses) => {
      const clauses = courses.map(
        ({ quadrant: q, bearing, length, written: [, write], begin, join, end }) => {
          const called = `${begin}${bearing(q)}${join}${write(length)}`;
          return { called, end };
        },
      );
      const text = clauses.map(({ called, end }) => called + end).join('');
      const { calls } = readDeed(text);
      expect(calls).toHaveLength(courses.length);
      for (const [i, call] of calls.entries()) {
        const meant = courses[i];
        if (!meant || !isRead(call) || call.call.kind !== 'line') throw new Error(`not read: ${text}`);
        const { whole, cents } = meant.length;
        expect(call.call.heading).toEqual({
          azimuth: expect.closeTo(azimuthOf(meant.quadrant), 9) as number,
        });
        expect(call.call.length).toBeCloseTo((whole + cents / 100) * meant.written[0], 6);
        // A full stop after an abbreviation is left to the text.
        expect(clauses[i]?.called.replace(/\.$/, '')).toBe(text.slice(call.start, call.end));
      }
    }),
  );
});

interface CurveWords {
  readonly turn: 'right' | 'left';
  readonly radius: string;
  readonly arc: string;
  readonly chord: string;
  readonly bearing: string;
}

const curves: readonly ((words: CurveWords) => string)[] = [
  ({ turn, radius, arc, chord, bearing }) =>
    `along a curve to the ${turn} having a radius of ${radius} feet, an arc length of ${arc} feet and a chord bearing ${bearing} ${chord} feet`,
  ({ turn, radius, arc, chord, bearing }) =>
    `along the arc of a curve to the ${turn} (R=${radius}', L=${arc}', CB=${bearing}, CH=${chord}')`,
  ({ turn, radius, arc, chord, bearing }) =>
    `with a ${radius} foot radius curve to the ${turn}, the chord of which bears ${bearing}, ${chord} feet, an arc distance of ${arc} feet`,
  ({ turn, radius, arc, chord, bearing }) =>
    `on a curve to the ${turn.toUpperCase()}, WITH A RADIUS OF ${radius} FT., FOR AN ARC DISTANCE OF ${arc} FT., SAID CURVE BEING SUBTENDED BY A CHORD BEARING ${bearing} FOR ${chord} FT.`,
  ({ turn, radius, arc, chord, bearing }) =>
    `${arc} feet along the arc of a curve deflecting to the ${turn}, said curve having a radius of ${radius} feet, chord ${bearing}, ${chord} feet`,
];

const bend = record({
  quadrant,
  bearing: constantFrom(...bearings),
  radius: integer({ min: 2000, max: 90_000 }),
  central: integer({ min: 5, max: 170 }),
  turn: constantFrom('right' as const, 'left' as const),
  write: constantFrom(...curves),
  end: ends,
});

test('every curve of a random deed is read as it was meant, whatever stands around it', () => {
  const hundredths = (value: number): string => value.toFixed(2);
  assert(
    property(array(bend, { minLength: 1, maxLength: 8 }), (bends) => {
      const text = bends
        .map(({ quadrant: q, bearing, radius, central, turn, write, end }, i) => {
          const feet = radius / 100;
          const angle = (central * Math.PI) / 180;
          const words = {
            turn,
            radius: hundredths(feet),
            arc: hundredths(feet * angle),
            chord: hundredths(2 * feet * Math.sin(angle / 2)),
            bearing: bearing(q),
          };
          return `thence N 5 E ${i + 1} feet; thence ${write(words)}${end}`;
        })
        .join('');
      const { calls } = readDeed(text);
      expect(calls).toHaveLength(2 * bends.length);
      for (const [i, { quadrant: q, radius, central, turn }] of bends.entries()) {
        const read = calls[2 * i + 1];
        if (!read || !isRead(read)) throw new Error(`not read: ${text}`);
        expect(read.notes).toEqual([]);
        expect(read.call).toMatchObject({
          kind: 'arc',
          turn,
          radius: radius / 100,
          arc: Number(hundredths((radius / 100) * ((central * Math.PI) / 180))),
          starts: { chord: expect.closeTo(azimuthOf(q), 9) as number },
        });
      }
    }),
  );
});
