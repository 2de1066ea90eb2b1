// Hashing passwords: parameters, timing, queueing and priority.
import { readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { Passwords } from './passwords.ts';

function open(concurrency?: number): Passwords {
  const passwords = new Passwords(concurrency);
  onTestFinished(() => passwords.close());
  return passwords;
}

test('a hash is argon2id with 19 MiB, two passes and a random salt', async () => {
  const passwords = open();
  const [one, other] = [await passwords.hash('correct horse'), await passwords.hash('correct horse')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(other).not.toBe(one);
});

test('only the right password matches, and none if there is no hash', async () => {
  const passwords = open();
  const hash = await passwords.hash('correct horse');
  expect(await passwords.matches(hash, 'correct horse')).toBe(true);
  expect(await passwords.matches(hash, 'Correct horse')).toBe(false);
  expect(await passwords.matches(hash, '')).toBe(false);
  expect(await passwords.matches(null, 'nobody has this password')).toBe(false);
});

test('a comparison takes as long without a hash', async () => {
  const passwords = open();
  const hash = await passwords.hash('correct horse');
  await passwords.matches(null, 'warm');
  // Of the cores and not of a clock, which goes on while others work.
  const work = async (against: string | null): Promise<number> => {
    const before = process.cpuUsage();
    await passwords.matches(against, 'wrong');
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < 9; round += 1) {
    known.push(await work(hash));
    unknown.push(await work(null));
  }
  // The least of each: what else this process does only adds to the others.
  expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 2);
  expect(Math.min(...unknown)).toBeLessThan(Math.min(...known) * 2);
});

test('beyond the concurrency, requests are queued in order', async () => {
  const passwords = open(1);
  const order: number[] = [];
  const hashes = Array.from({ length: 8 }, async (_, index) => {
    await passwords.hash('correct horse');
    order.push(index);
  });
  await Promise.all(hashes);
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test('a failure does not block the queue', async () => {
  const passwords = open(1);
  const broken = passwords.matches('no hash at all', 'x');
  const good = passwords.hash('correct horse');
  await expect(broken).rejects.toThrow('Decoding failed');
  expect(await good).toMatch(/^\$argon2id/);
});

test('a full queue is an error with a time to retry', async () => {
  const passwords = open(1);
  const requests = Array.from({ length: 502 }, () => passwords.matches('no hash at all', 'x'));
  const last = (await Promise.allSettled(requests)).at(-1);
  expect(last).toMatchObject({
    status: 'rejected',
    reason: { status: 503, headers: { 'retry-after': '5' } },
  });
});

test('the dummy hash is created later if the queue was full', async () => {
  const passwords = open(1);
  const requests = Array.from({ length: 501 }, () => passwords.matches('no hash at all', 'x'));
  await expect(passwords.matches(null, 'x')).rejects.toMatchObject({ status: 503 });
  await Promise.allSettled(requests);
  expect(await passwords.matches(null, 'x')).toBe(false);
});

test.skipIf(process.platform !== 'linux')(
  'hashing threads have a lower priority than all others',
  async () => {
    const priorities = () => readdirSync('/proc/self/task').map((thread) => getPriority(Number(thread)));
    const before = Math.max(...priorities());
    const passwords = open(1);
    await passwords.hash('correct horse');
    expect(priorities().filter((priority) => priority > before)).toHaveLength(1);
    expect(getPriority(process.pid)).toBeLessThanOrEqual(before);
    await passwords.close();
    expect(Math.max(...priorities())).toBe(before);
  },
);
