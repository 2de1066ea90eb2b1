// For the tests and benchmarks: how to reach the embedded database of a data directory as its superuser, beside the
// server that has it.
import type { ClientConfig } from 'pg';
import { DataFolder } from '../db/embedded/dataFolder.ts';

export const superuserOf = (dataDir: string): ClientConfig =>
  new DataFolder(dataDir).cluster().connection('postgres');
