// Starts the cluster in Linux namespaces, and causes failures in it while people save. Reports the outcome of each failure.
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Cluster } from './cluster.ts';
import { switchAddress } from './configuration.ts';
import { createNetwork, type Machine } from './machine.ts';
import { Editor } from './editors.ts';
import { logOwners, ownerOf, ownersOf } from './owners.ts';
import { Person } from './people.ts';
import type { Saver } from './saver.ts';
import { type Account, requestProjects, type Service } from './service.ts';

/** What one failure did to the people who were saving. */
export interface Outcome {
  readonly harm: string;
  /** The longest time in seconds without an acknowledged save for anybody, over HTTP and in a live room. */
  readonly http: number;
  readonly live: number;
  /** What was lost though its save was acknowledged, in sentences. */
  readonly lost: readonly string[];
}

/** Which servers had the rooms in the end. */
export type Owners = Awaited<ReturnType<typeof ownersOf>>;

interface Stage {
  readonly cluster: Cluster;
  /** The project that several people edit in one room. */
  readonly projectId: string;
}

/** Causes a failure, and returns the function that repairs it. `count`: how often the same was done before. */
type Harm = (stage: Stage, count: number) => Promise<() => Promise<void>>;

const switchPrimaryOff: Harm = async ({ cluster }) => {
  const machine = await cluster.primary();
  await machine.switchOff();
  return () => cluster.startData(machine);
};

/** Patroni restarts Postgres, so there is nothing to repair. */
const killPrimary: Harm = async ({ cluster }) => {
  const machine = await cluster.primary();
  machine.kill(cluster.postgresPid(machine));
  return async () => {};
};

const killServer: Harm = async ({ cluster }, count) => {
  const machine = itemInTurn(cluster.web, count);
  await cluster.killServer(machine);
  return async () => cluster.startServer(machine);
};

const switchWebOff: Harm = async ({ cluster }, count) => {
  const machine = itemInTurn(cluster.web, count);
  await machine.switchOff();
  return () => cluster.startWeb(machine);
};

const killRoomServer: Harm = async ({ cluster, projectId }) => {
  const name = await ownerOf(cluster, projectId);
  const machine = cluster.web.find((other) => other.name === name);
  if (machine === undefined) throw new Error(`No web machine has the room: "${name}".`);
  await cluster.killServer(machine);
  return async () => cluster.startServer(machine);
};

/** The failures of each kind, which take turns. */
export const harms = {
  primary: {
    'the machine of the primary is switched off': switchPrimaryOff,
    'the Postgres of the primary is killed': killPrimary,
  },
  server: {
    'a Homeplot server is killed': killServer,
    'a web machine is switched off': switchWebOff,
  },
  room: {
    'the server of a live room is killed': killRoomServer,
  },
  network: {
    'the primary is cut from all': async ({ cluster }) =>
      cut(await cluster.primary(), [...cluster.data, ...cluster.web]),
    'the primary is cut from the standbys, not from the servers': async ({ cluster }) =>
      cut(await cluster.primary(), cluster.data),
    'the synchronous standby is cut off': async ({ cluster }) =>
      cut(await cluster.standby('sync'), cluster.data),
    'the other standby is cut off': async ({ cluster }) => cut(await cluster.standby('async'), cluster.data),
    'a web machine is cut from the databases': async ({ cluster }, count) =>
      cut(itemInTurn(cluster.web, count), cluster.data),
  },
} satisfies Readonly<Record<string, Readonly<Record<string, Harm>>>>;

/** Cuts a machine's connections to others. */
async function cut(machine: Machine, from: readonly Machine[]): Promise<() => Promise<void>> {
  machine.cutFrom(from.filter((other) => other !== machine).map(({ address }) => address));
  return async () => machine.connect();
}

/** Takes turns: the first item, then the second, and so on. */
function itemInTurn<Item>(items: readonly Item[], count: number): Item {
  const item = items[count % items.length];
  if (item === undefined) throw new Error('The list is empty.');
  return item;
}

const personCount = 4;
const editorCount = 4;

/** Milliseconds that a failure lasts at least. */
const harmTime = 6_000;

/** Milliseconds within which everybody must be able to save again: far more than any failure should take. */
const saveTimeout = 180_000;

/** How many failures of each kind are caused. */
export type Counts = Readonly<Record<keyof typeof harms, number>>;

export async function play(counts: Counts, report: (outcome: Outcome) => void): Promise<Owners> {
  // Postgres runs under its own account, which must be able to search the folder.
  const folder = mkdtempSync(join(tmpdir(), 'homeplot-cluster-'));
  chmodSync(folder, 0o711);
  try {
    createNetwork(switchAddress);
    const cluster = new Cluster(folder);
    await cluster.start();
    await logOwners(cluster);
    const crowd = await createCrowd(cluster);
    for (const [kind, count] of Object.entries(counts) as [keyof typeof harms, number][]) {
      const turns: readonly (readonly [string, Harm])[] = Object.entries(harms[kind]);
      for (let at = 0; at < count; at += 1) {
        const [name, harm] = itemInTurn(turns, at);
        report({ harm: name, ...(await measureHarm(crowd, harm, Math.floor(at / turns.length))) });
      }
    }
    const owners = await ownersOf(cluster);
    await cluster.stop();
    return owners;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Crowd extends Stage {
  readonly people: readonly Person[];
  /** Several people in one room. */
  readonly editors: readonly Editor[];
  /** Somebody alone in a room, who leaves during the failure. */
  readonly leaver: Editor;
}

/** Creates the accounts, projects and clients of the people who save. */
async function createCrowd(cluster: Cluster): Promise<Crowd> {
  const { service } = cluster;
  const [owner, ...accounts] = await cluster.accounts(1 + personCount);
  if (owner === undefined) throw new Error('There is no account.');
  const newRoom = async () => ({ service, owner, projectId: await newProject(service, owner) });
  const room = await newRoom();
  return {
    cluster,
    projectId: room.projectId,
    people: accounts.map((account, at) => new Person(service, account, at)),
    editors: Array.from({ length: editorCount }, (_, at) => new Editor(room, `editor${at}`, at)),
    leaver: new Editor(await newRoom(), 'leaver', 0),
  };
}

async function newProject(service: Service, owner: Account): Promise<string> {
  const id = randomUUID();
  const body = { id, user_id: owner.id, title: 'Together', objects: [], settings: { scale: 1 } };
  const response = await requestProjects(service, 0, owner, { query: '', body });
  if (!response.ok) throw new Error(await response.text());
  return id;
}

/** Causes a failure while people save, and repairs it. */
async function measureHarm(crowd: Crowd, harm: Harm, count: number): Promise<Omit<Outcome, 'harm'>> {
  const { cluster, people, editors, leaver } = crowd;
  const stayers: readonly Saver[] = [...people, ...editors];
  await cluster.waitUntilWhole();
  for (const saver of [...stayers, leaver]) saver.begin();
  await within(Promise.all([...stayers, leaver].map((saver) => saver.nextSave())));
  const began = performance.now();
  const mend = await harm(crowd, count);
  await leaver.leave();
  await delay(harmTime);
  await within(Promise.all(stayers.map((saver) => saver.nextSave())));
  const longest = (savers: readonly Saver[]): number =>
    Math.max(...savers.map((saver) => saver.longestPause(began))) / 1_000;
  const [http, live] = [longest(people), longest(editors)];
  await mend();
  await cluster.waitUntilWhole();
  const lostByLeaver = await leaver.lost();
  await within(Promise.all(stayers.map((saver) => saver.pause())));
  const lost = [lostByLeaver, ...(await Promise.all(stayers.map((saver) => saver.lost())))];
  if (new Set(editors.map(({ file }) => file)).size > 1) lost.push('the editors see different plans');
  return { http, live, lost: lost.filter((text) => text !== undefined) };
}

/** Waits for work that must be done within the time for saving again. */
async function within<Result>(work: Promise<Result>): Promise<Result> {
  const tooLong = async (): Promise<never> => {
    await delay(saveTimeout, undefined, { ref: false });
    throw new Error(`For ${saveTimeout / 1_000} s somebody could not save.`);
  };
  return Promise.race([work, tooLong()]);
}
