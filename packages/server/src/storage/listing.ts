// Lists and removes files, and describes the bucket.
import * as z from 'zod';
import type { FileRow } from './fileRows.ts';
import { isObjectName } from './objectName.ts';
import { readJson } from './readJson.ts';
import { rowsOf, type Storage } from './requestContext.ts';
import type { Handler } from '../http/protocol.ts';

interface BucketRoute {
  Params: { bucket: string };
}

const listSchema = z.object({
  prefix: z.string().max(1024).default(''),
  limit: z.int().min(1).max(1000).default(100),
  offset: z.int().min(0).max(1_000_000).default(0),
  /** How names begin. */
  search: z.string().max(1024).default(''),
  /** Only files whose bytes the server has lost, with the projects that use them. */
  lost: z.boolean().default(false),
});

const removeSchema = z.object({ prefixes: z.array(z.string().max(1024)).min(1).max(1000) });

/** The files in a folder; folders are the ids of accounts. */
export const listFiles =
  (storage: Storage): Handler<BucketRoute> =>
  async (request, reply) => {
    const { prefix, limit, offset, search, lost } = await readJson(request, listSchema);
    const rows = rowsOf(storage, request);
    const { id: bucket } = await rows.bucket(request.params.bucket);
    const folder = prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`;
    if (folder === '') return reply.send(await foldersIn(rows, bucket));
    if (lost) return reply.send((await rows.lost(bucket, folder + search, limit)).map(listed(folder)));
    const files = await rows.list(bucket, folder + search, limit, offset);
    // Whoever asks for one file by its hash is about to use it: it must not be collected before the plan is saved.
    const [one] = files;
    const isAsked = one?.name === folder + search;
    if (isAsked) await rows.touch(one);
    // And whoever has it sends it again if its bytes are gone.
    const isGone = isAsked && (await storage.store.stat(one.version))?.bytes !== one.bytes;
    if (isGone && one.lost_since === null) await rows.lose(one);
    const now = isGone ? await rows.list(bucket, folder + search, limit, offset) : files;
    return reply.send(now.map(listed(folder)));
  };

const listed =
  (folder: string) =>
  ({ version: _version, bytes: _bytes, name, ...file }: FileRow) => ({
    ...file,
    name: name.slice(folder.length),
  });

async function foldersIn(rows: ReturnType<typeof rowsOf>, bucket: string) {
  const files = await rows.list(bucket, '', 1000, 0);
  const folders = new Set(files.map(({ name }) => name.split('/', 1)[0]));
  return [...folders].map((name) => ({
    name,
    id: null,
    updated_at: null,
    created_at: null,
    last_accessed_at: null,
    metadata: null,
  }));
}

/** Returns the removed ones; those that the caller may not remove, or that aren't there, are left out. */
export const removeFiles =
  (storage: Storage): Handler<BucketRoute> =>
  async (request, reply) => {
    const { prefixes } = await readJson(request, removeSchema);
    const rows = rowsOf(storage, request);
    const { id: bucket } = await rows.bucket(request.params.bucket);
    // Their bytes stay until no dump of the database has them any more.
    const removed = await rows.remove(bucket, prefixes.filter(isObjectName));
    return reply.send(
      removed.map(({ version: _version, bytes: _bytes, ...file }) => ({ ...file, bucket_id: bucket })),
    );
  };

export const describeBucket =
  (storage: Storage): Handler<BucketRoute> =>
  async (request, reply) =>
    reply.send(await rowsOf(storage, request).bucket(request.params.bucket));
