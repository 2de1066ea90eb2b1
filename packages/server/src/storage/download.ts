// Sends files. A browser never shows them: they are sent as downloads without a type, with a policy that keeps them from running
// anything.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { Problem } from '../http/problem.ts';
import type { Handler } from '../http/protocol.ts';
import type { ByteRange } from './byteStore.ts';
import type { FileRow } from './fileRows.ts';
import { parseObjectName } from './objectName.ts';
import { lostBytes, notFound } from './problems.ts';
import { rowsOf, type Storage } from './requestContext.ts';
import type { ObjectRoute } from './upload.ts';

/** Finds the file that a request is for. Throws a Problem if there is no such file that its caller may read. */
type Find = (storage: Storage, request: FastifyRequest<ObjectRoute>) => Promise<FileRow>;

export const findAsCaller: Find = async (storage, request) => {
  const object = parseObjectName(request.params.bucket, request.params['*']);
  const rows = rowsOf(storage, request);
  const row = await rows.find(object);
  if (row === undefined) throw notFound();
  await rows.touch(row);
  return row;
};

/** GET and HEAD of a file. */
export const downloadFile =
  (storage: Storage, find: Find): Handler<ObjectRoute> =>
  async (request, reply) => {
    const row = await find(storage, request);
    const range = rangeOf(request.headers.range, row.bytes);
    const hash = row.name.slice(row.name.indexOf('/') + 1);
    if (request.headers['if-none-match'] === `"${hash}"`) {
      setHeaders(reply, row, hash);
      return reply.code(304).send();
    }
    const isWhole = (await storage.bytes.check(row.version)) === 'whole';
    const bytes = isWhole ? await bytesFor(storage, request, row, range) : undefined;
    if (bytes === undefined) {
      if (row.lost_since === null)
        request.log.error({ version: row.version }, 'the bytes of a file are missing or damaged');
      await rowsOf(storage, request).lose(row);
      throw lostBytes();
    }
    if (row.lost_since !== null) await rowsOf(storage, request).regain(row);
    setHeaders(reply, row, hash);
    const { start, end } = range ?? { start: 0, end: row.bytes - 1 };
    reply.header('content-length', end - start + 1);
    if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${row.bytes}`);
    return reply.send(bytes);
  };

/** The bytes to send; undefined if they are gone. */
const bytesFor = async (
  { store }: Storage,
  { method }: FastifyRequest,
  { version }: FileRow,
  range: ByteRange | undefined,
): Promise<Readable | '' | undefined> => (method === 'HEAD' ? '' : store.get(version, range));

function setHeaders(reply: FastifyReply, row: FileRow, hash: string): void {
  reply.headers({
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="${hash}"`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    etag: `"${hash}"`,
    'last-modified': new Date(row.created_at).toUTCString(),
  });
}

/** The range that is requested; undefined for the whole file. Throws a Problem if it is outside the file. */
function rangeOf(header: string | undefined, length: number): ByteRange | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, length - Number(last)) : Number(first);
  const end = first === '' || last === '' ? length - 1 : Math.min(length - 1, Number(last));
  if (start <= end) return { start, end };
  throw new Problem(416, 'InvalidRange', `The file has ${length} bytes.`, {
    headers: { 'content-range': `bytes */${length}` },
  });
}
