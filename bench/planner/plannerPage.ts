// The planner in the browser: opens it, loads a plan, and offers it as a subject for measurements.
import type { PlanContents } from '@homeplot/plan/plan';
import type { Browser, Page } from 'playwright';
import type { At } from '../measuring/hand.ts';
import type { Subject } from '../measuring/subject.ts';
import { settings, views } from '../plans/mixedPlan.ts';
import { withTimeout } from '../measuring/withTimeout.ts';
import { installPlannerBench, type PlannerBench } from './inPage.ts';

export const windowSize = { width: 1280, height: 800 } as const;
/** Pixels per wheel event for a zoom of about 1.5 %. */
const wheelPixels = 8;

export interface View {
  readonly width: number;
  readonly height: number;
  readonly pxPerFoot: number;
}

export interface PlannerPage {
  readonly page: Page;
  readonly canvas: Subject['canvas'];
  /** The part of a plan that the canvas shows at zoom 1, in feet. */
  readonly view: View;
  /** Opens a plan; returns the milliseconds until its picture is complete. */
  load(contents: PlanContents): Promise<number>;
  /** Shows the middle of the plan at zoom 1. */
  center(): Promise<void>;
  subject(): Promise<Subject>;
  /** Presses a key; returns the milliseconds until its effect is painted. */
  afterKey(done: 'all selected' | 'drawn anew', press: () => Promise<void>): Promise<number>;
  /** Presses the mouse; returns the milliseconds until something is selected, and until that is painted. */
  afterPress(press: () => Promise<void>): Promise<{ selected: number; painted: number }>;
}

type Entries = Readonly<Record<string, string>>;

interface Before {
  /** What the tab and the browser have stored before. */
  readonly tab?: Entries;
  readonly browser?: Entries;
  /** Called before the page is opened. */
  readonly prepare?: (page: Page) => void;
}

export async function openPlanner(
  browser: Browser,
  address: string,
  { prepare, ...stored }: Before = {},
): Promise<PlannerPage> {
  const context = await browser.newContext({ viewport: windowSize, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(({ tab = {}, browser: all = {} }) => {
    for (const [key, text] of Object.entries(tab)) sessionStorage.setItem(key, text);
    for (const [key, text] of Object.entries(all)) localStorage.setItem(key, text);
  }, stored);
  prepare?.(page);
  await page.addInitScript(installPlannerBench);
  await page.goto(new URL('/app', address).href);
  await page.waitForFunction(() => 'homeplot' in window);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const canvas = await page.getByLabel('Site plan canvas').boundingBox();
  if (!canvas) throw new Error('/app shows no canvas labeled "Site plan canvas".');

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
      await fetchKinds(page);
      const bench = await page.evaluateHandle(benchOf);
      const text = JSON.stringify(contents);
      return withTimeout(
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
          withTimeout(
            page.evaluate(() => window.plannerBench?.sharpAgain()),
            'the picture to be sharp',
          ),
      };
    },
    async afterKey(done, press) {
      const bench = await page.evaluateHandle(benchOf);
      // Wrapped in an object, so that the promise isn't awaited before the key is pressed.
      const listening = await bench.evaluateHandle((own, what) => ({ took: own.afterKey(what) }), done);
      await press();
      return withTimeout(
        listening.evaluate(({ took }) => took),
        `the effect of a key: ${done}`,
      );
    },
    async afterPress(press) {
      const bench = await page.evaluateHandle(benchOf);
      const listening = await bench.evaluateHandle((own) => ({ took: own.afterPress() }));
      await press();
      return withTimeout(
        listening.evaluate(({ took }) => took),
        'a click to select',
      );
    },
  };
}

/** Opens a file with one rare object: the page fetches the kinds of the library only once a file names one. */
async function fetchKinds(page: Page): Promise<void> {
  const battery = { id: 'battery', type: 'battery', x: 0, y: 0, width: 3, height: 2 };
  await page.getByLabel('Plan file to import').setInputFiles({
    name: 'plan.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ objects: [battery], timestamp: '', version: '1.0' })),
  });
  await page.waitForFunction(() => window.homeplot.editor.plan.objects.has('battery'));
}

/** Runs in the page. */
function benchOf(): PlannerBench {
  if (!window.plannerBench) throw new Error('The benchmark is not installed in this page.');
  return window.plannerBench;
}

/** The point nearest to the middle of the canvas where a press grabs the body of a rectangle. */
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
    throw new Error('There is no rectangle near the middle of the canvas.');
  }, canvas);
}
