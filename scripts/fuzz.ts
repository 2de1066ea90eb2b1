// `npm run fuzz`: random files, deeds and gestures, at least twelve times as many as `npm test` tries. The last line counts the tests.
import { runVitest } from './vitestRun.ts';

const { passed, failed } = await runVitest(['--project', 'units', 'Fuzz.test.ts'], {
  env: { HOMEPLOT_FUZZ: 'thorough' },
});
if (failed > 0) process.exitCode = 1;
console.log(`${passed} passed, ${failed} failed`);
