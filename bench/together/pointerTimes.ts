// How soon a pointer is on another page.
import type { Page } from 'playwright';
import { handOn } from '../measuring/hand.ts';
import type { PlannerPage } from '../planner/plannerPage.ts';

/** Milliseconds. */
const pointerTime = 6000;

/** From a move of somebody's pointer until it is at that place on another page. Both pages show the same part. */
export async function pointerTimes(
  from: PlannerPage,
  to: PlannerPage,
  name: string,
): Promise<readonly number[]> {
  for (const planner of [from, to]) await planner.center();
  await to.page.evaluate(logCursor, name);
  await from.page.evaluate(logPointer);
  const { x, y, width } = from.canvas;
  const hand = await handOn(from.page);
  await hand.move(pointerTime, (share_) => ({ x: x + 20 + share_ * (width - 40), y: y + 200 }));
  await from.page.waitForTimeout(500);
  const [moved, seen] = [await logOf(from.page), await logOf(to.page)];
  return seen.flatMap(({ x: at, time }) => {
    const match = moved.find((one) => Math.abs(one.x - at) < 0.6);
    return match ? [time - match.time] : [];
  });
}

interface Log {
  readonly x: number;
  readonly time: number;
}

declare global {
  interface Window {
    togetherLog?: Log[];
  }
}

const logOf = (page: Page): Promise<readonly Log[]> => page.evaluate(() => window.togetherLog ?? []);

/** Runs in the page. */
function logPointer(): void {
  const log: Log[] = [];
  window.togetherLog = log;
  const left = document.querySelector('[aria-label="Site plan canvas"]')?.getBoundingClientRect().left ?? 0;
  const note = ({ clientX, timeStamp }: PointerEvent): void =>
    void log.push({ x: clientX - left, time: performance.timeOrigin + timeStamp });
  addEventListener('pointermove', note, { capture: true });
}

/** Runs in the page. */
function logCursor(name: string): void {
  const log: Log[] = [];
  window.togetherLog = log;
  const cursor = document.querySelector<HTMLElement>(`[data-cursor="${name}"]`);
  if (!cursor) throw new Error(`There is no pointer of ${name}.`);
  new MutationObserver(() => {
    const x = Number.parseFloat(/translate\(([\d.-]+)px/.exec(cursor.style.transform)?.[1] ?? '');
    const time = performance.timeOrigin + performance.now();
    if (log.at(-1)?.x !== x) log.push({ x, time });
  }).observe(cursor, { attributes: true, attributeFilter: ['style'] });
}
