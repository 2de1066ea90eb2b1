// Resumable uploads by TUS 1.0.0 (https://tus.io/protocols/resumable-upload), as Supabase offers them. A part is
// acknowledged when its bytes are stored and its row is committed, so any server of an installation may get the next one.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { offsetOf } from './fileRows.ts';
import type { Upload } from './fileRecords.ts';
import { type ObjectName, parseObjectName } from './objectName.ts';
import { type Handler, requireAccount, rowsOf, type Storage } from './requestContext.ts';
import { checkRoom, refuseDuplicate } from './saving.ts';
import { invalid, StorageError } from './storageError.ts';
import { contentType, type UploadRoute, uploadOf } from './resumableUpload.ts';
import { append, finish, removeParts } from './appendPart.ts';

const version = '1.0.0';

/** A hook for all routes of uploads. */
export async function checkTusVersion(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('tus-resumable', version);
  if (request.method === 'OPTIONS' || request.headers['tus-resumable'] === version) return;
  reply.header('tus-version', version);
  throw new StorageError(412, 'UnsupportedVersion', `Send the header Tus-Resumable: ${version}.`);
}

/** OPTIONS: what is offered. */
export const describeUploads =
  (storage: Storage): Handler =>
  async (request, reply) => {
    const { file_size_limit: limit } = await rowsOf(storage, request).bucket('files');
    return reply
      .code(204)
      .headers({ 'tus-version': version, 'tus-extension': 'creation,creation-with-upload,termination' })
      .header('tus-max-size', limit)
      .send();
  };

/** POST: begins an upload. Everything that would refuse it in the end is checked before any byte is sent. */
export const beginUpload =
  (storage: Storage): Handler =>
  async (request, reply) => {
    requireAccount(request);
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
        return [name, Buffer.from(value, 'base64').toString()];
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
    // The server may have ended between the last part and the object.
    if (offsetOf(upload) === upload.bytes) await finish(storage, rows, upload);
    return reply
      .code(200)
      .headers({ 'upload-offset': String(offsetOf(upload)), 'upload-length': String(upload.bytes) })
      .send();
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
