// Several people edit a large plan at the same time: how soon each sees what another does, and what that costs their pages,
// compared with the same plan alone. Two of them are pages of the browser; the others need none.
import { createPlan } from '@homeplot/plan/plan';
import { writePlanFile } from '@homeplot/plan/writePlanFile';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Browser } from 'playwright';
import { withSeparators } from '@homeplot/plan/units';
import { buildIfNeeded } from '../../scripts/build.ts';
import { togetherLimits } from '../limits.ts';
import type { Section } from '../measureAll.ts';
import { measureBareMotion } from '../measuring/bareMotion.ts';
import { launchBrowser } from '../measuring/browser.ts';
import { handOn } from '../measuring/hand.ts';
import { type Motion, measureMotion } from '../measuring/motion.ts';
import { heapOf, settled } from '../measuring/settled.ts';
import { highest, median, p95 } from '../measuring/statistics.ts';
import { withTimeout } from '../measuring/withTimeout.ts';
import { groundOf, mixedPlan } from '../plans/mixedPlan.ts';
import { openPlanner, type PlannerPage, windowSize } from '../planner/plannerPage.ts';
import type { Row } from '../report/figure.ts';
import { singleTable } from '../report/otherTables.ts';
import { Http } from '../server/http.ts';
import { signUp } from '../server/people.ts';
import { createDataDir } from '../server/place.ts';
import { type Running, start } from '../server/running.ts';
import { join, type Other } from './others.ts';
import { pointerTimes } from './pointerTimes.ts';

interface Figures {
  /** Milliseconds, each of one edit or one place of a pointer. */
  readonly edits: readonly number[];
  readonly pointers: readonly number[];
  readonly alone: PageFigures;
  readonly live: PageFigures;
  readonly openings: readonly Opening[];
  /** Processor time of a bare frame. */
  readonly bare: number;
  readonly drag: { readonly messages: number; readonly bytes: number };
}

interface PageFigures {
  readonly motion: Motion;
  readonly heap: number;
}

/** Milliseconds until the plan is open alone; live: until the others are shown too. */
interface Opening {
  readonly alone: number;
  readonly live: number;
}

const openingCount = 7;
const editCount = 40;

export async function togetherSection(say: (line: string) => void): Promise<Section> {
  const { people, objects } = togetherLimits;
  say(`${people} people in a plan of ${objects} objects`);
  if (!(await buildIfNeeded())) throw new Error('The web app could not be built; see the errors above.');
  const temp = createDataDir();
  const server = await start(temp.dataDir, 'node');
  const browser = await launchBrowser();
  try {
    const rows = rowsOf(await measureTogether(browser, server, say));
    const title = `${people} people edit a plan of ${withSeparators(objects)} objects`;
    return { title, text: singleTable(rows), rows };
  } finally {
    await browser.close();
    await server.stop();
    temp.remove();
  }
}

async function measureTogether(
  browser: Browser,
  server: Running,
  say: (line: string) => void,
): Promise<Figures> {
  const shared = await share(browser, server);
  const others: Other[] = [];
  try {
    const open = (role: 'viewer' | 'editor', name: string) => openShared(browser, server, shared, role, name);
    say('Alone');
    const { planner } = await open('viewer', 'Ann');
    const alone = await pageFigures(planner);
    await planner.page.context().close();
    const bare = await measureBareMotion(browser, windowSize);

    say('Together');
    const editor = await shared.token('editor');
    for (let i = 0; i < togetherLimits.people - 2; i += 1)
      others.push(await join(server.url, shared.project, editor, `Person ${i}`));
    // In turns, with the others there each time: they and the server take processor time of this machine.
    const openings: Opening[] = [];
    while (openings.length < openingCount)
      openings.push({
        live: await openingOf(() => open('editor', 'Ann')),
        alone: await openingOf(() => open('viewer', 'Ann')),
      });
    const [ann, bob] = [await open('editor', 'Ann'), await open('editor', 'Bob')];
    const edits = await editTimes(ann.planner, bob.planner);
    const pointers = await pointerTimes(ann.planner, bob.planner, 'Ann');
    const drag = await dragMessages(ann.planner, ann.sent);
    await bob.planner.page.bringToFront();
    const live = await pageFigures(bob.planner);
    return { edits, pointers, alone, live, openings, bare: bare.processor, drag };
  } finally {
    for (const other of others) other.end();
  }
}

interface Shared {
  readonly project: string;
  /** A new link. */
  readonly token: (role: 'viewer' | 'editor') => Promise<string>;
}

async function share(browser: Browser, server: Running): Promise<Shared> {
  const http = new Http(server);
  const [owner] = await signUp(http, server.dataDir, 1);
  if (!owner) throw new Error('Nobody has signed up.');
  const { page, view } = await openPlanner(browser, server.url);
  await page.context().close();
  const plan = createPlan(mixedPlan(togetherLimits.objects, groundOf(view)));
  const { objects, settings } = writePlanFile(plan, new Date().toISOString());
  const project = randomUUID();
  const post = async (table: string, row: object): Promise<void> => {
    const { token } = owner;
    const path = `/rest/v1/${table}`;
    await http.expect({ method: 'POST', path, token, body: JSON.stringify(row) });
  };
  await post('projects', { id: project, title: 'Shared', objects, settings });
  return {
    project,
    async token(role) {
      const token = randomBytes(16).toString('base64url');
      const token_hash = createHash('sha256').update(token).digest('hex');
      await post('share_links', { project_id: project, role, token_hash });
      return token;
    },
  };
}

interface Opened {
  readonly planner: PlannerPage;
  /** Milliseconds since the page was asked for. */
  readonly took: number;
  /** The bytes of each message to the room. */
  readonly sent: number[];
}

async function openShared(
  browser: Browser,
  server: Running,
  { project, token }: Shared,
  role: 'viewer' | 'editor',
  name: string,
): Promise<Opened> {
  const visit = JSON.stringify({ token: await token(role), projectId: project, role });
  const sent: number[] = [];
  const planner = await openPlanner(browser, server.url, {
    tab: { 'homeplot.visit': visit },
    browser: { 'homeplot.guestName': name },
    prepare: (page) =>
      page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(payload.length))),
  });
  const { page } = planner;
  const what = { count: togetherLimits.objects, isLive: role === 'editor' };
  const took = await withTimeout(page.evaluate(openedAt, what), 'a shared plan to be open');
  // The plan was shown whole; it is measured at its own site size.
  await page.evaluate(() => {
    const { editor } = window.homeplot;
    editor.show({ siteExtent: editor.plan.settings.siteExtent });
  });
  return { planner, took, sent };
}

/** Runs in the page, because this process is busy with the others. In milliseconds since the page was asked for. */
async function openedAt({ count, isLive }: { readonly count: number; readonly isLive: boolean }) {
  const isOpen = (): boolean =>
    window.homeplot.editor.plan.objects.size >= count &&
    (!isLive || document.querySelector('[data-people] button') !== null);
  while (!isOpen()) await new Promise((next) => requestAnimationFrame(next));
  // Until it is on the screen.
  await new Promise((seen) => requestAnimationFrame(() => setTimeout(seen)));
  return performance.now();
}

async function openingOf(open: () => Promise<Opened>): Promise<number> {
  const { planner, took } = await open();
  await planner.page.context().close();
  return took;
}

async function pageFigures(planner: PlannerPage): Promise<PageFigures> {
  await settled(planner.page);
  const heap = await heapOf(planner.page);
  const motion = await measureMotion(await planner.subject());
  return { heap, motion };
}

/** From an edit on one page until another has painted it. */
async function editTimes(from: PlannerPage, to: PlannerPage): Promise<readonly number[]> {
  const times: number[] = [];
  for (let i = 0; i < editCount; i += 1) {
    const name = `timed ${i}`;
    const painted = await to.page.evaluateHandle(paintedAt, name);
    const begun = await from.page.evaluate(editAs, { name, turn: i });
    times.push((await painted.evaluate(({ at }) => at)) - begun);
    await from.page.waitForTimeout(100);
  }
  return times;
}

/** Runs in the page. Wrapped, so that the promise isn't awaited before the edit. */
function paintedAt(name: string): { readonly at: Promise<number> } {
  const at = new Promise<number>((done) => {
    const end = window.homeplot.editor.watch({
      edited: (changes) => {
        if (!changes.some((change) => 'put' in change && change.put.name === name)) return;
        end();
        requestAnimationFrame(() => setTimeout(() => done(performance.timeOrigin + performance.now())));
      },
    });
  });
  return { at };
}

/** Runs in the page. */
function editAs({ name, turn }: { readonly name: string; readonly turn: number }): number {
  const { editor } = window.homeplot;
  const objects = [...editor.plan.objects.values()];
  const object = objects[(turn * 101) % objects.length];
  const begun = performance.timeOrigin + performance.now();
  if (object) editor.edit([{ put: { ...object, name } }], 'Name');
  return begun;
}

/** What a drag of one object sends. sent: the bytes of each message, to which more are added. */
async function dragMessages(
  planner: PlannerPage,
  sent: number[],
): Promise<{ readonly messages: number; readonly bytes: number }> {
  const { target } = await planner.subject();
  const hand = await handOn(planner.page);
  await hand.press(target);
  await planner.page.waitForTimeout(300);
  sent.length = 0;
  const begun = performance.now();
  await hand.move(3000, (share_) => ({ x: target.x + 80 * Math.sin(9 * share_), y: target.y + 60 * share_ }));
  const seconds = (performance.now() - begun) / 1000;
  const during = [...sent];
  await hand.release(target);
  return { messages: during.length / seconds, bytes: highest(during) };
}

function rowsOf({ edits, pointers, alone, live, openings, bare, drag }: Figures): Row[] {
  const limits = togetherLimits;
  const row = (name: string, value: number, unit: 'ms' | 'share' | 'count', limit?: number): Row => ({
    name,
    figures: [{ value, unit, ...(limit === undefined ? {} : { limit }) }],
  });
  return [
    row('an edit on another screen, median (ms)', median(edits), 'ms'),
    row('an edit on another screen, 95th percentile (ms)', p95(edits), 'ms', limits.edit),
    row('a pointer on another screen, median (ms)', median(pointers), 'ms'),
    row('a pointer on another screen, 95th percentile (ms)', p95(pointers), 'ms', limits.pointer),
    ...(['pan', 'zoom', 'drag'] as const).map((gesture) =>
      row(
        `${gesture}: processor time of a frame more than alone (bare frames)`,
        (live.motion[gesture].processor - alone.motion[gesture].processor) / bare,
        'share',
        limits.frames,
      ),
    ),
    row(
      'opening, relative to alone, median of turns',
      median(openings.map((one) => one.live / one.alone)),
      'share',
      limits.opening,
    ),
    row('opening (ms)', median(openings.map((one) => one.live)), 'ms'),
    row('heap, relative to alone', live.heap / alone.heap, 'share', limits.heap),
    row('messages a second of a drag', drag.messages, 'count', limits.messages),
    row('bytes of its largest message', drag.bytes, 'count', limits.bytes),
  ];
}
