// Appends a part to a resumable upload, and makes the file of its parts after the last.
import type { FastifyRequest } from 'fastify';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { type FileRows, offsetOf } from './fileRows.ts';
import type { Part, Room, Upload } from './fileRecords.ts';
import { parseObjectName } from './objectName.ts';
import { receive, type Received } from './receive.ts';
import { type Handler, rowsOf, type Storage } from './requestContext.ts';
import { receiveBody } from './receiveBody.ts';
import { newKey, saveObject } from './saving.ts';
import { StorageError } from './storageError.ts';
import { contentType, type UploadRoute, uploadOf } from './resumableUpload.ts';

/** Parts that an upload of this size can have: enough for any connection, too few to fill the store with tiny files. */
const maxParts = (bytes: number): number => 1000 + Math.ceil(bytes / (1024 * 1024));

const wrongOffset = (offset: number): StorageError =>
  new StorageError(409, 'OffsetMismatch', `The upload goes on at ${offset} bytes.`, {
    'upload-offset': String(offset),
  });

/** PATCH: adds bytes at the end of what has arrived. */
export const continueUpload =
  (storage: Storage): Handler<UploadRoute> =>
  async (request, reply) => {
    const rows = rowsOf(storage, request);
    const upload = await uploadOf(rows, request.params.id);
    if (request.headers['content-type'] !== contentType)
      throw new StorageError(415, 'InvalidContentType', `Send the bytes as ${contentType}.`);
    const offset = offsetOf(upload);
    if (request.headers['upload-offset'] !== String(offset)) throw wrongOffset(offset);
    const room = await rows.room(parseObjectName(upload.bucket_id, upload.name));
    const next = await append({ storage, rows, request, upload, room });
    return reply.code(204).header('upload-offset', next).send();
  };

interface Appending {
  readonly storage: Storage;
  readonly rows: FileRows;
  readonly request: FastifyRequest;
  readonly upload: Upload;
  readonly room: Room;
}

/** Receives what comes, also if the connection breaks; then the upload goes on there. Returns the new offset. */
export async function append({ storage, rows, request, upload, room }: Appending): Promise<number> {
  await refuseTinyParts(storage, rows, upload);
  const offset = offsetOf(upload);
  const left = upload.bytes - offset;
  const received = await receiveBody(storage, request, request.body as Readable, left);
  if (received.bytes === 0) {
    await rm(received.path, { force: true });
    return offset;
  }
  if (received.bytes === upload.bytes) {
    await enter(storage, rows, upload, received, room);
    return upload.bytes;
  }
  const key = newKey(`uploads/${upload.id}/${offset}`);
  await storage.store.put(key, received);
  const part: Part = { begins_at: offset, bytes: received.bytes, version: key };
  const grown = await rows.addPart(upload.id, part);
  if (grown === undefined) {
    await storage.store.remove(key);
    throw wrongOffset(offsetOf(await uploadOf(rows, upload.id)));
  }
  if (received.bytes === left) await finish(storage, rows, grown);
  return offset + received.bytes;
}

/** Ends an upload in too many parts. */
async function refuseTinyParts(
  storage: Storage,
  rows: FileRows,
  { id, bytes, parts }: Upload,
): Promise<void> {
  if (parts.length < maxParts(bytes)) return;
  if (await rows.endUpload(id)) await removeParts(storage, parts);
  throw new StorageError(
    413,
    'TooManyParts',
    `The upload came in ${parts.length} parts, the most for a file of this size. Begin it again and send larger parts, such as 4 MB each.`,
  );
}

/** Joins the parts of a complete upload. */
export async function finish(storage: Storage, rows: FileRows, upload: Upload): Promise<void> {
  const room = await rows.room(parseObjectName(upload.bucket_id, upload.name));
  const bytes = Readable.from(contentOf(storage, upload.parts));
  const joined = await receive(bytes, storage.incoming, upload.bytes);
  if (!joined.isComplete) {
    await rm(joined.path, { force: true });
    throw new StorageError(503, 'StorageUnavailable', 'The parts of the upload cannot be read. Try again.');
  }
  await enter(storage, rows, upload, joined, room);
}

async function* contentOf({ store }: Storage, parts: readonly Part[]): AsyncGenerator<Buffer> {
  for (const part of parts) {
    const bytes = await store.get(part.version);
    if (bytes === undefined) throw new Error(`The part ${part.version} is missing.`);
    yield* bytes as AsyncIterable<Buffer>;
  }
}

/** Puts the object in place of its upload. A file that is refused ends the upload. */
async function enter(
  storage: Storage,
  rows: FileRows,
  upload: Upload,
  received: Received,
  room: Room,
): Promise<void> {
  const object = parseObjectName(upload.bucket_id, upload.name);
  try {
    await saveObject(object, received, room, storage.store, (content) => rows.insert(content, upload.id));
  } catch (error) {
    const isRefused = error instanceof StorageError && error.status < 500;
    if (isRefused && (await rows.endUpload(upload.id))) await removeParts(storage, upload.parts);
    throw error;
  }
  await removeParts(storage, upload.parts);
}

/** What isn't removed now is collected later. */
export async function removeParts({ store }: Storage, parts: readonly Part[]): Promise<void> {
  for (const { version: key } of parts) await store.remove(key).catch(() => {});
}
