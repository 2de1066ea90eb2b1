// For the tests and benchmarks: how to connect to the embedded database of a running server as superuser.
import type { ClientConfig } from 'pg';
import { DataFolder } from '../db/embedded/dataFolder.ts';

export const superuserOf = (dataDir: string): ClientConfig =>
  new DataFolder(dataDir).cluster().connection('postgres');
