// More than sixty notations of surveys, each with lots that are known: nothing is misread, and almost everything is read or
// asked about.
import { describe, expect, test } from 'vitest';
import { type Course, madeLot } from '../../testing/notations/courses.ts';
import { type Notation, notations } from '../../testing/notations/notations.ts';
import type { NotationQuestion } from '../reading/compactAngle.ts';
import { type Leg, plot } from '../survey/traverse.ts';
import { isRead } from './deedCall.ts';
import { type Deed, readDeed } from './deedText.ts';

const samples = 20;

/** Feet: lengths are written to a hundredth, and meters and chains to less. */
const near = 0.011;

type Outcome = 'right' | 'asked' | 'flagged' | 'wrong';

function outcomesOf(notation: Notation, seed: number): Outcome[] {
  const random = randomOf(seed);
  return Array.from({ length: samples }, () =>
    outcomeOf(notation, madeLot(random, notation.curved === true)),
  );
}

test('there are sixty kinds, and no two write a lot alike', () => {
  const lot = madeLot(randomOf(1), true);
  expect(new Set(notations.map(({ write }) => write(lot))).size).toBeGreaterThanOrEqual(60);
});

function outcomeOf(notation: Notation, lot: readonly Course[]): Outcome {
  const text = notation.write(lot);
  const deed = readDeed(text);
  const straight = judged(deed, lot);
  if (!deed.question || straight === 'wrong') return straight;
  const answer = answerOf(notation, deed.question);
  return judged(readDeed(text, answer), lot) === 'right' ? 'asked' : 'flagged';
}

/** The answer that says what the notation is; what the question doesn't ask is left out. */
function answerOf({ answer = '' }: Notation, { choices }: NotationQuestion) {
  return choices.find(({ notation }) => notation.split(' ').every((word) => answer.includes(word)))?.notation;
}

/** What was read: every course as it is, some of them with the others flagged, or something else. */
function judged(deed: Deed, lot: readonly Course[]): 'right' | 'flagged' | 'wrong' {
  const own = deed.calls.filter(({ state }) => state !== 'aside');
  const read = own.flatMap((call) => (isRead(call) ? [call.call] : []));
  const { legs } = plot(read);
  if (legs.length < read.length) return 'wrong';
  const isWhole = read.length === own.length && read.length === lot.length;
  if (isWhole && lot.every((course, i) => fits(legs[i], course))) return 'right';
  let at = 0;
  for (const leg of legs) {
    while (at < lot.length && !fits(leg, lot[at])) at += 1;
    if (at === lot.length) return 'wrong';
    at += 1;
  }
  return read.length === 0 || own.length > read.length ? 'flagged' : 'wrong';
}

function fits(leg: Leg | undefined, course: Course | undefined): boolean {
  if (!leg || !course) return false;
  const azimuth = (course.seconds / 3600 / 180) * Math.PI;
  const [east, north] = [course.length * Math.sin(azimuth), course.length * Math.cos(azimuth)];
  const bulge = course.curve ? Math.tan(((course.curve.delta / 3600 / 4) * Math.PI) / 180) : 0;
  return (
    Math.hypot(leg.to.x - leg.from.x - east, leg.to.y - leg.from.y + north) < near &&
    Math.abs(leg.bulge - bulge) < 2e-4
  );
}

/** mulberry32: the same numbers in every run. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

describe('of all notations', () => {
  const outcomes = notations.map((notation, i) => ({ name: notation.name, all: outcomesOf(notation, i) }));
  const counted = (wanted: Outcome): number =>
    outcomes.flatMap(({ all }) => all).filter((outcome) => outcome === wanted).length;

  test('none is misread', () => {
    expect(outcomes.filter(({ all }) => all.includes('wrong'))).toEqual([]);
  });

  test('at least 97 % are read, or read once a question is answered', () => {
    expect(counted('right') + counted('asked')).toBeGreaterThanOrEqual(0.97 * samples * notations.length);
  });
});

describe('a list', () => {
  const stated = (text: string): string[] =>
    readDeed(text).calls.map((call) => (isRead(call) ? 'read' : call.reason));

  test('whose lines are numbered asks whether these are quadrants', () => {
    const { question } = readDeed('1 56-02-05 100\n2 33-57-55 80\n3 56-02-05 100\n4 33-57-55 80');
    expect(question?.choices.map(({ notation }) => notation)).toEqual(['inQuadrants', 'fromNorth']);
  });

  test('with a course that is written in another way says so', () => {
    expect(stated('NE 56-02-05 100.00\nSE 33-57-55 80.00\nR 45-30-00 80.00')).toEqual([
      'read',
      'read',
      "it isn't written like the other courses",
    ]);
  });

  test.each([
    ['whose first course is damaged', 'W 56-02-05 100.00\nSE 33-57-55 80.00\nSW 56-02-05 100.00', 0],
    ['with a length that lost its point', 'NE 56-02-05 100.10\nSE 33-57-55 8020\nSW 56-02-05 100.10', 1],
    ['with an azimuth that lost its S', 'SAZ 56-02-05 100.00\nAZ 146-02-05 80.00\nSAZ 236-02-05 100.00', 1],
    ['with an angle that lost its unit', 'N62.26gE 10.5 m\nS37.74E 8.5 m\nS62.26gW 10.5 m', 1],
  ])('%s flags it', (_, text, at) => {
    expect(stated(text).map((said) => said === 'read')).toEqual([0, 1, 2].map((i) => i !== at));
  });

  test('in gons without units of length asks for them', () => {
    expect(stated('N62.2608gE 100.00\nS37.7392gE 80.00')).toEqual([
      'no unit is given for its length, and the list has other units than feet',
      'no unit is given for its length, and the list has other units than feet',
    ]);
  });

  test('with a latitude that contradicts its bearing says so', () => {
    const head = 'Course Bearing Distance Latitude Departure DMD\n';
    expect(
      stated(`${head}1-2 N 56-02-05 E 100.00 55.87 82.94 82.94\n2-3 S 33-57-55 E 80.00 -56.35 44.70 210.58`),
    ).toEqual(['read', "its latitude and departure aren't those of its bearing and length"]);
  });

  test('whose curve has figures that disagree says which', () => {
    const [, curve] = stated('N0-00-00E 100.00\nCR R=50.00 D=90-00-00 L=60.00 CH=N45-00-00E 70.71');
    expect(curve).toContain('its figures disagree');
  });

  test.each([
    ['minutes above 59', 'NE 56-72-05 100.00'],
    ['an angle above 90 in a quadrant', 'NE 96-02-05 100.00'],
    ['no length', 'NE 56-02-05'],
    ['a length of 0', 'NE 56-02-05 0.00'],
    ['a hand without a word', '45-30-00 R 100.00'],
    ['coordinates', '1 5000.00 5000.00 101.2 IP\n2 5100.00 5000.00 101.4 IP'],
    ['an address', '1200 NE 45'],
    ['mils', 'AZ 996.2 mil 100.00'],
  ])('with %s reads no course', (_, text) => {
    expect(stated(text)).not.toContain('read');
  });
});
