import { expect, test } from 'vitest';
import { offsetName } from '@homeplot/plan/sunTime';
import { deviceZone, fixedZones, type OffsetAt, readTime, typedTimeAt } from './timeOfShadow.ts';

/** New York in 2026: daylight saving time from March 8 to November 1, at 2:00 by the clock. */
const newYork: OffsetAt = (at) =>
  at >= Date.UTC(2026, 2, 8, 7) && at < Date.UTC(2026, 10, 1, 6) ? -240 : -300;

const read = (date: string, time: string, zone = deviceZone) => readTime({ date, time, zone }, newYork);

test.each([
  ['2026-01-15', '12:00', '2026-01-15T17:00Z', -300],
  ['2026-07-15', '12:00', '2026-07-15T16:00Z', -240],
  // Within a day of a change.
  ['2026-03-08', '01:59', '2026-03-08T06:59Z', -300],
  ['2026-03-08', '03:00', '2026-03-08T07:00Z', -240],
  ['2026-11-01', '00:59', '2026-11-01T04:59Z', -240],
  ['2026-11-01', '02:00', '2026-11-01T07:00Z', -300],
])("%s %s by the device's clock is %s", (date, time, utc, offset) => {
  expect(read(date, time)).toEqual({ at: Date.parse(utc), offset });
});

test('a fixed offset needs no zone, and crosses the date line as it says', () => {
  expect(read('2026-07-15', '01:00', '780')).toEqual({ at: Date.parse('2026-07-14T12:00Z'), offset: 780 });
  expect(read('2026-07-15', '12:00', '-660')).toEqual({ at: Date.parse('2026-07-15T23:00Z'), offset: -660 });
});

test('a time that clocks skipped or showed twice is asked about', () => {
  expect(read('2026-03-08', '02:30')).toMatchObject({
    wrong: 'time',
    problem: expect.stringMatching('skipped') as string,
  });
  expect(read('2026-11-01', '01:30')).toMatchObject({
    wrong: 'zone',
    problem: 'Clocks showed this time twice that day. Choose UTC−4 or UTC−5.',
  });
  expect(read('2026-11-01', '01:30', '-240')).toMatchObject({ offset: -240 });
});

test.each([
  ['', '12:00', 'date'],
  ['1899-12-31', '12:00', 'date'],
  ['2101-01-01', '12:00', 'date'],
  ['2026-07-15', '', 'time'],
])('%j at %j is refused for its %s', (date, time, wrong) => {
  expect(read(date, time)).toMatchObject({ wrong });
});

test('now is read back as the same minute', () => {
  const now = Date.parse('2026-07-15T23:59:31Z');
  expect(typedTimeAt(now, newYork)).toEqual({ date: '2026-07-15', time: '20:00', zone: deviceZone });
  expect(readTime(typedTimeAt(now, newYork), newYork)).toMatchObject({ at: Date.parse('2026-07-16T00:00Z') });
});

test('offsets have the names that Americans know', () => {
  expect(offsetName(330)).toBe('UTC+5:30');
  expect(offsetName(-210)).toBe('UTC−3:30');
  expect(fixedZones.map(({ label }) => label)).toContain('UTC−5 (EST, CDT)');
  expect(fixedZones).toHaveLength(38);
});
