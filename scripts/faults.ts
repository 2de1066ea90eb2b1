// `npm run faults`: tests power cuts, kills, full disks, damaged files and backups as often as docs/SECURITY.md says.
// `npm run faults -- backups` runs one file of them.
import { tell } from './tally.ts';
import { runVitest } from './vitestRun.ts';

/** Milliseconds. Damaging each file of a data directory in four ways takes an hour on a slow machine. */
const timeout = 3 * 3_600_000;

const all = [
  'packages/server/src/faults',
  'packages/server/src/db/embedded/damage',
  'packages/server/src/storage/ownFiles',
];
const chosen = process.argv.slice(2).map((name) => `packages/server/src/faults/${name}`);

const files = chosen.length > 0 ? chosen : all;
tell(await runVitest(['--project', 'server', ...files], { env: { HOMEPLOT_FAULTS: 'thorough' }, timeout }));
