import { describe, expect, test } from 'vitest';
import { BusyError } from './busyError.ts';
import { Door } from './door.ts';
import { type DoorLimits, doorLimits } from './doorLimits.ts';
import type { Work } from './turns.ts';

const party = (account: string, network = account) => ({ account, network });

/** A door where work begins in the order of `begun` and ends when it is told to. */
function work(limits: Partial<DoorLimits>) {
  const door = new Door({ ...doorLimits, ...limits });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    door,
    begun,
    begin: (name: string, who = party(name), bytes = 0, kind: Work['kind'] = 'write') =>
      door.turns.run(who, { kind, bytes }, (held) => {
        begun.push(name);
        return new Promise<typeof held>((resolve) => ends.set(name, () => resolve(held)));
      }),
    end: async (name: string): Promise<void> => {
      ends.get(name)?.();
      await new Promise(setImmediate);
    },
  };
}

describe('statements', () => {
  test('of one account run up to its limit, and those of others beside them', async () => {
    const { begin, begun, end } = work({ accountStatements: 2 });
    for (const name of ['a1', 'a2', 'a3']) void begin(name, party('a'));
    void begin('b1', party('b'));
    expect(begun).toEqual(['a1', 'a2', 'b1']);
    await end('b1');
    expect(begun).toEqual(['a1', 'a2', 'b1']);
    await end('a1');
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  test('of one network run up to its limit, however many accounts it has', () => {
    const { begin, begun } = work({ networkStatements: 2 });
    for (const name of ['a', 'b', 'c']) void begin(name, party(name, 'office'));
    void begin('d', party('d', 'home'));
    expect(begun).toEqual(['a', 'b', 'd']);
  });

  test('that wait are served in turn, account by account', async () => {
    const { begin, begun, end } = work({ statements: 1 });
    for (const name of ['a1', 'a2', 'a3', 'a4']) void begin(name, party('a'));
    for (const name of ['b1', 'b2']) void begin(name, party('b'));
    void begin('c1', party('c'));
    for (let count = 0; count < 7; count += 1) await end(begun.at(-1) ?? '');
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  test('that write find a place beside those that read, and those that read beside long reads', () => {
    const { begin, begun } = work({ reads: 2, longReads: 1 });
    for (const name of ['a', 'b']) void begin(name, party(name), 0, 'long read');
    for (const name of ['c', 'd']) void begin(name, party(name), 0, 'read');
    void begin('e', party('e'), 0, 'write');
    expect(begun).toEqual(['a', 'c', 'e']);
  });

  test('are refused if too many wait, or after too long', async () => {
    const { begin } = work({ statements: 1, accountWaiting: 1, waiting: 2, waitTime: 20 });
    void begin('a1', party('a'));
    const waiting = begin('a2', party('a'));
    await expect(begin('a3', party('a'))).rejects.toThrow(BusyError);
    const other = begin('b1');
    await expect(begin('c1')).rejects.toThrow(BusyError);
    await expect(waiting).rejects.toThrow(BusyError);
    await expect(other).rejects.toThrow(BusyError);
  });

  test('that fail make room for the next', async () => {
    const { door, begin, begun } = work({ statements: 1 });
    const failing = door.turns.run(party('a'), { kind: 'read', bytes: 9 }, () =>
      Promise.reject(new Error('refused')),
    );
    void begin('b1');
    await expect(failing).rejects.toThrow('refused');
    expect(begun).toEqual(['b1']);
    expect(door.holdings.bytes).toBe(0);
  });
});

describe('memory for an answer', () => {
  test('is waited for until another answer of the account has been read', async () => {
    const { door, begin, begun, end } = work({ accountBytes: 10 });
    const first = begin('a1', party('a'), 8);
    void begin('a2', party('a'), 8);
    void begin('b1', party('b'), 8);
    expect(begun).toEqual(['a1', 'b1']);
    await end('a1');
    expect(begun).toEqual(['a1', 'b1']);
    (await first).set(0);
    await new Promise(setImmediate);
    expect(begun).toEqual(['a1', 'b1', 'a2']);
    expect(door.holdings.bytes).toBe(16);
  });

  test('is taken from a caller who has stopped reading when another waits for it', async () => {
    const { door, begin, begun, end } = work({ bytes: 10, stallTime: 5 });
    const first = begin('a1', party('a'), 8);
    await end('a1');
    const dropped = new Promise<void>((resolve) => void first.then((held) => held.awaitCaller(resolve)));
    void begin('b1', party('b'), 8);
    await dropped;
    expect(begun).toEqual(['a1', 'b1']);
    expect(door.holdings.bytes).toBe(8);
  });
});

describe('memory for what arrives', () => {
  test('is taken from the caller who has held the most for the longest', () => {
    const { door } = work({ accountBytes: 100, networkBytes: 100, bytes: 100 });
    const dropped: string[] = [];
    const hold = (name: string, bytes: number) => {
      const held = door.holdings.open(party(name));
      held.awaitCaller(() => dropped.push(name));
      held.set(bytes);
    };
    hold('large', 60);
    const began = performance.now();
    while (performance.now() - began < 2);
    hold('small', 20);
    hold('new', 30);
    door.holdings.makeRoom(party('new'));
    expect(dropped).toEqual(['large']);
    expect(door.holdings.bytes).toBe(50);
  });
});
