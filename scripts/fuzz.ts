// `npm run fuzz`: the unit tests with twelve times as many random files, deeds, plans, edits and gestures as in `npm test`.
// The last line counts the tests.
import { runVitest } from './vitestRun.ts';

const { passed, failed } = await runVitest(['--project', 'units*'], {
  env: { HOMEPLOT_FUZZ: 'thorough' },
});
if (failed > 0) process.exitCode = 1;
console.log(`${passed} passed, ${failed} failed`);
