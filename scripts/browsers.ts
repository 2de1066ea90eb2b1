// `npm run e2e:browsers`: the main journey in Chromium, Firefox and WebKitGTK, by mouse, finger and keyboard. A browser that
// isn't there is installed with apt where that can be done, and skipped with a message where it can't.
import { runBrowsers } from './browserRun.ts';
import { bring, programs } from './programs.ts';
import { sum } from './tally.ts';

const others = ['firefox', 'webkit'] as const;
const brought = sum([await bring(programs.firefox), await bring(programs.webkit)]);
const there = others.filter((name) => programs[name].isThere());
const { passed, failed } = sum([brought, await runBrowsers(['chromium', ...there])]);
if (failed > 0) process.exitCode = 1;
console.log(`${passed} passed, ${failed} failed`);
