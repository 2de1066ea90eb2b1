// A ground of 50,000 points in the planner: until its contours are drawn, and the motion over them.
import { keysAbove } from '@homeplot/plan/order';
import type { PlanObject } from '@homeplot/plan/kind';
import { findKind } from '@homeplot/plan/kinds';
import { registerLateKinds } from '@homeplot/plan/lateKinds';
import type { PlanContents } from '@homeplot/plan/plan';
import { type Box, boxCenter } from '@homeplot/plan/box';
import { distance } from '@homeplot/plan/point';
import type { Browser, Page } from 'playwright';
import { type BareCost, measureBareMotion } from '../measuring/bareMotion.ts';
import { type Motion, measureMotion } from '../measuring/motion.ts';
import { settled } from '../measuring/settled.ts';
import { groundOf, mixedPlan, settings } from '../plans/mixedPlan.ts';
import { seededRandom } from '../plans/random.ts';
import { openPlanner, windowSize } from './plannerPage.ts';

export interface ContourFigures {
  /** Milliseconds from the plan in memory to a picture with its contours. */
  readonly load: number;
  /** The same without its contours. */
  readonly objects: number;
  readonly motion: Motion;
  readonly bare: BareCost;
}

/** Objects besides the points, which the hand can grab. */
const others = 2000;
/** Feet around the middle without points, which would lie in the hand's way. */
const clear = 110;
/** Milliseconds without a change after which a picture is complete. */
const quiet = 700;

export async function measureContours(
  browser: Browser,
  address: string,
  points: number,
): Promise<ContourFigures> {
  registerLateKinds();
  const planner = await openPlanner(browser, address);
  const { page, view } = planner;
  await fetchContours(page);
  await page.evaluate(watchPicture);
  const objects = await planner.load(groundPlan(points, groundOf(view)));
  const load = await lastDrawn(page);
  await settled(page);
  const bareBefore = await measureBareMotion(browser, windowSize);
  const motion = await measureMotion(await planner.subject());
  const bareAfter = await measureBareMotion(browser, windowSize);
  await page.context().close();
  return {
    load,
    objects,
    motion,
    bare: {
      median: (bareBefore.median + bareAfter.median) / 2,
      processor: (bareBefore.processor + bareAfter.processor) / 2,
    },
  };
}

/** The code of elevations and of contours is fetched with the first file that has some. */
async function fetchContours(page: Page): Promise<void> {
  const spots = [0, 100, 200, 300].map((at, i) => ({
    id: `${i}`,
    type: 'spotElevation',
    x: at,
    y: (at * at) / 100,
    elevation: 100 + i,
  }));
  const file = {
    objects: spots,
    settings: { elevations: { contours: true } },
    timestamp: '',
    version: '1.0',
  };
  await page.getByLabel('Plan file to import').setInputFiles({
    name: 'ground.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(file)),
  });
  await page.waitForFunction((count) => window.homeplot.editor.plan.objects.size === count, spots.length);
  await settled(page);
}

/** Points all over the ground of the mixed plan, on slopes of a few percent. */
function groundPlan(points: number, ground: Box): PlanContents {
  const { objects } = mixedPlan(others, ground);
  const random = seededRandom(3000);
  const orders = keysAbove(objects.at(-1)?.order ?? '', points);
  const spot = findKind('spotElevation');
  const middle = boxCenter(ground);
  const spots = orders.flatMap((order, i): PlanObject[] => {
    const from = { x: random.between(0, ground.maxX, 0.01), y: random.between(0, ground.maxY, 0.01) };
    if (distance(from, middle) < clear) return [];
    const { scale, siteExtent } = settings;
    const fields = spot?.create({ from, scale, siteExtent });
    const elevation = 100 + Math.sin(from.x / 160) * 6 + Math.cos(from.y / 210) * 5;
    const values: object = { ...fields, elevation, assumed: undefined };
    return [{ id: `spot ${i}`, type: 'spotElevation', order, ...values }];
  });
  return {
    objects: [...objects, ...spots],
    settings: { ...settings, elevations: { contours: true } },
  };
}

declare global {
  interface Window {
    benchPicture?: { began: number; drawn: number };
  }
}

/** Keeps when the picture was complete last. It is sent to the page as text. */
function watchPicture(): void {
  const picture = document.querySelector('[aria-label="Site plan canvas"] [data-drawn]');
  const times = { began: performance.now(), drawn: 0 };
  window.benchPicture = times;
  if (!(picture instanceof HTMLElement)) return;
  new MutationObserver(() => {
    times.drawn = picture.dataset['drawn'] === 'true' ? performance.now() : 0;
  }).observe(picture, { attributeFilter: ['data-drawn'] });
}

async function lastDrawn(page: Page): Promise<number> {
  const { began, drawn } = await page
    .waitForFunction((rest) => {
      const { benchPicture: times } = window;
      return times && times.drawn > 0 && performance.now() - times.drawn > rest ? { ...times } : undefined;
    }, quiet)
    .then((found) => found.jsonValue())
    .then((times) => times ?? { began: 0, drawn: 0 });
  return drawn - began;
}
