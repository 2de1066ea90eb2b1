// The planner in the browser: opens it, puts a plan into it, and shows it as a subject of the measurements.
import type { PlanContents } from '@homeplot/plan/plan';
import type { Browser, Page } from 'playwright';
import type { At } from '../measuring/hand.ts';
import type { Subject } from '../measuring/subject.ts';
import { settings, views } from '../plans/mixedPlan.ts';
import { within } from '../measuring/within.ts';
import { installPlannerBench, type PlannerBench } from './inPage.ts';

export const windowSize = { width: 1280, height: 800 } as const;
/** Pixels at a turn of the wheel that make some 1.5 % of zoom. */
const wheelPixels = 8;

export interface View {
  readonly width: number;
  readonly height: number;
  readonly pxPerFoot: number;
}

export interface PlannerPage {
  readonly page: Page;
  readonly canvas: Subject['canvas'];
  /** What the canvas shows of the measured plans at zoom 1, in feet. */
  readonly view: View;
  /** Opens a plan; milliseconds until its picture is whole. */
  load(contents: PlanContents): Promise<number>;
  /** Puts the middle of the ground in the middle of the canvas at zoom 1. */
  center(): Promise<void>;
  subject(): Promise<Subject>;
  /** Presses a key; milliseconds from there until it is done and painted. */
  afterKey(done: 'all selected' | 'drawn anew', press: () => Promise<void>): Promise<number>;
  /** Presses the mouse; milliseconds from there until something is selected by it, and until that is painted. */
  afterPress(press: () => Promise<void>): Promise<{ selected: number; painted: number }>;
}

export async function openPlanner(browser: Browser, address: string): Promise<PlannerPage> {
  const context = await browser.newContext({ viewport: windowSize, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(installPlannerBench);
  await page.goto(new URL('/app', address).href);
  await page.waitForFunction(() => 'homeplot' in window);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const canvas = await page.getByLabel('Site plan canvas').boundingBox();
  if (!canvas) throw new Error('The canvas labeled "Site plan canvas" is not to be seen on /app.');

  const center = (): Promise<void> =>
    page.evaluate(({ across, down }) => {
      const { editor } = window.homeplot;
      editor.hand.cancel();
      editor.select({ ids: new Set() });
      editor.zoomTo(1);
      const { width, height, pxPerFoot } = editor.viewport;
      const [x, y] = [((across - 1) / 2) * (width / pxPerFoot), ((down - 1) / 2) * (height / pxPerFoot)];
      editor.show({ ...editor.viewport, x, y });
    }, views);

  const pxPerFoot = (canvas.height / settings.siteExtent) * settings.scale;
  return {
    page,
    canvas,
    center,
    view: { width: canvas.width / pxPerFoot, height: canvas.height / pxPerFoot, pxPerFoot },
    async load(contents) {
      const bench = await page.evaluateHandle(benchOf);
      const text = JSON.stringify(contents);
      return within(
        bench.evaluate((own, plan) => own.load(plan), text),
        'a loaded plan to be drawn',
      );
    },
    async subject() {
      await center();
      return {
        page,
        canvas,
        center,
        wheel: { pixels: wheelPixels, held: 'nothing' },
        target: await findTarget(page, canvas),
        labelTime: () => page.evaluate(() => window.plannerBench?.labelTime() ?? 0),
        sharpAgain: () =>
          within(
            page.evaluate(() => window.plannerBench?.sharpAgain()),
            'the picture to be sharp',
          ),
      };
    },
    async afterKey(done, press) {
      const bench = await page.evaluateHandle(benchOf);
      // In an object, so that it is not waited for before the key is pressed.
      const listening = await bench.evaluateHandle((own, what) => ({ took: own.afterKey(what) }), done);
      await press();
      return within(
        listening.evaluate(({ took }) => took),
        `what a key does: ${done}`,
      );
    },
    async afterPress(press) {
      const bench = await page.evaluateHandle(benchOf);
      const listening = await bench.evaluateHandle((own) => ({ took: own.afterPress() }));
      await press();
      return within(
        listening.evaluate(({ took }) => took),
        'a click to select',
      );
    },
  };
}

/** Runs in the page. */
function benchOf(): PlannerBench {
  if (!window.plannerBench) throw new Error('The benchmark has no part in this page.');
  return window.plannerBench;
}

/** The place nearest to the middle of the canvas where a press takes the body of a rectangle. */
function findTarget(page: Page, canvas: Subject['canvas']): Promise<At> {
  return page.evaluate(({ x, y, width, height }) => {
    const { editor } = window.homeplot;
    const { viewport: view } = editor;
    for (let away = 0; away < 200; away += 4) {
      for (let turn = 0; turn < 2 * Math.PI; turn += 0.3) {
        const [px, py] = [width / 2 + away * Math.cos(turn), height / 2 + away * Math.sin(turn)];
        const at = { x: view.x + px / view.pxPerFoot, y: view.y + py / view.pxPerFoot };
        const hit = editor.scene.hit(at);
        const free = hit && !hit.part && !editor.scene.jointAt(at, 12);
        if (free && hit.object.type === 'rectangle') return { x: x + px, y: y + py };
      }
    }
    throw new Error('No object lies near the middle of the canvas.');
  }, canvas);
}
