// `npm run faults`: tests power cuts, kills, full disks and damaged files as often as docs/SECURITY.md says.
import { runVitest } from './vitestRun.ts';

/** Milliseconds. Damaging each file of a data directory in four ways takes an hour on a slow machine. */
const timeout = 3 * 3_600_000;

const tests = ['packages/server/src/faults', 'packages/server/src/db/embedded/damage'];

const { passed, failed } = await runVitest(['--project', 'server', ...tests], {
  env: { HOMEPLOT_FAULTS: 'thorough' },
  timeout,
});
if (failed > 0) process.exitCode = 1;
console.log(`${passed} passed, ${failed} failed`);
