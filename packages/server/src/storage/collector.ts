// Removes bytes that the database no longer refers to, uploads that nobody has continued, and files that no project and no
// version of one has used for 30 days. It queries projects as their owner, because row-level security shows them to nobody
// else.
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import { type DumpTime, dumpTimes } from '../db/dumpFiles.ts';
import { Repeated } from '../kit/repeated.ts';
import type { ByteStore } from './byteStore.ts';
import { callerFor } from './requestContext.ts';

/** Milliseconds between two runs, one hour. */
const interval = 3_600_000;
const day = 24 * interval;

/** Files are kept this long after they were last used or read. */
const unusedDays = 30;

/** Bytes that no row refers to, as after a crash, are removed when they are older than any dump that may refer to them. */
const strayDays = 36;

const batchSize = 500;

/** The bytes of a deleted file stay at least this long, because a backup in progress may refer to it and copy it later. */
const minLeavingAge = '1 hour';

/** The keys of files and of parts of uploads. A bucket may have other objects too, which are never removed. */
const ownKey = /^(?:[\da-f-]{36}\/[\da-f]{64}|uploads\/[\da-f-]{36}\/\d+)-[\da-f]{12}$/;

/** dumps: the folder of the database's dumps; null if they are elsewhere. The collector runs once it is started. */
export function openCollector(
  database: Database,
  store: ByteStore,
  log: Pick<FastifyBaseLogger, 'error'>,
  dumps: string | null,
) {
  let hours = 0;
  const repeated = new Repeated(async () => {
    const isDaily = hours % (day / interval) === 0;
    hours += 1;
    await collect(isDaily ? 'all' : 'leavings').catch((error: unknown) => {
      log.error({ err: error }, 'files could not be collected');
    });
  }, interval);
  return { collect, start: () => repeated.start(interval), close: () => repeated.close() };

  async function collect(what: 'all' | 'leavings'): Promise<void> {
    if (what === 'all') for (const owner of await owners()) await removeUnused(owner);
    await database.query('delete from storage.uploads where expires_at < now()');
    await removeLeavings();
    if (what === 'all') await removeStrays();
  }

  async function owners(): Promise<readonly string[]> {
    const rows = await database.query<{ owner: string }>('select distinct owner from storage.objects');
    return rows.map(({ owner }) => owner);
  }

  async function removeUnused(owner: string): Promise<void> {
    if (repeated.isClosed) return;
    const used = await database.queryAs<{ hash: string }>(
      callerFor(owner),
      'select distinct sha256 as hash from public.plan_files where user_id = auth.uid()',
      [],
    );
    const values = [owner, used.map(({ hash }) => hash)];
    await database.transaction(async (sql) => {
      await sql.query(
        `update storage.objects as o
         set unused_since = case when storage.filename(o.name) = any ($2::text[]) then null else now() end
         where o.owner = $1 and (o.unused_since is null) <> (storage.filename(o.name) = any ($2::text[]))`,
        values,
      );
      await sql.query(
        `delete from storage.objects as o
         where o.owner = $1 and not storage.filename(o.name) = any ($2::text[])
           and greatest(o.unused_since, o.last_accessed_at) < now() - make_interval(days => ${unusedDays})`,
        values,
      );
    });
  }

  /** Removes the bytes of deleted files ("leavings") that no dump refers to, because none was written while the file existed. */
  async function removeLeavings(): Promise<void> {
    const isInNoDump = `l.left_at < now() - interval '${minLeavingAge}' and not exists (
      select from unnest($1::timestamptz[], $2::timestamptz[]) as dump (began, ended)
      where l.born_at <= dump.ended and l.left_at >= dump.began)`;
    const isDue = dumps === null ? 'kept_until < now()' : `kept_until < now() or (${isInNoDump})`;
    for (;;) {
      const due = await database.query<{ version: string }>(
        `select version from storage.leavings as l where ${isDue} limit ${batchSize}`,
        dumps === null ? [] : bounds(dumpTimes(dumps)),
      );
      if (due.length === 0 || repeated.isClosed) return;
      for (const { version } of due) {
        await store.remove(version);
        await database.query('delete from storage.leavings where version = $1', [version]);
      }
    }
  }

  /** Removes bytes that no row has ever referred to, or no longer refers to. */
  async function removeStrays(): Promise<void> {
    const old = Date.now() - strayDays * day;
    let keys: string[] = [];
    for await (const { key, writtenAt } of store.list()) {
      if (writtenAt > old || !ownKey.test(key)) continue;
      keys.push(key);
      if (keys.length < batchSize) continue;
      await removeUndescribed(keys);
      keys = [];
    }
    await removeUndescribed(keys);
  }

  async function removeUndescribed(keys: readonly string[]): Promise<void> {
    if (keys.length === 0 || repeated.isClosed) return;
    const strays = await database.query<{ key: string }>(
      `select key from unnest($1::text[]) as key
       where not exists (select from storage.objects as o where o.version = key)
         and not exists (select from storage.upload_parts as p where p.version = key)
         and not exists (select from storage.leavings as l where l.version = key)`,
      [keys],
    );
    for (const { key } of strays) await store.remove(key);
  }
}

/** The beginnings and the ends of dumps, for the query. A dump that is being written has no end yet. */
const bounds = (times: readonly DumpTime[]): readonly (readonly string[])[] => [
  times.map(({ begin }) => new Date(begin).toISOString()),
  times.map(({ end }) => (end === Number.MAX_SAFE_INTEGER ? 'infinity' : new Date(end).toISOString())),
];
