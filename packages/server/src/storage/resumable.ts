// Resumable uploads by TUS 1.0.0 (https://tus.io/protocols/resumable-upload), as Supabase offers them. A part is
// acknowledged when its bytes are stored and its row is committed, so any server of an installation may get the next one.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import { Problem } from '../http/problem.ts';
import type { Handler } from '../http/protocol.ts';
import { type FileRows, offsetOf, type Part, type Room, type Upload } from './fileRows.ts';
import { type ObjectName, parseObjectName } from './objectName.ts';
import { invalid } from './problems.ts';
import { receive, type Received } from './receive.ts';
import { receiveBody, requireReader, rowsOf, type Storage } from './requestContext.ts';
import { checkRoom, newKey, refuseDuplicate, saveObject } from './saving.ts';

export interface UploadRoute {
  Params: { id: string };
}

const version = '1.0.0';
const contentType = 'application/offset+octet-stream';

/** The most parts for an upload of this size: enough for any connection, too few to fill the store with tiny files. */
const maxParts = (bytes: number): number => 1000 + Math.ceil(bytes / (1024 * 1024));

const unknownUpload = (): Problem =>
  new Problem(404, 'UploadNotFound', 'There is no such upload, or it has ended. Begin it again.');

const wrongOffset = (offset: number): Problem =>
  new Problem(409, 'OffsetMismatch', `The upload goes on at ${offset} bytes.`, {
    headers: { 'upload-offset': String(offset) },
  });

/** A hook for all routes of uploads. */
export async function checkTusVersion(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('tus-resumable', version);
  if (request.method === 'OPTIONS' || request.headers['tus-resumable'] === version) return;
  reply.header('tus-version', version);
  throw new Problem(412, 'UnsupportedVersion', `Send the header Tus-Resumable: ${version}.`);
}

/** OPTIONS: describes which extensions are offered, and the largest file. */
export const describeUploads =
  (storage: Storage): Handler =>
  async (request, reply) => {
    const { fileLimit } = await rowsOf(storage, request).bucket('files');
    return reply
      .code(204)
      .headers({ 'tus-version': version, 'tus-extension': 'creation,creation-with-upload,termination' })
      .header('tus-max-size', fileLimit)
      .send();
  };

/** POST: begins an upload. Every reason to refuse the file in the end is checked before any byte is sent. */
export const beginUpload =
  (storage: Storage): Handler =>
  async (request, reply) => {
    requireReader(request);
    const object = objectOf(request);
    const bytes = lengthOf(request);
    const rows = rowsOf(storage, request);
    const room = await rows.room(object);
    if (room.isThere) await refuseDuplicate(rows, object);
    checkRoom(room, bytes);
    const id = await rows.beginUpload(object, bytes);
    reply.code(201).header('location', `/storage/v1/upload/resumable/${id}`);
    if (request.headers['content-type'] !== contentType) return reply.send();
    const upload: Upload = { id, bucket_id: object.bucket, name: object.name, bytes, parts: [] };
    const offset = await append({ storage, rows, request, upload, room });
    return reply.header('upload-offset', offset).send();
  };

function objectOf({ headers }: FastifyRequest): ObjectName {
  const metadata = new Map(
    String(headers['upload-metadata'] ?? '')
      .split(',')
      .map((pair): [string, string] => {
        const [name = '', value = ''] = pair.trim().split(' ');
        const bytes = Buffer.from(value, 'base64');
        if (!isUtf8(bytes)) throw invalid(`Upload-Metadata: ${name} is not UTF-8.`);
        return [name, bytes.toString()];
      }),
  );
  const [bucket, name] = [metadata.get('bucketName'), metadata.get('objectName')];
  if (bucket === undefined || name === undefined)
    throw invalid('Upload-Metadata must have bucketName and objectName in base64.');
  return parseObjectName(bucket, name);
}

function lengthOf({ headers }: FastifyRequest): number {
  const text = String(headers['upload-length'] ?? '');
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text);
  throw invalid(`Upload-Length must be the size of the file in bytes; it is "${text.slice(0, 40)}".`);
}

/** HEAD: how much has arrived. */
export const findUpload =
  (storage: Storage): Handler<UploadRoute> =>
  async (request, reply) => {
    const rows = rowsOf(storage, request);
    const upload = await uploadOf(rows, request.params.id);
    // The server may have stopped after the last part was stored and before the file was.
    if (offsetOf(upload) === upload.bytes) await finish(storage, rows, upload);
    return reply
      .code(200)
      .headers({ 'upload-offset': String(offsetOf(upload)), 'upload-length': String(upload.bytes) })
      .send();
  };

/** PATCH: adds bytes at the end of what has arrived. */
export const continueUpload =
  (storage: Storage): Handler<UploadRoute> =>
  async (request, reply) => {
    const rows = rowsOf(storage, request);
    const upload = await uploadOf(rows, request.params.id);
    if (request.headers['content-type'] !== contentType)
      throw new Problem(415, 'InvalidContentType', `Send the bytes as ${contentType}.`);
    const offset = offsetOf(upload);
    if (request.headers['upload-offset'] !== String(offset)) throw wrongOffset(offset);
    const room = await rows.room(parseObjectName(upload.bucket_id, upload.name));
    const next = await append({ storage, rows, request, upload, room });
    return reply.code(204).header('upload-offset', next).send();
  };

/** DELETE: ends an upload without a file. */
export const endUpload =
  (storage: Storage): Handler<UploadRoute> =>
  async (request, reply) => {
    const rows = rowsOf(storage, request);
    const upload = await uploadOf(rows, request.params.id);
    await rows.endUpload(upload.id);
    await removeParts(storage, upload.parts);
    return reply.code(204).send();
  };

async function uploadOf(rows: FileRows, id: string): Promise<Upload> {
  const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id);
  const upload = isId ? await rows.upload(id) : undefined;
  if (upload === undefined) throw unknownUpload();
  return upload;
}

interface Appending {
  readonly storage: Storage;
  readonly rows: FileRows;
  readonly request: FastifyRequest;
  readonly upload: Upload;
  readonly room: Room;
}

/** Stores what arrives, even if the connection breaks, so that the upload can continue from there. Returns the new offset. */
async function append(appending: Appending): Promise<number> {
  const { storage, rows, request, upload } = appending;
  await refuseTinyParts(storage, rows, upload);
  const left = upload.bytes - offsetOf(upload);
  return receiveBody(storage, request, request.body as Readable, left, (received) =>
    addPart(appending, received),
  );
}

async function addPart({ storage, rows, upload, room }: Appending, received: Received): Promise<number> {
  const offset = offsetOf(upload);
  const next = offset + received.bytes;
  if (received.bytes === 0) return next;
  if (received.bytes === upload.bytes) {
    await enter(storage, rows, upload, received, room);
    return next;
  }
  const key = newKey(`uploads/${upload.id}/${offset}`);
  await storage.store.put(key, received);
  const part: Part = { begins_at: offset, bytes: received.bytes, version: key };
  const grown = await rows.addPart(upload.id, part);
  if (grown === undefined) {
    await storage.store.remove(key);
    throw wrongOffset(offsetOf(await uploadOf(rows, upload.id)));
  }
  if (next === upload.bytes) await finish(storage, rows, grown);
  return next;
}

/** Ends an upload in too many parts. */
async function refuseTinyParts(
  storage: Storage,
  rows: FileRows,
  { id, bytes, parts }: Upload,
): Promise<void> {
  if (parts.length < maxParts(bytes)) return;
  if (await rows.endUpload(id)) await removeParts(storage, parts);
  throw new Problem(
    413,
    'TooManyParts',
    `The upload came in ${parts.length} parts, the most for a file of this size. Begin it again and send larger parts, such as 4 MB each.`,
  );
}

/** Joins the parts of a complete upload. If parts are lost, ends it, so that the client begins again. */
async function finish(storage: Storage, rows: FileRows, upload: Upload): Promise<void> {
  for (const { version: key, bytes: size } of upload.parts) {
    if ((await storage.store.stat(key))?.bytes === size) continue;
    if (await rows.endUpload(upload.id)) await removeParts(storage, upload.parts);
    throw unknownUpload();
  }
  const room = await rows.room(parseObjectName(upload.bucket_id, upload.name));
  const bytes = Readable.from(contentOf(storage, upload.parts));
  await receive(bytes, storage.incoming, upload.bytes, (joined) => {
    if (joined.isComplete) return enter(storage, rows, upload, joined, room);
    throw new Problem(503, 'StorageUnavailable', 'The parts of the upload cannot be read. Try again.');
  });
}

async function* contentOf({ store }: Storage, parts: readonly Part[]): AsyncGenerator<Buffer> {
  for (const part of parts) {
    const bytes = await store.get(part.version);
    if (bytes === undefined) throw new Error(`The part ${part.version} is missing.`);
    yield* bytes as AsyncIterable<Buffer>;
  }
}

/** Saves the object and removes its upload. If the file is refused, the upload ends too. */
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
    const isRefused = error instanceof Problem && error.status < 500;
    if (isRefused && (await rows.endUpload(upload.id))) await removeParts(storage, upload.parts);
    throw error;
  }
  await removeParts(storage, upload.parts);
}

/** Parts that can't be removed now are collected later. */
async function removeParts({ store }: Storage, parts: readonly Part[]): Promise<void> {
  for (const { version: key } of parts) await store.remove(key).catch(() => {});
}
