// Uploads a file in one request: its bytes are the body, or the one file of a form.
import fastifyBusboy from '@fastify/busboy';
import type { FastifyRequest } from 'fastify';
import { PassThrough, type Readable } from 'node:stream';
import type { NewObject } from './fileRows.ts';
import { parseObjectName } from './objectName.ts';
import { receiveBody, requireAccount, rowsOf, type Storage } from './requestContext.ts';
import type { Handler } from '../http/protocol.ts';
import { checkRoom, refuseDuplicate, saveObject } from './saving.ts';
import { invalid } from './problems.ts';

export interface ObjectRoute {
  Params: { bucket: string; '*': string };
}

/** Bytes around the file in a form. */
const formBytes = 8 * 1024;

/** POST refuses a name that is there already, unless x-upsert says otherwise; PUT doesn't. */
export const uploadFile =
  (storage: Storage): Handler<ObjectRoute> =>
  async (request, reply) => {
    requireAccount(request);
    const object = parseObjectName(request.params.bucket, request.params['*']);
    const rows = rowsOf(storage, request);
    const room = await rows.room(object);
    const mayBeThere = request.method === 'PUT' || request.headers['x-upsert'] === 'true';
    if (room.isThere && !mayBeThere) await refuseDuplicate(rows, object);
    checkRoom(room, Number(request.headers['content-length'] ?? 0) - formBytes);
    const insert = async (content: NewObject): Promise<string> => {
      const there = mayBeThere ? await rows.find(object) : undefined;
      if (there === undefined || there.lost_since !== null) return rows.insert(content);
      // The content of a name never changes.
      await storage.store.remove(content.version);
      return there.id;
    };
    const file = fileIn(request);
    const id = await receiveBody(storage, request, file, room.fileLimit, async (received) => {
      if (received.isComplete) return saveObject(object, received, room, storage.store, insert);
      throw invalid('The connection was closed before the file was complete. Send it again.');
    });
    return reply.send({ Id: id, Key: `${object.bucket}/${object.name}` });
  };

function fileIn(request: FastifyRequest): Readable {
  const body = request.body as Readable;
  const type = request.headers['content-type'] ?? '';
  return /^multipart\/form-data/i.test(type) ? fileInForm(body, type) : body;
}

/** The first file of a form; supabase-js sends one. */
function fileInForm(body: Readable, type: string): Readable {
  const file = new PassThrough();
  // Whoever reads it handles its errors; until then one would end the process.
  file.on('error', () => {});
  const fail = (error: unknown): void =>
    void file.destroy(error instanceof Error ? error : new Error(String(error)));
  let isThere = false;
  try {
    const form = fastifyBusboy({ headers: { 'content-type': type }, limits: { files: 1, fields: 10 } });
    form.on('file', (_field, part) => {
      isThere = true;
      part.on('error', fail).pipe(file);
    });
    form.on('error', fail);
    body.on('error', fail).on('close', () => {
      if (!body.readableEnded) fail(new Error('The connection was closed.'));
    });
    // The form emits no 'finish' if it ends within the headers of a part; this is called all the same.
    const finish = (): void => void (isThere || file.end());
    body.on('end', () => form.end(finish)).pipe(form, { end: false });
  } catch {
    throw invalid('The form has no boundary.');
  }
  return file;
}
