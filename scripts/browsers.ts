// `npm run e2e:browsers`: the main journey in Chromium, Firefox and WebKitGTK, by mouse, finger and keyboard. A browser that
// isn't there is installed with apt where that can be done, and skipped with a message where it can't.
import { bringFirefox } from '../e2e/firefox.ts';
import { missingForWebkit } from '../e2e/browsers/webkitDriver.ts';
import { type BrowserProject, runBrowsers } from './browserRun.ts';
import { installFromSystem } from './systemPackages.ts';

const projects: BrowserProject[] = ['chromium'];
if ((await bringFirefox()) === true) projects.push('firefox');
else console.log('Firefox is skipped: it was not found.');
if (missingForWebkit() !== undefined) await installFromSystem('the WebKit', ['webkit2gtk-driver', 'xvfb']);
const missing = missingForWebkit();
if (missing === undefined) projects.push('webkit');
else console.log(`WebKit is skipped: ${missing} was not found.`);

const { passed, failed } = await runBrowsers(projects);
if (failed > 0) process.exitCode = 1;
console.log(`${passed} passed, ${failed} failed`);
