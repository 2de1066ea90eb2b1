// `npm run faults`: tests power cuts, kills, full disks, damaged files and backups as often as docs/SECURITY.md says.
// `npm run faults -- backups` runs one file of them.
import { runVitest } from './vitestRun.ts';

/** Milliseconds. Damaging each file of a data directory in four ways takes an hour on a slow machine. */
const timeout = 3 * 3_600_000;

const all = [
  'packages/server/src/faults',
  'packages/server/src/db/embedded/damage',
  'packages/server/src/storage/ownFiles',
];
const chosen = process.argv.slice(2).map((name) => `packages/server/src/faults/${name}`);

const { passed, failed } = await runVitest(['--project', 'server', ...(chosen.length > 0 ? chosen : all)], {
  env: { HOMEPLOT_FAULTS: 'thorough' },
  timeout,
});
if (failed > 0) process.exitCode = 1;
console.log(`${passed} passed, ${failed} failed`);
