// Uploads a file as the body of one request.
import type { Readable } from 'node:stream';
import type { NewObject } from './fileRows.ts';
import { parseObjectName } from './objectName.ts';
import { receiveBody, requireReader, rowsOf, type Storage } from './requestContext.ts';
import type { Handler } from '../http/protocol.ts';
import { checkRoom, refuseDuplicate, saveObject } from './saving.ts';
import { invalid, isForm } from './problems.ts';

export interface ObjectRoute {
  Params: { bucket: string; '*': string };
}

/** POST refuses a name that exists already, unless the header x-upsert is true; PUT accepts it. */
export const uploadFile =
  (storage: Storage): Handler<ObjectRoute> =>
  async (request, reply) => {
    requireReader(request);
    if (/^multipart\//i.test(request.headers['content-type'] ?? '')) throw isForm();
    const object = parseObjectName(request.params.bucket, request.params['*']);
    const rows = rowsOf(storage, request);
    const room = await rows.room(object);
    const mayBeThere = request.method === 'PUT' || request.headers['x-upsert'] === 'true';
    if (room.isThere && !mayBeThere) await refuseDuplicate(rows, object);
    checkRoom(room, Number(request.headers['content-length'] ?? 0));
    const insert = async (content: NewObject): Promise<string> => {
      const existing = mayBeThere ? await rows.find(object) : undefined;
      if (existing === undefined || existing.lost_since !== null) return rows.insert(content);
      // A name has the hash of its content, so the existing file is the same.
      await storage.store.remove(content.version);
      return existing.id;
    };
    const id = await receiveBody(
      storage,
      request,
      request.body as Readable,
      room.fileLimit,
      async (received) => {
        if (received.isComplete) return saveObject(object, received, room, storage.store, insert);
        throw invalid('The connection was closed before the file was complete. Send it again.');
      },
    );
    return reply.send({ Id: id, Key: `${object.bucket}/${object.name}` });
  };
