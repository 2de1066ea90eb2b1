import { describe, expect, test } from 'vitest';
import { type AdmissionLimits, admissionLimits } from './admissionLimits.ts';
import { BusyError, type Job, Scheduler } from './scheduler.ts';

const requester = (account: string, network = account) => ({ account, network });

/** Jobs are listed in `started`, and end when `end` is called. */
function open(limits: Partial<AdmissionLimits>) {
  const scheduler = new Scheduler({ ...admissionLimits, ...limits });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    scheduler,
    started,
    start: (name: string, who = requester(name), bytes = 0, kind: Job['kind'] = 'write') =>
      scheduler.run(who, { kind, bytes }, (memory) => {
        started.push(name);
        return new Promise<typeof memory>((resolve) => ends.set(name, () => resolve(memory)));
      }),
    end: async (name: string): Promise<void> => {
      ends.get(name)?.();
      await new Promise(setImmediate);
    },
  };
}

describe('statements', () => {
  test('of one account run up to its limit, beside those of others', async () => {
    const { start, started, end } = open({ accountStatements: 2 });
    for (const name of ['a1', 'a2', 'a3']) void start(name, requester('a'));
    void start('b1', requester('b'));
    expect(started).toEqual(['a1', 'a2', 'b1']);
    await end('b1');
    expect(started).toEqual(['a1', 'a2', 'b1']);
    await end('a1');
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  test('of one network run up to its limit, for any number of accounts', () => {
    const { start, started } = open({ networkStatements: 2 });
    for (const name of ['a', 'b', 'c']) void start(name, requester(name, 'office'));
    void start('d', requester('d', 'home'));
    expect(started).toEqual(['a', 'b', 'd']);
  });

  test('are queued round-robin by account', async () => {
    const { start, started, end } = open({ totalStatements: 1 });
    for (const name of ['a1', 'a2', 'a3', 'a4']) void start(name, requester('a'));
    for (const name of ['b1', 'b2']) void start(name, requester('b'));
    void start('c1', requester('c'));
    for (let count = 0; count < 7; count += 1) await end(started.at(-1) ?? '');
    expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  test('that write are not blocked by reads, nor reads by long reads', () => {
    const { start, started } = open({ reads: 2, longReads: 1 });
    for (const name of ['a', 'b']) void start(name, requester(name), 0, 'long read');
    for (const name of ['c', 'd']) void start(name, requester(name), 0, 'read');
    void start('e', requester('e'), 0, 'write');
    expect(started).toEqual(['a', 'c', 'e']);
  });

  test('are rejected if the queue is full, or after too long', async () => {
    const { start } = open({ totalStatements: 1, accountQueue: 1, totalQueue: 2, queueTimeout: 20 });
    void start('a1', requester('a'));
    const waiting = start('a2', requester('a'));
    await expect(start('a3', requester('a'))).rejects.toThrow(BusyError);
    const other = start('b1');
    await expect(start('c1')).rejects.toThrow(BusyError);
    await expect(waiting).rejects.toThrow(BusyError);
    await expect(other).rejects.toThrow(BusyError);
  });

  test('that fail free their place and memory', async () => {
    const { scheduler, start, started } = open({ totalStatements: 1 });
    const failing = scheduler.run(requester('a'), { kind: 'read', bytes: 9 }, () =>
      Promise.reject(new Error('refused')),
    );
    void start('b1');
    await expect(failing).rejects.toThrow('refused');
    expect(started).toEqual(['b1']);
    expect(scheduler.memory.totalBytes).toBe(0);
  });
});

describe('memory for a response', () => {
  test('is available once another response of the account was read', async () => {
    const { scheduler, start, started, end } = open({ accountBytes: 10 });
    const first = start('a1', requester('a'), 8);
    void start('a2', requester('a'), 8);
    void start('b1', requester('b'), 8);
    expect(started).toEqual(['a1', 'b1']);
    await end('a1');
    expect(started).toEqual(['a1', 'b1']);
    (await first).resize(0);
    await new Promise(setImmediate);
    expect(started).toEqual(['a1', 'b1', 'a2']);
    expect(scheduler.memory.totalBytes).toBe(16);
  });

  test('is taken from a client that has stopped reading if others need it', async () => {
    const { scheduler, start, started, end } = open({ totalBytes: 10, stallTimeout: 5 });
    const first = start('a1', requester('a'), 8);
    await end('a1');
    const dropped = new Promise<void>(
      (resolve) => void first.then((memory) => memory.waitForClient(resolve)),
    );
    void start('b1', requester('b'), 8);
    await dropped;
    expect(started).toEqual(['a1', 'b1']);
    expect(scheduler.memory.totalBytes).toBe(8);
  });
});

describe('memory for bodies', () => {
  test('is taken from the request that has used the most for the longest', () => {
    const { scheduler } = open({ accountBytes: 100, networkBytes: 100, totalBytes: 100 });
    const dropped: string[] = [];
    const hold = (name: string, bytes: number) => {
      const memory = scheduler.memory.allocate(requester(name));
      memory.waitForClient(() => dropped.push(name));
      memory.resize(bytes);
    };
    hold('large', 60);
    const began = performance.now();
    while (performance.now() - began < 2);
    hold('small', 20);
    hold('new', 30);
    scheduler.memory.makeRoom(requester('new'));
    expect(dropped).toEqual(['large']);
    expect(scheduler.memory.totalBytes).toBe(50);
  });
});
