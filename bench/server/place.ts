// A new data directory for the server that is measured, and a way to ask its database without the server.
import { superuserOf } from '@homeplot/server/embeddedConnection';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';

/** The database as its superuser asks it: row-level security does not bind that one. */
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

/** For so many clients at once. The server must be running. */
export function connectDirectly(dataDir: string, clients: number): Direct {
  const pool = new Pool({ ...superuserOf(dataDir), max: clients });
  return {
    async query<Row extends object>(text: string, values: readonly unknown[] = []) {
      return (await pool.query<Row>(text, [...values])).rows;
    },
    close: () => pool.end(),
  };
}
