// A new data directory for the measured server, and a direct connection to its database.
import { superuserOf } from '@homeplot/server/embeddedConnection';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';

/** A connection as superuser, without row-level security. */
export interface Direct {
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<readonly Row[]>;
  close(): Promise<void>;
}

export interface TempDataDir {
  readonly dataDir: string;
  remove(): void;
}

export function createDataDir(): TempDataDir {
  const dataDir = mkdtempSync(join(tmpdir(), 'homeplot-bench-'));
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

/** clients: the maximum number of connections. The server must be running. */
export function connectDirectly(dataDir: string, clients: number): Direct {
  const pool = new Pool({ ...superuserOf(dataDir), max: clients });
  return {
    async query<Row extends object>(text: string, values: readonly unknown[] = []) {
      return (await pool.query<Row>(text, [...values])).rows;
    },
    close: () => pool.end(),
  };
}
