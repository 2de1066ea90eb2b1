// For the tests: fresh databases of one Postgres, which is started once a run, and data directories with an embedded
// database of their own.
import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, inject } from 'vitest';
import { Postgres } from '../db/postgres.ts';
import type { OpenedDatabase } from '../db/scripts.ts';
import { ask } from './postgresCluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of an embedded database that is up to date and empty. */
    readonly embeddedTemplate: string;
    /** Addresses of the cluster with `{database}` for the name. */
    readonly postgres: {
      readonly url: string;
      readonly superuserUrl: string;
      readonly template: string;
    };
  }
}

/** Where a server keeps its data: what it is given as settings. */
export type Place = { readonly dataDir: string; readonly databaseUrl: string | null };

/** Makes a fresh database, up to date and empty. It goes away at the end of the suite. */
export type MakePlace = () => Promise<Place>;

/** A suite whose databases go away at its end. */
export function withPlaces(name: string, suite: (make: MakePlace) => void): void {
  describe.each([name])('%s', () => {
    const undo: (() => Promise<void>)[] = [];
    afterAll(async () => {
      for (const step of undo.toReversed()) await step();
    });
    suite(async () => {
      const place = await postgresPlace();
      undo.push(place.remove);
      return place;
    });
  });
}

/** The same; `open` gives a fresh database that is open. */
export function withDatabases(name: string, suite: (open: () => Promise<OpenedDatabase>) => void): void {
  withPlaces(name, (make) => {
    const opened: OpenedDatabase[] = [];
    afterAll(async () => {
      for (const database of opened) await database.close();
    });
    suite(async () => {
      const { databaseUrl } = await make();
      const database = new Postgres(databaseUrl ?? '');
      opened.push(database);
      return database;
    });
  });
}

export type RemovablePlace = Place & { readonly remove: () => Promise<void> };

/** A data directory with an embedded database that is up to date and empty. */
export async function embeddedPlace(): Promise<RemovablePlace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'homeplot-data-'));
  layEmbedded(dataDir);
  return { dataDir, databaseUrl: null, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

/** Puts such a database into a data directory. */
export function layEmbedded(dataDir: string): void {
  // Of its many small files, cp copies each in turns of its own, which takes three times as long.
  cpSync(inject('embeddedTemplate'), join(dataDir, 'db'), { recursive: true });
}

let made = 0;

/** A database that is up to date, or one in which there is nothing. */
export async function postgresPlace(content: 'migrated' | 'empty' = 'migrated'): Promise<RemovablePlace> {
  const postgres = inject('postgres');
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
