// `npm run faults`: power cuts, kills, full disks and damaged files, each tried as often as docs/SECURITY.md says. The
// last line counts the tests.
import { runVitest } from './vitestRun.ts';

/** Milliseconds. Each file of a data directory is damaged in four ways, which takes an hour on a slow machine. */
const longest = 3 * 3_600_000;

const tests = ['packages/server/src/faults', 'packages/server/src/db/embedded/damage'];

const { passed, failed } = await runVitest(['--project', 'server', ...tests], {
  env: { HOMEPLOT_FAULTS: 'thorough' },
  longest,
});
if (failed > 0) process.exitCode = 1;
console.log(`${passed} passed, ${failed} failed`);
