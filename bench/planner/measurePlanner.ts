// All measurements of the planner with one plan.
import type { Box } from '@homeplot/plan/box';
import type { PlanContents } from '@homeplot/plan/plan';
import type { Browser } from 'playwright';
import { type BareCost, measureBareMotion } from '../measuring/bareMotion.ts';
import { type Motion, measureMotion } from '../measuring/motion.ts';
import { type Recording, record } from '../measuring/recorder.ts';
import { heapOf, settled } from '../measuring/settled.ts';
import { highest, median, p95, p99 } from '../measuring/statistics.ts';
import type { At } from '../measuring/hand.ts';
import { loads } from '../limits.ts';
import { groundOf, mixedPlan, settings } from '../plans/mixedPlan.ts';
import { openPlanner, type PlannerPage, type View, windowSize } from './plannerPage.ts';

/** Milliseconds, and bytes of heap. */
export interface PlannerFigures {
  readonly motion: Motion;
  /** A frame of a bare page, measured right before and after. */
  readonly bare: BareCost;
  /** The canvas, its view, and the point where the object was grabbed, to repeat this in another program. */
  readonly canvas: PlannerPage['canvas'];
  readonly view: View;
  readonly target: At;
  /** From a plan in memory to its complete picture. */
  readonly load: number;
  readonly heap: number;
  /** The heap of the plan alone. */
  readonly planHeap: number;
  readonly click: { readonly selected: number; readonly painted: number };
  /** Snapping while drawing, at many points in view. */
  readonly snap: { readonly median: number; readonly p99: number };
  readonly edits: Edits;
  readonly selectAll: number;
  readonly nudgeAll: number;
  readonly undoAll: number;
}

/** Main-thread time per edit with its frames; saving: the longest task while the plan is saved afterward. */
export interface Edits {
  readonly add: number;
  readonly edit: number;
  readonly undo: number;
  readonly saving: number;
}

const clicks = 20;
const snaps = 2000;
const editCount = 30;
/** Milliseconds after the last edit in which the plan is saved. */
const savingTime = 2500;

export async function measurePlanner(
  browser: Browser,
  address: string,
  contentsOn: (ground: Box) => PlanContents,
): Promise<PlannerFigures> {
  const others: number[] = [];
  while (others.length < loads - 1) others.push(await measureLoad(browser, address, contentsOn));
  const planner = await openPlanner(browser, address);
  const { page } = planner;
  // All kinds are fetched before the plan is measured.
  await planner.load({ objects: [], settings });
  const empty = await heapOf(page);
  const load = await planner.load(contentsOn(groundOf(planner.view)));
  await settled(page);
  const heap = await heapOf(page);
  const subject = await planner.subject();
  const bareBefore = await measureBareMotion(browser, windowSize);
  const motion = await measureMotion(subject);
  const bareAfter = await measureBareMotion(browser, windowSize);
  const figures = {
    motion,
    bare: {
      median: (bareBefore.median + bareAfter.median) / 2,
      processor: (bareBefore.processor + bareAfter.processor) / 2,
    },
    canvas: planner.canvas,
    view: planner.view,
    target: subject.target,
    load: median([...others, load]),
    heap,
    planHeap: heap - empty,
    click: await measureClicks(planner),
    snap: await measureSnaps(planner),
    edits: await measureEdits(planner),
    ...(await measureAll(planner)),
  };
  await page.context().close();
  return figures;
}

async function measureLoad(
  browser: Browser,
  address: string,
  contentsOn: (ground: Box) => PlanContents,
): Promise<number> {
  const planner = await openPlanner(browser, address);
  await settled(planner.page);
  const took = await planner.load(contentsOn(groundOf(planner.view)));
  await planner.page.context().close();
  return took;
}

/** Only the cost of edits, for the comparison with a small plan. */
export async function measureEditsAt(browser: Browser, address: string, count: number): Promise<Edits> {
  const planner = await openPlanner(browser, address);
  await planner.load(mixedPlan(count, groundOf(planner.view)));
  await settled(planner.page);
  await planner.center();
  const edits = await measureEdits(planner);
  await planner.page.context().close();
  return edits;
}

async function measureEdits({ page }: PlannerPage): Promise<Edits> {
  await settled(page);
  const recording = await record(page, async (marker) => {
    await page.evaluate((many) => window.plannerBench?.editOneByOne(many), editCount);
    await marker.begin('saving');
    await page.waitForTimeout(savingTime);
    await marker.end();
  });
  await settled(page);
  return {
    add: workOf(recording, 'add') / editCount,
    edit: workOf(recording, 'edit') / editCount,
    undo: workOf(recording, 'undo') / editCount,
    saving: highest(recording.segments('saving').flatMap(({ tasks }) => tasks)),
  };
}

const workOf = (recording: Recording, label: string): number =>
  recording.segments(label).reduce((sum, { tasks }) => sum + tasks.reduce((all, task) => all + task, 0), 0);

/** Clicks on objects at many points in view. */
async function measureClicks(planner: PlannerPage): Promise<PlannerFigures['click']> {
  const { page } = planner;
  await planner.center();
  await settled(page);
  const times: { selected: number; painted: number }[] = [];
  for (const { x, y } of await hitPlaces(planner)) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(50);
    times.push(await planner.afterPress(() => page.mouse.click(x, y)));
  }
  await page.keyboard.press('Escape');
  return {
    selected: p95(times.map(({ selected }) => selected)),
    painted: p95(times.map(({ painted }) => painted)),
  };
}

/**
 * Snaps a pointer that continues a drawing, at many points: for each the median of three, taken in separate rounds, so
 * that a momentary load of the machine doesn't count.
 */
async function measureSnaps({ page, canvas }: PlannerPage): Promise<PlannerFigures['snap']> {
  const rounds = await page.evaluate(
    ({ width, height, most }) => {
      const { editor } = window.homeplot;
      const { x, y, pxPerFoot } = editor.viewport;
      const answer = (i: number): number => {
        // Multiples of irrational numbers are spread evenly.
        const screen = { x: ((i * 0.754_877) % 1) * width, y: ((i * 0.569_84) % 1) * height };
        const at = { x: x + screen.x / pxPerFoot, y: y + screen.y / pxPerFoot };
        const began = performance.now();
        editor.scene.aim({ phase: 'move', at, screen, shift: false, coarse: false }, { from: { x, y } });
        return performance.now() - began;
      };
      return [0, 1, 2].map(() => Array.from({ length: most }, (_, i) => answer(i)));
    },
    { width: canvas.width, height: canvas.height, most: snaps },
  );
  const places = Array.from({ length: snaps }, (_, i) => median(rounds.map((times) => times[i] ?? 0)));
  return { median: median(places), p99: p99(places) };
}

/** Points on the canvas where a press hits an object. */
function hitPlaces({ page, canvas }: PlannerPage): Promise<At[]> {
  return page.evaluate(
    ({ box: { x, y, width, height }, most }) => {
      const { editor } = window.homeplot;
      const { viewport: view } = editor;
      const found: { x: number; y: number }[] = [];
      for (let py = 40; py < height - 40; py += 11) {
        for (let px = 40; px < width - 40; px += 13) {
          const at = { x: view.x + px / view.pxPerFoot, y: view.y + py / view.pxPerFoot };
          const hit = editor.scene.hit(at);
          if (hit && !hit.part && !editor.scene.jointAt(at, 12)) found.push({ x: x + px, y: y + py });
        }
      }
      return Array.from({ length: most }, (_, i) => found[Math.floor((i * found.length) / most)] ?? { x, y });
    },
    { box: canvas, most: clicks },
  );
}

/** With the keyboard, as a user would: from the key press to the updated picture. */
async function measureAll(
  planner: PlannerPage,
): Promise<{ selectAll: number; nudgeAll: number; undoAll: number }> {
  const { page } = planner;
  await planner.center();
  await page.getByLabel('Site plan canvas').focus();
  await settled(page);
  const key = async (name: string, done: 'all selected' | 'drawn anew'): Promise<number> => {
    const took = await planner.afterKey(done, () => page.keyboard.press(name));
    await settled(page);
    return took;
  };
  const selectAll = await key('Control+a', 'all selected');
  const nudgeAll = await key('ArrowRight', 'drawn anew');
  const undoAll = await key('Control+z', 'drawn anew');
  return { selectAll, nudgeAll, undoAll };
}
