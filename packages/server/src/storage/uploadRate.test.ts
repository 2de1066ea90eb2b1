import { expect, test, vi } from 'vitest';
import { filesOf, limits, nameOf, openFiles, pdf } from '../testing/files.ts';
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
    'You have sent 2 MB within an hour, the limit for one account. Try again in 60 minutes.',
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

test('files that are refused count as well', async () => {
  const site = await openFiles({ rateLimitFactor: 0.25 });
  const ann = await site.person();
  const bytes = pdf(limits.fileLimit + 1);
  // Without a length, so that they are received before they are refused.
  const send = () => {
    const streamed = { body: new Response(new Uint8Array(bytes)).body, duplex: 'half' };
    const headers = { 'content-type': 'application/pdf' };
    const path = `/storage/v1/object/files/${nameOf(ann, bytes)}`;
    return site.request(path, { method: 'POST', token: ann.token, headers, ...streamed });
  };
  const answers = [(await send()).status, (await send()).status, (await send()).status];
  expect(answers).toEqual([413, 413, 429]);
  expect((await filesOf(ann).list(ann.id)).data).toEqual([]);
});
