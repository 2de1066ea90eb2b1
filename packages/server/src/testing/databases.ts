// For the tests: the same suite on the embedded database and on real Postgres, each time on a fresh database.
import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, inject } from 'vitest';
import { Embedded } from '../db/pglite.ts';
import { Postgres } from '../db/postgres.ts';
import type { OpenedDatabase } from '../db/scripts.ts';
import { ask } from './postgresCluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data directory of the embedded database. */
    readonly embeddedTemplate: string;
    /** Addresses of the cluster with `{database}` for the name; null where no Postgres is installed. */
    readonly postgres: {
      readonly url: string;
      readonly superuserUrl: string;
      readonly template: string;
    } | null;
  }
}

/** Where a server keeps its data: what it is given as settings. */
export type Place = { readonly dataDir: string; readonly databaseUrl: string | null };

/** Makes a fresh database, up to date and empty. It goes away at the end of the suite. */
export type MakePlace = () => Promise<Place>;

type Kind = 'embedded' | 'Postgres';

const kinds: readonly Kind[] = ['embedded', 'Postgres'];

/** Runs a suite once on each kind of database; on Postgres only where it is installed. */
export function onEachPlace(name: string, suite: (make: MakePlace, kind: Kind) => void): void {
  for (const kind of kinds) {
    const isMissing = kind === 'Postgres' && inject('postgres') === null;
    describe.skipIf(isMissing)(`${name} (${kind})`, () => {
      const undo: (() => Promise<void>)[] = [];
      afterAll(async () => {
        for (const step of undo.toReversed()) await step();
      });
      suite(async () => {
        const place = kind === 'embedded' ? await embeddedPlace() : await postgresPlace();
        undo.push(place.remove);
        return place;
      }, kind);
    });
  }
}

/** Runs a suite once on each kind of database; `open` gives a fresh one. */
export function onEachDatabase(
  name: string,
  suite: (open: () => Promise<OpenedDatabase>, kind: Kind) => void,
): void {
  onEachPlace(name, (make, kind) => {
    const opened: OpenedDatabase[] = [];
    afterAll(async () => {
      for (const database of opened) await database.close();
    });
    suite(async () => {
      const { dataDir, databaseUrl } = await make();
      const database =
        databaseUrl === null ? await Embedded.open(join(dataDir, 'db')) : new Postgres(databaseUrl);
      opened.push(database);
      return database;
    }, kind);
  });
}

export type RemovablePlace = Place & { readonly remove: () => Promise<void> };

export async function embeddedPlace(): Promise<RemovablePlace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'homeplot-data-'));
  // Of its many small files, cp copies each in turns of its own, which takes three times as long.
  cpSync(inject('embeddedTemplate'), join(dataDir, 'db'), { recursive: true });
  return { dataDir, databaseUrl: null, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

let made = 0;

/** A database that is up to date, or one in which there is nothing. */
export async function postgresPlace(content: 'migrated' | 'empty' = 'migrated'): Promise<RemovablePlace> {
  const postgres = inject('postgres');
  if (postgres === null) throw new Error('No Postgres is installed here.');
  const dataDir = await mkdtemp(join(tmpdir(), 'homeplot-data-'));
  const template = content === 'empty' ? 'template1' : postgres.template;
  const name = `suite_${process.pid}_${(made += 1)}`;
  const asSuperuser = postgres.superuserUrl.replace('{database}', 'postgres');
  await ask(asSuperuser, `create database ${name} owner homeplot template ${template}`);
  return {
    dataDir,
    databaseUrl: postgres.url.replace('{database}', name),
    remove: async () => {
      await ask(asSuperuser, `drop database ${name} with (force)`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
