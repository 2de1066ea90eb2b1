// The two databases that the server is measured on, each with its own place for data and with a way to ask it directly.
import { PGlite } from '@electric-sql/pglite';
import { findPostgres, PostgresCluster } from '@homeplot/server/postgresCluster';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import type { Environment } from './running.ts';

/** A database without a server of ours in front of it, and without row-level security. */
export interface Direct {
  query(text: string, values: readonly unknown[]): Promise<unknown>;
  close(): Promise<void>;
}

export interface Place {
  readonly name: 'PGlite' | 'Postgres';
  readonly dataDir: string;
  readonly environment: Environment;
  /** Opens the database, or a copy of it, for so many who ask at once. No server may be running. */
  direct(clients: number): Promise<Direct>;
  remove(): Promise<void>;
}

const folderFor = (name: string): string => mkdtempSync(join(tmpdir(), `homeplot-bench-${name}-`));

export function embeddedPlace(): Place {
  const dataDir = folderFor('pglite');
  const copies: string[] = [];
  return {
    name: 'PGlite',
    dataDir,
    environment: { DATA_DIR: dataDir, DATABASE_URL: '' },
    async direct() {
      const copy = folderFor('pglite-copy');
      copies.push(copy);
      cpSync(join(dataDir, 'db'), copy, { recursive: true });
      const pglite = await PGlite.create(copy);
      return {
        query: (text, values) => pglite.query(text, [...values]),
        close: () => pglite.close(),
      };
    },
    async remove() {
      for (const folder of [dataDir, ...copies]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Undefined where no Postgres is installed. */
export async function postgresPlace(): Promise<Place | undefined> {
  const programs = findPostgres();
  if (programs === undefined) return undefined;
  const cluster = await PostgresCluster.start(programs);
  const database = await cluster.createDatabase();
  const dataDir = folderFor('postgres');
  return {
    name: 'Postgres',
    dataDir,
    environment: { DATA_DIR: dataDir, DATABASE_URL: cluster.url(database) },
    async direct(clients) {
      const pool = new Pool({ connectionString: cluster.url(database, 'postgres'), max: clients });
      return {
        query: (text, values) => pool.query(text, [...values]),
        close: () => pool.end(),
      };
    },
    async remove() {
      await cluster.remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
