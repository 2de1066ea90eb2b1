// `npm run e2e:browsers`: the main journey in Chromium, Firefox and WebKitGTK, by mouse, finger and keyboard. A browser that
// isn't there is installed with apt where that can be done, and skipped with a message where it can't.
import { runBrowsers } from './browserRun.ts';
import { buildIfNeeded } from './build.ts';
import { bring, programs } from './programs.ts';
import { one, sum, printTally } from './tally.ts';

const others = ['firefox', 'webkit'] as const;
const built = await buildIfNeeded();
const tallies = [one(built, 'the build'), await bring(programs.firefox), await bring(programs.webkit)];
const installed = others.filter((name) => programs[name].isThere());
if (built) tallies.push(await runBrowsers(['chromium', ...installed]));
printTally(sum(tallies));
