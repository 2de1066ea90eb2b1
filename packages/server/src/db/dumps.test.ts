import { expect, test } from 'vitest';
import { toRemove } from './dumps.ts';

const at = (time: string): string => `${time.replaceAll(':', '-')}-00-000Z.dump.gz`;

/** What is left if old dumps are removed after each new one. */
function keptOf(times: readonly string[]): readonly string[] {
  return times.reduce<readonly string[]>((names, time) => {
    const all = [at(time), ...names];
    const removed = new Set(toRemove(all));
    return all.filter((name) => !removed.has(name));
  }, []);
}

const hourly = (days: number): string[] =>
  Array.from({ length: days * 24 }, (_, hour) =>
    new Date(Date.UTC(2026, 9, 1) + hour * 3_600_000).toISOString().slice(0, '2026-11-21T06:00'.length),
  );

test('of hourly dumps, the last ones of the last hours, days and weeks are kept', () => {
  const kept = keptOf(hourly(60));
  expect(kept.map((name) => name.slice(0, 13))).toEqual([
    ...['23', '22', '21', '20', '19', '18'].map((hour) => `2026-11-29T${hour}`),
    ...[28, 27, 26, 25, 24, 23].map((day) => `2026-11-${day}T23`),
    // Sundays.
    ...['2026-11-22', '2026-11-15', '2026-11-08', '2026-11-01'].map((day) => `${day}T23`),
  ]);
});

test('many dumps in one hour do not push out those of other hours', () => {
  const before = keptOf(hourly(30));
  const busy = Array.from({ length: 50 }, (_, minute) => `2026-10-31T00:${String(minute).padStart(2, '0')}`);
  const after = keptOf([...hourly(30), ...busy]);
  expect(after[0]).toBe(at('2026-10-31T00:49'));
  // The oldest of the hours and of the days.
  expect(before.filter((name) => !after.includes(name)).length).toBeLessThanOrEqual(2);
});

test('dumps far apart are all kept until there are five weeks of them', () => {
  const weekly = ['2026-09-01T10:00', '2026-09-15T10:00', '2026-10-01T10:00', '2026-10-20T10:00'];
  expect(keptOf(weekly)).toHaveLength(4);
});
