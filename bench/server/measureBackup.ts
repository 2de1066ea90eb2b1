// `npm run backup` of a large database while the server runs: how long a save takes meanwhile. The server's hourly
// dumps use the same code.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/tool.ts';
import type { Http } from './http.ts';
import { longestSaveDuring } from './longestSave.ts';
import type { Person } from './people.ts';
import type { Direct } from './place.ts';
import { addProjects } from './project.ts';
import { environmentOf } from './running.ts';

export interface BackupFigures {
  /** Bytes of the database on disk, and of its backup. */
  readonly database: number;
  readonly file: number;
  /** Milliseconds. */
  readonly took: number;
  readonly longestSave: number;
}

/** Bytes. */
const wanted = 500e6;
/** Projects added at a time. */
const portion = 1_000;

interface Backed {
  readonly dataDir: string;
  readonly http: Http;
  readonly direct: Direct;
}

export async function measureBackup({ dataDir, http, direct }: Backed, saver: Person, owner: Person) {
  let database = await sizeOf(direct);
  while (database < wanted) {
    await addProjects(direct, owner, portion);
    database = await sizeOf(direct);
  }
  const file = join(dataDir, 'bench.homeplot');
  const { longestSave, took } = await longestSaveDuring(http, saver, () => backUp(dataDir, file));
  const { size } = statSync(file);
  rmSync(file);
  return { database, file: size, took, longestSave } satisfies BackupFigures;
}

async function sizeOf(direct: Direct): Promise<number> {
  const [row] = await direct.query<{ bytes: number }>(
    'select pg_database_size(current_database())::float8 as bytes',
  );
  return row?.bytes ?? Number.NaN;
}

async function backUp(dataDir: string, file: string): Promise<void> {
  const child = spawn('npm', ['run', 'backup', '--', file], {
    cwd: root,
    env: environmentOf(dataDir),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`npm run backup exited with code ${code}; see the errors above.`);
}
