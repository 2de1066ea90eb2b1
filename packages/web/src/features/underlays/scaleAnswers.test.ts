import { expect, test } from 'vitest';
import { calibratedFrame } from '@homeplot/plan/calibration';
import { answersInOtherUnits, readScale, type ScaleAnswers } from './scaleAnswers.ts';
import { checkText, scaleLines } from './scaleText.ts';
import { testUnderlay } from '../../../testing/testUnderlay.ts';

const settings = { units: 'feet-inches', north: 0 } as const;
/** The top and the left side of a lot of 150 by 100 feet on a page at 1" = 20'. */
const points = [
  { x: 200 / 1224, y: 150 / 792 },
  { x: 740 / 1224, y: 150 / 792 },
  { x: 200 / 1224, y: 150 / 792 },
  { x: 200 / 1224, y: 510 / 792 },
];
const answers = (more: Partial<ScaleAnswers> = {}): ScaleAnswers => ({
  distance: "150'",
  direction: 'kept',
  bearing: '',
  check: '',
  ...more,
});
const fresh = testUnderlay({ x: 10, y: 10, width: 34, height: 22 });
const read = (given: Partial<ScaleAnswers>, at = points) => readScale(fresh, at, answers(given), settings);

test('two points and their distance give the scale, and a second pair the error', () => {
  const { calibration, check } = read({ check: '100' });
  const frame = calibration && calibratedFrame(fresh, calibration);
  expect(frame).toMatchObject({ rotation: 0 });
  expect(frame?.width).toBeCloseTo(340, 5);
  expect(frame?.height).toBeCloseTo(220, 5);
  expect(check?.measured).toBeCloseTo(100, 5);
  expect(Math.abs(check?.percent ?? 1)).toBeLessThan(1e-6);
  expect(read({ check: '99.9' }).check?.percent).toBeCloseTo(0.1001, 4);
});

test('answers that were typed in feet give the same scale on a metric plan', () => {
  const typed = answers({ distance: '150', check: '99.9' });
  const restated = answersInOtherUnits(typed, 'feet-inches', 'metres');
  expect(restated).toMatchObject({ distance: "150'", check: "99.9'" });
  const metric = readScale(fresh, points, restated, { ...settings, units: 'metres' });
  expect(metric).toEqual(read({ distance: '150', check: '99.9' }));
});

test('a check distance without its points is asked for, never dropped', () => {
  expect(read({ check: '100' }, points.slice(0, 3))).toEqual({
    problems: { check: 'Mark the two points that are this far apart, or clear this field.' },
  });
  expect(read({}, points.slice(0, 3)).calibration).toBeDefined();
});

test('the line is turned to a bearing of the plan, or level', () => {
  const turned = (given: Partial<ScaleAnswers>, north = 0, at = points) => {
    const { calibration } = readScale(fresh, at, answers(given), { ...settings, north });
    return calibration && calibratedFrame(fresh, calibration).rotation;
  };
  expect(turned({ direction: 'bearing', bearing: 'N 80 E' })).toBeCloseTo(350, 6);
  expect(turned({ direction: 'bearing', bearing: 'N 80 E' }, 10)).toBeCloseTo(0, 6);
  expect(turned({ direction: 'vertical' })).toBeCloseTo(90, 6);
  const [a, b] = points;
  const backward = [b, a].flatMap((point) => point ?? []);
  expect(turned({ direction: 'horizontal' }, 0, backward)).toBeCloseTo(0, 6);
});

test.each([
  ['zero', { distance: '0' }, 'distance', 'has to be more than 0'],
  ['negative', { distance: '-5' }, 'distance', 'has to be more than 0'],
  ['missing', { distance: ' ' }, 'distance', 'Type the distance'],
  ['words', { distance: 'about ten' }, 'distance', "isn't a length"],
  ['endless', { distance: '1e9' }, 'distance', ''],
  ['a wrong bearing', { direction: 'bearing', bearing: 'left' }, 'bearing', "isn't a direction"],
  ['a wrong check', { check: 'x' }, 'check', "isn't a length"],
] as const)('%s is refused beside its field', (_, given, field, words) => {
  const { calibration, problems } = read(given);
  expect(calibration).toBeUndefined();
  expect(problems[field]).toContain(words);
});

test('two points at the same place have no distance', () => {
  const [a] = points;
  const { calibration, problems } = read({}, a ? [a, a] : []);
  expect(calibration).toBeUndefined();
  expect(problems.distance).toContain('at the same place');
});

test('the card says how it was scaled and how well that holds', () => {
  expect(scaleLines(fresh, 'feet-inches')).toEqual(['Not to scale yet.']);
  const { calibration } = read({ check: '99.9' });
  const scaled = calibration && { ...fresh, ...calibratedFrame(fresh, calibration), calibration };
  expect(scaled && scaleLines(scaled, 'feet-inches')).toEqual([
    "Scaled by two points 150' apart.",
    expect.stringMatching(
      /^Checked by 99' 10 13\/16"\. The picture measures 100\.00' there: 0\.10% \(0\.10'\) long\.$/,
    ),
  ]);
  expect(checkText({ measured: 90, off: -10, percent: -10 }, 'feet-inches')).toContain('distorted');
});
