// Lists files. Asking for one by its hash counts as using it, and notes if its bytes are lost.
import * as z from 'zod';
import type { FileRow } from './fileRows.ts';
import { readJson } from './readJson.ts';
import { rowsOf, type Storage } from './requestContext.ts';
import type { Handler } from '../http/protocol.ts';

const listSchema = z.object({
  /** A folder. */
  prefix: z.string().min(1).max(1024),
  limit: z.int().min(1).max(1000).default(100),
  offset: z.int().min(0).max(1_000_000).default(0),
  /** How names begin. */
  search: z.string().max(1024).default(''),
  /** Only files whose bytes the server has lost, with the projects that use them. */
  lost: z.boolean().default(false),
});

/** The files in a folder; folders are the ids of accounts. */
export const listFiles =
  (storage: Storage): Handler<{ Params: { bucket: string } }> =>
  async (request, reply) => {
    const { prefix, limit, offset, search, lost } = await readJson(request, listSchema);
    const rows = rowsOf(storage, request);
    const { bucket } = request.params;
    await rows.bucket(bucket);
    const folder = prefix.endsWith('/') ? prefix : `${prefix}/`;
    if (lost) return reply.send((await rows.lost(bucket, folder + search, limit)).map(listed(folder)));
    const files = await rows.list(bucket, folder + search, limit, offset);
    // Whoever asks for one file by its hash is about to use it: it must not be collected before the plan is saved.
    const [one] = files;
    const isAsked = one?.name === folder + search;
    if (isAsked) await rows.touch(one);
    // If its bytes are gone, the answer says so, and a client that has the file sends it again.
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
