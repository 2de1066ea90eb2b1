// Hands for the planner: the same gestures at plan points with a mouse or with a finger, as real input events.
import type { CDPSession, Locator, Page } from '@playwright/test';
import { expectArrived } from './fixtures.ts';

export type At = readonly [x: number, y: number];

export interface Hand {
  /** A click or a tap at a plan point in feet. */
  click(at: At): Promise<void>;
  /** A press, several moves and a release. */
  drag(from: At, to: At): Promise<void>;
  /** The same between two places of the page, in CSS pixels. */
  dragOnPage(from: Spot, to: Spot): Promise<void>;
  press(control: Locator): Promise<void>;
}

/** Where a plan point lies on the page, in CSS pixels, by the editor's own view. */
async function onPage(page: Page, [x, y]: At): Promise<Spot> {
  await expectArrived(page);
  const { canvas, view } = await page.getByLabel('Site plan canvas').evaluate((element) => ({
    canvas: element.getBoundingClientRect().toJSON() as DOMRect,
    view: { ...window.homeplot.editor.viewport },
  }));
  const at = { x: canvas.x + (x - view.x) * view.pxPerFoot, y: canvas.y + (y - view.y) * view.pxPerFoot };
  const inside =
    at.x >= canvas.x &&
    at.y >= canvas.y &&
    at.x <= canvas.x + canvas.width &&
    at.y <= canvas.y + canvas.height;
  if (!inside) throw new Error(`The plan point ${x}, ${y} is out of sight; show it before pointing at it.`);
  return at;
}

const steps = 6;

export function mouse(page: Page): Hand {
  const dragOnPage = async (start: Spot, end: Spot): Promise<void> => {
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps });
    await page.mouse.up();
  };
  return {
    async click(at) {
      const { x, y } = await onPage(page, at);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.up();
    },
    drag: async (from, to) => dragOnPage(await onPage(page, from), await onPage(page, to)),
    dragOnPage,
    press: (control) => control.click(),
  };
}

const sessions = new WeakMap<Page, CDPSession>();

export async function finger(page: Page): Promise<Hand> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  const dragOnPage = async (start: Spot, end: Spot): Promise<void> => {
    const between = (i: number): Spot => ({
      x: start.x + ((end.x - start.x) * i) / steps,
      y: start.y + ((end.y - start.y) * i) / steps,
    });
    // By the timestamps of its events, the finger rests before it is lifted. Otherwise the browser flings the page, which
    // swallows the next tap.
    const rested = Date.now() / 1000 + 0.4;
    await atOnce(
      touch(session, 'touchStart', start),
      ...Array.from({ length: steps }, (_, i) => touch(session, 'touchMove', between(i + 1))),
      touch(session, 'touchMove', end, rested),
      touch(session, 'touchEnd', undefined, rested + 0.01),
    );
  };
  return {
    async click(at) {
      const spot = await onPage(page, at);
      await atOnce(touch(session, 'touchStart', spot), touch(session, 'touchEnd'));
    },
    drag: async (from, to) => dragOnPage(await onPage(page, from), await onPage(page, to)),
    dragOnPage,
    press: tap,
  };
}

/** Taps a control, and waits for the click that the browser sends after the finger is lifted. */
export async function tap(control: Locator): Promise<void> {
  const click = await control.page().evaluateHandle(() => ({
    heard: new Promise<void>((done) =>
      window.addEventListener('click', () => done(), { capture: true, once: true }),
    ),
  }));
  await control.tap();
  await click.evaluate(({ heard }) => heard);
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Sends the events without waiting for each response: on a busy machine, that would become a long press. */
const atOnce = (...events: readonly Promise<void>[]): Promise<unknown> => Promise.all(events);

/** time: seconds since 1970. */
async function touch(
  session: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  at?: Spot,
  time?: number,
): Promise<void> {
  const timestamp = time === undefined ? {} : { timestamp: time };
  await session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [], ...timestamp });
}
