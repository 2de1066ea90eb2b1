import { expect, test, vi } from 'vitest';
import { UploadRate } from './uploadRate.ts';

const megabyte = 1024 * 1024;

test('an account may send twice its quota an hour; a small file counts as 64 kB', () => {
  vi.useFakeTimers();
  const rate = new UploadRate(megabyte, 1);
  rate.count('ann', megabyte);
  for (let count = 0; count < 15; count += 1) rate.count('ann', 1);
  rate.check('ann');
  rate.count('ann', 1);
  expect(() => rate.check('ann')).toThrow(
    'You have sent 2 MB within an hour, the most for one account. Go on in 60 minutes.',
  );
  rate.check('bob');
  vi.advanceTimersByTime(3_600_001);
  rate.check('ann');
  vi.useRealTimers();
});

test('without limits it counts nothing', () => {
  const rate = new UploadRate(1, 0);
  rate.count('ann', megabyte);
  expect(() => rate.check('ann')).not.toThrow();
});
