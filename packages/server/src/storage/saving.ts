// Saves received bytes as the content of an object: they are checked against the object's name, then stored, then entered
// in the database. Only then is the upload acknowledged; bytes that nothing refers to are collected later.
import { randomBytes } from 'node:crypto';
import { Problem } from '../http/problem.ts';
import type { ByteStore } from './byteStore.ts';
import type { FileRows, NewObject, Room } from './fileRows.ts';
import type { ObjectName } from './objectName.ts';
import { duplicate, overQuota, tooLarge } from './problems.ts';
import type { Received } from './receive.ts';
import { typeOf } from './sniff.ts';

/** A key that isn't in use. */
export const newKey = (path: string): string => `${path}-${randomBytes(6).toString('hex')}`;

/** Refuses a name that is taken with a Problem. The attempt counts as a use of the file. */
export async function refuseDuplicate(rows: FileRows, object: ObjectName): Promise<never> {
  const row = await rows.find(object);
  if (row) await rows.touch(row);
  throw duplicate();
}

/** Throws a Problem if there is no room for a file of so many bytes. */
export function checkRoom({ fileLimit, accountLimit, used, deleted, isOwn }: Room, bytes: number): void {
  if (bytes > fileLimit) throw tooLarge(fileLimit);
  if (accountLimit !== null && used + bytes > accountLimit) {
    throw overQuota({ used, limit: accountLimit, deleted, whose: isOwn ? 'your' : "the plan owner's" });
  }
}

/** Saves an object. insert: enters it in the database; its result is returned. Throws a Problem. */
export async function saveObject<T>(
  object: ObjectName,
  received: Received,
  { types }: Pick<Room, 'types'>,
  store: ByteStore,
  insert: (object: NewObject) => Promise<T>,
): Promise<T> {
  const type = typeOf(received.head);
  check(object, received, types, type);
  const version = newKey(object.name);
  await store.put(version, received);
  try {
    return await insert({ object, bytes: received.bytes, type, version });
  } catch (error) {
    // A Problem means that it was refused. After any other error it may have been entered, so its bytes stay.
    if (error instanceof Problem) await store.remove(version).catch(() => {});
    throw error;
  }
}

function check(object: ObjectName, received: Received, types: readonly string[], type: string): void {
  if (received.bytes === 0) throw new Problem(400, 'EmptyFile', 'The file is empty.');
  if (received.sha256 !== object.sha256)
    throw new Problem(
      400,
      'InvalidChecksum',
      `The content has the SHA-256 ${received.sha256}, not ${object.sha256} as its name says. Send it again.`,
    );
  if (!types.includes(type))
    throw new Problem(
      415,
      'invalid_mime_type',
      `mime type ${type} is not supported: the content must be one of ${types.join(', ')}.`,
    );
}
