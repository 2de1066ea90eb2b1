// The resumable upload that a request names.
import type { FileRows } from './fileRows.ts';
import type { Upload } from './fileRecords.ts';
import { StorageError } from './storageError.ts';

export interface UploadRoute {
  Params: { id: string };
}

export const contentType = 'application/offset+octet-stream';

const unknownUpload = (): StorageError =>
  new StorageError(404, 'UploadNotFound', 'There is no such upload, or it has ended. Begin it again.');

export async function uploadOf(rows: FileRows, id: string): Promise<Upload> {
  const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id);
  const upload = isId ? await rows.upload(id) : undefined;
  if (upload === undefined) throw unknownUpload();
  return upload;
}
