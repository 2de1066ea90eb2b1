// Brings the cluster up, and harms it while people save: run in namespaces of its own, it prints a line for each harm.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Cluster, switchAddress } from './cluster.ts';
import { layNetwork, type Machine } from './machine.ts';
import type { Person } from './people.ts';

/** What one harm did: how long until all people had a save acknowledged that they sent after it, and what was lost. */
export interface Outcome {
  readonly harm: string;
  readonly seconds: number;
  readonly lost: readonly string[];
}

/** Returns what mends it. */
type Harm = (cluster: Cluster, count: number) => Promise<() => Promise<void>>;

const switchPrimaryOff: Harm = async (cluster) => {
  const machine = await cluster.primary();
  await machine.switchOff();
  return () => cluster.startData(machine);
};

/** Patroni restarts it in its place. */
const killPrimary: Harm = async (cluster) => {
  const machine = await cluster.primary();
  machine.kill(cluster.postgresPid(machine));
  return async () => {};
};

const killServer: Harm = async (cluster, count) => {
  const machine = one(cluster.web, count);
  await cluster.killServer(machine);
  return async () => cluster.startServer(machine);
};

const switchWebOff: Harm = async (cluster, count) => {
  const machine = one(cluster.web, count);
  await machine.switchOff();
  return () => cluster.startWeb(machine);
};

/** What is done, in turns. */
export const harms = {
  primary: {
    'the machine of the primary is switched off': switchPrimaryOff,
    'the Postgres of the primary is killed': killPrimary,
  },
  server: {
    'a Homeplot server is killed': killServer,
    'a web machine is switched off': switchWebOff,
  },
  network: {
    'the primary is cut from all': async (cluster) =>
      cut(await cluster.primary(), [...cluster.data, ...cluster.web]),
    'the primary is cut from the standbys, not from the servers': async (cluster) =>
      cut(await cluster.primary(), cluster.data),
    'the synchronous standby is cut off': async (cluster) => cut(await cluster.standby('sync'), cluster.data),
    'the other standby is cut off': async (cluster) => cut(await cluster.standby('async'), cluster.data),
    'a web machine is cut from the databases': async (cluster, count) =>
      cut(one(cluster.web, count), cluster.data),
  },
} satisfies Readonly<Record<string, Readonly<Record<string, Harm>>>>;

async function cut(machine: Machine, from: readonly Machine[]): Promise<() => Promise<void>> {
  machine.cutFrom(from.filter((other) => other !== machine).map(({ address }) => address));
  return async () => machine.connect();
}

function one<Item>(items: readonly Item[], count: number): Item {
  const item = items[count % items.length];
  if (item === undefined) throw new Error('There is none.');
  return item;
}

const personCount = 6;

/** Milliseconds, far more than any harm should take. */
const saveTimeout = 180_000;

/** How often something of each kind is done. */
type Counts = Readonly<Record<keyof typeof harms, number>>;

export async function play(counts: Counts, report: (outcome: Outcome) => void): Promise<void> {
  // Postgres runs under its own account, which must be able to search the folder.
  const folder = mkdtempSync(join(tmpdir(), 'homeplot-cluster-'));
  chmodSync(folder, 0o711);
  try {
    layNetwork(switchAddress);
    const cluster = new Cluster(folder);
    await cluster.start();
    const people = await cluster.people(personCount);
    for (const [kind, count] of Object.entries(counts) as [keyof typeof harms, number][]) {
      const turns: readonly (readonly [string, Harm])[] = Object.entries(harms[kind]);
      for (let at = 0; at < count; at += 1) {
        const [name, harm] = one(turns, at);
        report({
          harm: name,
          ...(await suffer(cluster, people, () => harm(cluster, Math.floor(at / turns.length)))),
        });
      }
    }
    await cluster.stop();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function tooLong(): Promise<never> {
  await delay(saveTimeout, undefined, { ref: false });
  throw new Error(`For ${saveTimeout / 1_000} s somebody could not save.`);
}

/** Harms the cluster while people save, and mends it. */
async function suffer(
  cluster: Cluster,
  people: readonly Person[],
  harm: () => ReturnType<Harm>,
): Promise<Omit<Outcome, 'harm'>> {
  const allSaved = () => Promise.race([Promise.all(people.map((person) => person.nextSave())), tooLong()]);
  await cluster.whole();
  for (const person of people) person.begin();
  await allSaved();
  const mend = await harm();
  const began = performance.now();
  await allSaved();
  const seconds = (performance.now() - began) / 1_000;
  await mend();
  await cluster.whole();
  await Promise.all(people.map((person) => person.pause()));
  const lost = await Promise.all(people.map((person) => person.lost()));
  return { seconds, lost: lost.filter((text) => text !== undefined) };
}
