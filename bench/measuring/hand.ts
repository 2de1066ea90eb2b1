// A hand on mouse, wheel and keys: real input events, sent by the clock as a hand would, whether or not the page keeps
// up. What it does is the same on every page that it is given.
import type { CDPSession, Page } from 'playwright';

export interface At {
  readonly x: number;
  readonly y: number;
}

/** Milliseconds from one report of a usual mouse or trackpad to the next, so that every frame has one. */
const every = 8;
/** Reports that may wait for the page; a slow page gets fewer, as the browser would merge them. */
const mostWaiting = 4;

export interface Hand {
  /** Moves the mouse along a way in so many milliseconds; along gives the place at 0 to 1 of the way. */
  move(milliseconds: number, along: (share: number) => At): Promise<void>;
  press(at: At): Promise<void>;
  release(at: At): Promise<void>;
  /** Turns the wheel at a place, each time by pixels; with Ctrl held where held says so. */
  turn(milliseconds: number, at: At, pixels: number, held: 'Ctrl' | 'nothing'): Promise<void>;
  hold(key: string): Promise<void>;
  letGo(key: string): Promise<void>;
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
      byTheClock(milliseconds, every, (share) => mouse('mouseMoved', along(share))),
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
      byTheClock(milliseconds, every, () =>
        send(session, {
          type: 'mouseWheel',
          x,
          y,
          deltaX: 0,
          deltaY: pixels,
          modifiers: held === 'Ctrl' ? ctrl : 0,
        }),
      ),
    hold: (key) => page.keyboard.down(key),
    letGo: (key) => page.keyboard.up(key),
  };
}

type MouseEventRecord = Parameters<typeof sendMouse>[1];

const sendMouse = (
  session: CDPSession,
  event: {
    type: 'mouseMoved' | 'mousePressed' | 'mouseReleased' | 'mouseWheel';
    x: number;
    y: number;
    button?: 'left' | 'none';
    buttons?: number;
    clickCount?: number;
    deltaX?: number;
    deltaY?: number;
    modifiers?: number;
  },
) => session.send('Input.dispatchMouseEvent', event);

async function send(session: CDPSession, event: MouseEventRecord): Promise<void> {
  await sendMouse(session, event);
}

/** Does something again and again for so long; what is due while the page lags is left out. */
async function byTheClock(
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
    if (waiting.size >= mostWaiting) await Promise.race(waiting);
    const sent: Promise<void> = work(due / milliseconds).then(() => void waiting.delete(sent));
    waiting.add(sent);
  }
  await Promise.all(waiting);
}
