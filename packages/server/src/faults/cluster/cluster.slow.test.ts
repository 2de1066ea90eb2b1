// The cluster of deploy/cluster, in namespaces of this machine: parts of it are killed, switched off and cut off while
// people save. `npm run faults -- cluster --kills 4` does so as often.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { isThorough, times } from '../../testing/thorough.ts';
import { problemOfMachine } from './programs.ts';
import type { Counts, Outcome, Owners } from './scenario.ts';

const kills = Number(process.env['HOMEPLOT_KILLS'] ?? times(1, 20));
const counts: Counts = {
  primary: kills,
  server: kills,
  room: Math.ceil(kills / 2),
  network: Math.ceil(kills / 4),
};

/** Seconds in which somebody can't save, where nothing else keeps the machine busy. */
const limits: Readonly<Record<string, number>> = {
  'the machine of the primary is switched off': 30,
  'the Postgres of the primary is killed': 30,
  'a Homeplot server is killed': 3,
  'the server of a live room is killed': 3,
  // Also those whose connection leads to that machine, which they give up after 5 s.
  'a web machine is switched off': 12,
  'the primary is cut from all': 30,
  'the primary is cut from the standbys, not from the servers': 30,
  'the synchronous standby is cut off': 30,
  'the other standby is cut off': 3,
  'a web machine is cut from the databases': 12,
};

/** Seconds from an edit to its save in a room, in any case. */
const saveDelay = 1;

interface Played {
  readonly outcomes: readonly Outcome[];
  readonly owners: Owners | undefined;
}

/** In a network and with process numbers of its own: whatever it started ends with it. */
async function playApart(): Promise<Played> {
  const scenario = new URL('scenario.ts', import.meta.url).pathname;
  const source = `process.stdin.resume().on('end', () => process.exit(1)).unref();
    const { play } = await import(${JSON.stringify(scenario)});
    const print = (what) => console.log(JSON.stringify(what));
    print({ owners: await play(${JSON.stringify(counts)}, (outcome) => print({ outcome })) });
    process.exit(0);`;
  const options = [
    '--disable-warning=ExperimentalWarning',
    '--input-type=module-typescript',
    '--eval',
    source,
  ];
  const apart = ['--net', '--pid', '--fork', '--kill-child', '--mount-proc'];
  const child = spawn('unshare', [...apart, process.execPath, ...options], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const outcomes: Outcome[] = [];
  let owners: Owners | undefined;
  for await (const line of createInterface(child.stdout)) {
    const said = JSON.parse(line) as { readonly outcome?: Outcome; readonly owners?: Owners };
    owners = said.owners;
    if (said.outcome === undefined) continue;
    outcomes.push(said.outcome);
    const { harm, http, live } = said.outcome;
    console.log(`${harm}: ${http.toFixed(1)} s over HTTP, ${live.toFixed(1)} s in a live room`);
  }
  return { outcomes, owners };
}

/** For each harm: how often, and the longest time in which somebody could not save. */
function table(outcomes: readonly Outcome[]): string {
  const columns = (all: readonly number[]): string => {
    const sorted = all.toSorted((a, b) => a - b);
    const [median = 0, longest = 0] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted.at(-1)];
    return `${median.toFixed(1)} | ${longest.toFixed(1)}`;
  };
  const rows = [...Map.groupBy(outcomes, ({ harm }) => harm)].map(([harm, those]) => {
    const lost = those.reduce((sum, one) => sum + one.lost.length, 0);
    const seconds = `${columns(those.map(({ http }) => http))} | ${columns(those.map(({ live }) => live))}`;
    return `| ${harm} | ${those.length} | ${seconds} | ${lost} |`;
  });
  const head = '| | times | HTTP: median s | longest s | live room: median s | longest s | lost |';
  return [head, '|---|---|---|---|---|---|---|', ...rows].join('\n');
}

const problem = problemOfMachine();
if (problem !== undefined) console.log(`The cluster isn't tried: ${problem}`);

test.skipIf(problem !== undefined)(
  'a cluster that loses parts loses no acknowledged save, never has two owners of a room, and serves again in time',
  async () => {
    const { outcomes, owners } = await playApart();
    console.log(table(outcomes), owners);
    expect(outcomes).toHaveLength(Object.values(counts).reduce((sum, count) => sum + count, 0));
    expect(outcomes.flatMap(({ harm, lost }) => lost.map((text) => `${harm}: ${text}`))).toEqual([]);
    const isLate = ({ harm, http, live }: Outcome) => Math.max(http, live - saveDelay) > (limits[harm] ?? 0);
    expect(isThorough ? outcomes.filter(isLate) : []).toEqual([]);
    // As the database has logged it.
    expect(owners?.problems).toEqual([]);
    expect(owners?.stores).toBeGreaterThan(outcomes.length);
  },
  3 * 3_600_000,
);
