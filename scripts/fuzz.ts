// `npm run fuzz`: the unit tests with twelve times as many random files, deeds, plans, edits and gestures as in CI, and
// 100,000 random requests to the server, new ones each time. The last line counts the tests.
import { sum, printTally } from './tally.ts';
import { runVitest } from './vitestRun.ts';

const options = { env: { HOMEPLOT_FUZZ: 'thorough' } };
const units = await runVitest(['--project', 'units*'], options);
const requests = await runVitest(['--project', 'server', 'anyRequest'], options);
printTally(sum([units, requests]));
