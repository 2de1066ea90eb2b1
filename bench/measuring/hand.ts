// A simulated user: real mouse, wheel and key events, sent at a steady rate whether or not the page keeps up, and the
// same on every page.
import type { CDPSession, Page } from 'playwright';

export interface At {
  readonly x: number;
  readonly y: number;
}

/** Milliseconds between events, as from a typical mouse or trackpad, so that every frame has one. */
const reportInterval = 8;
/** Maximum pending events. A slow page gets fewer events, as a browser merges those that are late. */
const maxPending = 4;

export interface Hand {
  /** Moves the mouse along a path in a number of milliseconds; along returns the point at a share from 0 to 1. */
  move(milliseconds: number, along: (share: number) => At): Promise<void>;
  press(at: At): Promise<void>;
  release(at: At): Promise<void>;
  /** Turns the wheel at a point, each event by pixels, with a key held down. */
  turn(milliseconds: number, at: At, pixels: number, held: 'Ctrl' | 'nothing'): Promise<void>;
  holdKey(key: string): Promise<void>;
  releaseKey(key: string): Promise<void>;
}

const ctrl = 2;

export async function handOn(page: Page): Promise<Hand> {
  const session = await page.context().newCDPSession(page);
  let pressed = false;
  const mouse = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', { x, y }: At): Promise<void> =>
    send(session, {
      type,
      x,
      y,
      button: pressed || type !== 'mouseMoved' ? 'left' : 'none',
      buttons: pressed ? 1 : 0,
      clickCount: type === 'mouseMoved' ? 0 : 1,
    });
  return {
    move: (milliseconds, along) =>
      repeatAtInterval(milliseconds, reportInterval, (share) => mouse('mouseMoved', along(share))),
    async press(at) {
      await mouse('mouseMoved', at);
      pressed = true;
      await mouse('mousePressed', at);
    },
    async release(at) {
      pressed = false;
      await mouse('mouseReleased', at);
    },
    turn: (milliseconds, { x, y }, pixels, held) =>
      repeatAtInterval(milliseconds, reportInterval, () =>
        send(session, {
          type: 'mouseWheel',
          x,
          y,
          deltaX: 0,
          deltaY: pixels,
          modifiers: held === 'Ctrl' ? ctrl : 0,
        }),
      ),
    holdKey: (key) => page.keyboard.down(key),
    releaseKey: (key) => page.keyboard.up(key),
  };
}

interface MouseInput {
  readonly type: 'mouseMoved' | 'mousePressed' | 'mouseReleased' | 'mouseWheel';
  readonly x: number;
  readonly y: number;
  readonly button?: 'left' | 'none';
  readonly buttons?: number;
  readonly clickCount?: number;
  readonly deltaX?: number;
  readonly deltaY?: number;
  readonly modifiers?: number;
}

async function send(session: CDPSession, event: MouseInput): Promise<void> {
  await session.send('Input.dispatchMouseEvent', event);
}

/** Repeats something at an interval for a number of milliseconds; skips what is late already. */
async function repeatAtInterval(
  milliseconds: number,
  interval: number,
  work: (share: number) => Promise<void>,
): Promise<void> {
  const began = performance.now();
  const waiting = new Set<Promise<void>>();
  for (let due = interval; due <= milliseconds; due += interval) {
    const early = began + due - performance.now();
    if (early < -interval) continue;
    if (early > 0) await new Promise((go) => setTimeout(go, early));
    if (waiting.size >= maxPending) await Promise.race(waiting);
    const sent: Promise<void> = work(due / milliseconds).then(() => void waiting.delete(sent));
    waiting.add(sent);
  }
  await Promise.all(waiting);
}
