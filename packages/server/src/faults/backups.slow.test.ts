// Dumps are restored as they were, whatever the database holds: random ones, the largest plans, plans that are being
// saved, and dumps of 0.2, whose blocks end within rows.
import * as fc from 'fast-check';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { dumpOf } from '../db/dump.ts';
import { DumpReader } from '../db/dumpReader.ts';
import { readBack } from '../db/readBack.ts';
import { restore } from '../db/restore.ts';
import { newLocation } from '../testing/databases.ts';
import { addAccount, letters, type Plan } from '../testing/anyPlans.ts';
import { rowsOf, superuserAt } from '../testing/everyRow.ts';
import { times } from '../testing/thorough.ts';

/** Creating databases takes seconds, and longer on a busy machine. */
const timeout = 3_600_000;

const keys = { jwtSecret: 's'.repeat(64), publicKey: 'sb_publishable_x' };

const text = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 60 });

const plan: fc.Arbitrary<Plan> = fc.record({
  title: text,
  note: text,
  times: fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 100, max: 2_000 }), fc.constant(20_000)),
});

type Fill = (client: Client) => Promise<unknown>;

/** The rows of a new database, and its dump. */
async function dumped(fill: Fill) {
  const { databaseUrl, remove } = await newLocation('test');
  const client = new Client(superuserAt(databaseUrl));
  await client.connect();
  try {
    await fill(client);
    return { rows: await rowsOf(superuserAt(databaseUrl)), dump: await buffer(dumpOf(client)) };
  } finally {
    await client.end();
    await remove();
  }
}

/** The rows of a new database to which the dump was restored, after it was read back. */
async function restored(dump: Buffer): Promise<readonly object[]> {
  const { databaseUrl, remove } = await newLocation('test', 'empty');
  const open = () => Readable.from([dump]);
  await readBack(open);
  await restore({ connectionString: databaseUrl }, { keys, open }, 'keys in file');
  const rows = await rowsOf(superuserAt(databaseUrl));
  await remove();
  return rows;
}

/** As 0.2 wrote it: each block ends after so many bytes. */
async function cutInto(blockBytes: number, dump: Buffer): Promise<Buffer> {
  const reader = new DumpReader(Readable.from([dump]));
  const parts: Buffer[] = [Buffer.from(`${JSON.stringify(await reader.head())}\n`)];
  for await (const { rows, ...head } of reader.tables()) {
    const all = await buffer(rows);
    for (let at = 0; at === 0 || at < all.length; at += blockBytes) {
      const block = all.subarray(at, at + blockBytes);
      parts.push(Buffer.from(`${JSON.stringify({ ...head, bytes: block.length })}\n`), block);
    }
  }
  return gzipSync(Buffer.concat(parts));
}

test('any database is restored as it was', { timeout }, async () => {
  const account = fc.record({ name: text, plans: fc.array(plan, { maxLength: 6 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(account, { minLength: 1, maxLength: 3 }), async (accounts) => {
      const { rows, dump } = await dumped(async (client) => {
        for (const { name, plans } of accounts) await addAccount(client, name, plans);
      });
      expect(await restored(dump)).toEqual(rows);
    }),
    { numRuns: times(3, 200) },
  );
});

test('many plans, large plans and the largest one are restored as they were', { timeout }, async () => {
  const { rows, dump } = await dumped(async (client) => {
    for (const [count, bytes] of [
      [450, 2_000],
      [200, 8_000],
      [20, 65_000],
      [4, 736_000],
    ] as const)
      await addAccount(
        client,
        'Bea',
        Array.from({ length: count }, () => ({ title: 'Lot', note: 'x\\', times: bytes / 7 })),
      );
    const id = await addAccount(client, 'Ann', []);
    await client.query(
      "insert into public.projects (user_id, title, objects) values ($1, 'Largest', jsonb_build_array(repeat('x', $2)))",
      [id, 16 * 1024 * 1024 - 100],
    );
    // As there may be from before the limit.
    const limit = 'projects_objects_text_size';
    const { rows: rules } = await client.query<{ rule: string }>(
      'select pg_get_constraintdef(oid) as rule from pg_constraint where conname = $1',
      [limit],
    );
    await client.query(`alter table public.projects drop constraint ${limit}`);
    await client.query(
      `insert into public.projects (user_id, title, objects)
       select $1, 'Numbers', jsonb_agg(1e15000) from generate_series(1, 1200)`,
      [id],
    );
    await client.query(`alter table public.projects add constraint ${limit} ${rules[0]?.rule ?? ''}`);
  });
  expect(await restored(dump)).toEqual(rows);
});

test('dumps of 0.2 are restored, wherever their blocks cut a row', { timeout }, async () => {
  const { rows, dump } = await dumped((client) =>
    addAccount(client, letters.join(''), [
      { title: letters.join(''), note: letters.join(''), times: 2 },
      { title: 'Lot', note: '\\', times: 3 },
    ]),
  );
  for (const bytes of [1, 7, 512]) expect(await restored(await cutInto(bytes, dump))).toEqual(rows);
});

test('a dump made while others save is restored as the database was at its beginning', {
  timeout,
}, async () => {
  const { databaseUrl } = await newLocation('test');
  const connect = async (): Promise<Client> => {
    const client = new Client(superuserAt(databaseUrl));
    await client.connect();
    return client;
  };
  const [dumping, saving] = [await connect(), await connect()];
  const large = { title: 'Lot', note: 'x'.repeat(60), times: 2_000 };
  await addAccount(
    saving,
    'Ann',
    Array.from({ length: 20 }, () => large),
  );
  const before = await rowsOf(superuserAt(databaseUrl));
  const dump = dumpOf(dumping);
  await once(dump, 'readable');
  const over = new AbortController();
  const saves = (async () => {
    for (let count = 0; !over.signal.aborted; count += 1) {
      await saving.query('update public.projects set objects = $1', [JSON.stringify([{ count }])]);
      await addAccount(saving, 'Bea', [large]);
      await pause(1);
    }
  })();
  const content = await buffer(dump);
  over.abort();
  await saves;
  await Promise.all([dumping.end(), saving.end()]);
  expect(await restored(content)).toEqual(before);
});
