// `npm run faults`: tests power cuts, kills, full disks, damaged files and backups as often as docs/SECURITY.md says.
// `npm run faults -- backups` runs one file of them, `npm run faults -- cluster --kills 4` harms a cluster that often.
import { parseArgs } from 'node:util';
import { bring, programs } from './programs.ts';
import { sum, printTally } from './tally.ts';
import { runVitest } from './vitestRun.ts';

/** Milliseconds. Damaging each file of a data directory in four ways takes an hour on a slow machine. */
const timeout = 3 * 3_600_000;

const all = [
  'packages/server/src/faults',
  'packages/server/src/db/embedded/damage',
  'packages/server/src/storage/ownFiles',
];
const { values, positionals } = parseArgs({ allowPositionals: true, options: { kills: { type: 'string' } } });
const files = positionals.length > 0 ? positionals.map((name) => `packages/server/src/faults/${name}`) : all;
const env = {
  HOMEPLOT_FAULTS: 'thorough',
  ...(values.kills !== undefined && { HOMEPLOT_KILLS: values.kills }),
};
printTally(
  sum([await bring(programs.cluster), await runVitest(['--project', 'server', ...files], { env, timeout })]),
);
