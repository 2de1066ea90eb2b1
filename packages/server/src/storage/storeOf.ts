// The store that the settings name, and its folders in the data directory.
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { ByteStore } from './byteStore.ts';
import { DiskStore } from './diskStore.ts';
import { openS3Store } from './s3Store.ts';

export const filesFolder = (dataDir: string): string => join(dataDir, 'files');

/** Where bytes are received. It is on the same disk as the folder of files, so that they can be moved into that. */
export const incomingFolder = (dataDir: string): string => join(filesFolder(dataDir), '.incoming');

/** warn: gets what the operator should know of a store that fails. */
export const storeOf = (
  { dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>,
  warn: (problem: string) => void,
): ByteStore => (s3 === null ? new DiskStore(filesFolder(dataDir)) : openS3Store(s3, warn));

/** The place of the files, in words for the operator. */
export const placeOf = ({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): string =>
  s3 === null ? filesFolder(dataDir) : `the S3 bucket ${s3.bucket}`;
