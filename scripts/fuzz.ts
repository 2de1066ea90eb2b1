// `npm run fuzz`: the unit tests with twelve times as many random files, deeds, plans, edits and gestures as in `npm test`,
// and 100,000 random requests to the server. The last line counts the tests.
import { sum } from './tally.ts';
import { runVitest } from './vitestRun.ts';

const options = { env: { HOMEPLOT_FUZZ: 'thorough' } };
const { passed, failed } = sum([
  await runVitest(['--project', 'units*'], options),
  await runVitest(['--project', 'server', 'packages/server/src/anyRequest'], options),
]);
if (failed > 0) process.exitCode = 1;
console.log(`${passed} passed, ${failed} failed`);
