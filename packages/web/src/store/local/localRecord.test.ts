import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createPlan } from '@homeplot/plan/plan';
import { defaultSettings } from '@homeplot/plan/settings';
import { describe, expect, test } from 'vitest';
import { LocalRecord, recordKey } from './localRecord.ts';
import { recordPieces } from './recordText.ts';
import { memoryShelf } from './shelf.ts';
import { brokenShelf, TestStorage } from '../../../testing/testWorkspace.ts';

const plan = createPlan({ objects: [], settings: defaultSettings });
const piecesOf = (id: string, minute: number): string[] => [
  ...recordPieces(plan, { id, timestamp: `2026-01-01T00:0${minute}:00.000Z` }),
];
/** More than is put into browser storage. */
const large = (id: string, minute: number): string[] => {
  const [head = '', ...rest] = piecesOf(id, minute);
  return [head, ' '.repeat(2_100_000), ...rest];
};

describe('the local record is stored', () => {
  test('in browser storage', async () => {
    const storage = new TestStorage();
    const record = new LocalRecord(() => storage, memoryShelf());
    expect(await record.write(piecesOf('p', 1))).toBe('kept');
    expect(storage.getItem(recordKey)).toContain('"id":"p"');
    expect(await new LocalRecord(() => storage, memoryShelf()).read()).toBe(storage.getItem(recordKey));
  });

  test('on the shelf if the plan is large, and in storage again when it is small', async () => {
    const [storage, shelf] = [new TestStorage(), memoryShelf()];
    const record = new LocalRecord(() => storage, shelf);
    expect(await record.write(large('p', 1))).toBe('kept');
    expect(storage.getItem(recordKey)?.length).toBeLessThan(200);
    expect(await new LocalRecord(() => storage, shelf).read()).toBe(large('p', 1).join(''));
    expect(await record.write(piecesOf('p', 2))).toBe('kept');
    expect(await shelf.read(recordKey)).toBeUndefined();
    expect(await new LocalRecord(() => storage, shelf).read()).toBe(piecesOf('p', 2).join(''));
  });

  test('out of reach, not gone, if the shelf does not respond', async () => {
    const [storage, shelf] = [new TestStorage(), memoryShelf()];
    await new LocalRecord(() => storage, shelf).write(large('p', 1));
    const record = new LocalRecord(() => storage, brokenShelf);
    expect(await record.read()).toBeUndefined();
    expect(record.isOutOfReach).toBe(true);
    const small = new LocalRecord(() => new TestStorage(), brokenShelf);
    expect(await small.read()).toBeUndefined();
    expect(small.isOutOfReach).toBe(false);
  });

  test('on the shelf if storage is full, and the newer of the two is read', async () => {
    const [storage, shelf] = [new TestStorage(), memoryShelf()];
    const record = new LocalRecord(() => storage, shelf);
    await record.write(piecesOf('p', 1));
    storage.refuses = true;
    expect(await record.write(piecesOf('p', 2))).toBe('moved');
    expect(await new LocalRecord(() => storage, shelf).read()).toBe(piecesOf('p', 2).join(''));
  });

  test('nowhere if both refuse', async () => {
    const blocked = (): Storage => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const record = new LocalRecord(blocked, brokenShelf);
    expect(await record.read()).toBeUndefined();
    expect(await record.write(piecesOf('p', 1))).toBe('lost');
  });

  test('without overwriting what another tab wrote', async () => {
    const [storage, shelf] = [new TestStorage(), memoryShelf()];
    const [one, two] = [new LocalRecord(() => storage, shelf), new LocalRecord(() => storage, shelf)];
    await one.write(piecesOf('p', 1));
    await two.read();
    expect(await two.write(piecesOf('p', 2))).toBe('kept');
    expect(await one.write(piecesOf('p', 3))).toBe('taken');
    expect(one.takenBy()).toMatchObject({ id: 'p' });
    expect(storage.getItem(recordKey)).toBe(piecesOf('p', 2).join(''));
    await one.read();
    expect(await one.write(piecesOf('p', 4))).toBe('kept');
  });
});

test('a record that was written or read is not kept in memory', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const used = (): number => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  let text = '';
  const storage = new TestStorage();
  storage.getItem = () => text || null;
  storage.setItem = () => undefined;
  const records = Array.from({ length: 5 }, () => new LocalRecord(() => storage, memoryShelf()));
  const before = used();
  for (const record of records) {
    const pieces = [...piecesOf('plan-1', 1), ' '.repeat(1_900_000)];
    expect(await record.write(pieces)).toBe('kept');
    text = pieces.join('');
    await record.read();
    text = '';
  }
  expect(used() - before).toBeLessThan(4_000_000);
  expect(records).toHaveLength(5);
});
