import { expect, test } from 'vitest';
import { LatestWork } from './latestWork.ts';

test('work is canceled by newer work and by leaving, and work that begins later is not', () => {
  const work = new LatestWork();
  const first = work.begin();
  expect(first.aborted).toBe(false);
  const second = work.begin();
  expect([first.aborted, second.aborted]).toEqual([true, false]);
  work.cancel();
  expect(second.aborted).toBe(true);
  expect(work.begin().aborted).toBe(false);
});
