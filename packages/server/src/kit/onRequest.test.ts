import { expect, test } from 'vitest';
import { OnRequest } from './onRequest.ts';

test('work that is asked for a hundred times while it is done is done once more, and later again', async () => {
  let [done, atOnce] = [0, 0];
  const work = new OnRequest(async () => {
    atOnce += 1;
    expect(atOnce).toBe(1);
    if (done === 0) for (let i = 0; i < 100; i += 1) void work.ask();
    await Promise.resolve();
    atOnce -= 1;
    done += 1;
  });
  await work.ask();
  expect(done).toBe(2);
  await work.ask();
  expect(done).toBe(3);
});
