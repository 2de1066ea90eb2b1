// The cluster of deploy/cluster, in namespaces of this machine: parts of it are killed, switched off and cut off while
// people save. `npm run faults -- cluster --kills 4` does so as often.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { times } from '../../testing/thorough.ts';
import { problemOfMachine } from './programs.ts';
import type { Outcome } from './scenario.ts';

const kills = Number(process.env['HOMEPLOT_KILLS'] ?? times(1, 20));
const counts = { primary: kills, server: kills, network: Math.ceil(kills / 4) };

/** Seconds until everybody can save again. */
const limits = {
  'the machine of the primary is switched off': 30,
  'the Postgres of the primary is killed': 30,
  'a Homeplot server is killed': 3,
  // Also those whose connection leads to that machine, which they give up after 5 s.
  'a web machine is switched off': 8,
  'the primary is cut from all': 30,
  'the primary is cut from the standbys, not from the servers': 30,
  'the synchronous standby is cut off': 30,
  'the other standby is cut off': 3,
  'a web machine is cut from the databases': 8,
};

/** In a network and with process numbers of its own: whatever it started ends with it. */
async function playApart(): Promise<readonly Outcome[]> {
  const scenario = new URL('scenario.ts', import.meta.url).pathname;
  const source = `process.stdin.resume().on('end', () => process.exit(1)).unref();
    const { play } = await import(${JSON.stringify(scenario)});
    await play(${JSON.stringify(counts)}, (outcome) => console.log(JSON.stringify(outcome)));`;
  const node = [
    process.execPath,
    '--disable-warning=ExperimentalWarning',
    '--input-type=module-typescript',
    '--eval',
    source,
  ];
  const child = spawn('unshare', ['--net', '--pid', '--fork', '--kill-child', '--mount-proc', ...node], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const outcomes: Outcome[] = [];
  for await (const line of createInterface(child.stdout)) {
    const outcome = JSON.parse(line) as Outcome;
    outcomes.push(outcome);
    console.log(`${outcome.seconds.toFixed(1).padStart(5)} s  ${outcome.harm}`);
  }
  return outcomes;
}

/** For each harm: how often, and the seconds until everybody could save again. */
function table(outcomes: readonly Outcome[]): string {
  const rows = [...Map.groupBy(outcomes, ({ harm }) => harm)].map(([harm, those]) => {
    const seconds = those.map((one) => one.seconds).toSorted((a, b) => a - b);
    const [median = 0, longest = 0] = [seconds[Math.floor((seconds.length - 1) / 2)], seconds.at(-1)];
    const lost = those.reduce((sum, one) => sum + one.lost.length, 0);
    return `| ${harm} | ${those.length} | ${median.toFixed(1)} | ${longest.toFixed(1)} | ${lost} |`;
  });
  return ['| | times | median s | longest s | lost |', '|---|---|---|---|---|', ...rows].join('\n');
}

const problem = problemOfMachine();
if (problem !== undefined) console.log(`The cluster isn't tried: ${problem}`);

test.skipIf(problem !== undefined)(
  'a cluster that loses parts while people save loses no acknowledged save, and serves again in time',
  async () => {
    const outcomes = await playApart();
    console.log(table(outcomes));
    expect(outcomes).toHaveLength(counts.primary + counts.server + counts.network);
    expect(outcomes.flatMap(({ harm, lost }) => lost.map((text) => `${harm}: ${text}`))).toEqual([]);
    const late = outcomes.filter(({ harm, seconds }) => seconds > limits[harm as keyof typeof limits]);
    expect(late).toEqual([]);
  },
  3 * 3_600_000,
);
