// The canvas's input in tests without a page: pointer events at points of the canvas, with the time that passes.
import { Editor } from '@homeplot/editor/editor';
import type { Point } from '@homeplot/plan/point';
import { vi } from 'vitest';
import { PointerInput } from '../src/canvas/input/pointerInput.ts';

export type Device = 'mouse' | 'touch' | 'pen';
type EventName = 'down' | 'move' | 'up' | 'cancel' | 'leave';

export class TestCanvas {
  readonly editor: Editor;
  readonly toasts: string[] = [];
  /** The points at which a finger that was held opened the menu. */
  readonly menus: Point[] = [];
  readonly page = new EventTarget();
  readonly input: PointerInput;
  private readonly host: EventTarget;
  private readonly frames: ((now: number) => void)[] = [];

  /** made: the last id that was given away. Call `endTestCanvas` after the test. */
  constructor(width: number, height: number, made = 0) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    vi.stubGlobal('window', this.page);
    vi.stubGlobal('requestAnimationFrame', (work: (now: number) => void) => void this.frames.push(work));
    vi.stubGlobal('MouseEvent', TestMouseEvent);
    let last = made;
    this.editor = new Editor({ newId: () => `${(last += 1)}` });
    this.editor.watch({ said: ({ text }) => void this.toasts.push(text) });
    this.host = Object.assign(new EventTarget(), {
      style: { cursor: '' },
      focus: () => undefined,
      setPointerCapture: () => undefined,
      getBoundingClientRect: () => ({ left: 0, top: 0 }),
    });
    this.host.addEventListener('contextmenu', (event) => {
      const { clientX: x, clientY: y } = event as TestMouseEvent;
      this.menus.push({ x, y });
    });
    this.input = new PointerInput(this.host as unknown as HTMLElement, this.editor, () => false);
    this.end = this.input.listen();
    this.editor.resize(width, height);
  }

  readonly end: () => void;

  act(type: EventName, x = 0, y = 0, pointerId = 1, pointerType: Device = 'touch'): this {
    const event = new Event(`pointer${type}`, { cancelable: true });
    const more = { clientX: x, clientY: y, pointerId, pointerType, button: 0 };
    this.host.dispatchEvent(Object.assign(event, more, { shiftKey: false, altKey: false, ctrlKey: false }));
    return this;
  }

  /** Lets time pass, with a frame at its end. */
  wait(milliseconds = 16): this {
    vi.advanceTimersByTime(milliseconds);
    for (const work of this.frames.splice(0)) work(0);
    return this;
  }

  tap(x: number, y: number, id = 1): this {
    return this.act('down', x, y, id).wait(60).act('up', x, y, id).wait(450);
  }

  /** A finger that moves between points without being lifted. */
  slide(path: readonly Point[], id = 1, device: Device = 'touch'): this {
    const [from, ...others] = path;
    if (from) this.act('down', from.x, from.y, id, device);
    for (const { x, y } of others) this.act('move', x, y, id, device).wait();
    return this;
  }

  /** The device is turned, or the window gets another size. */
  resize(width: number, height: number): this {
    this.input.resized();
    this.editor.resize(width, height);
    return this;
  }
}

/** Node.js has no MouseEvent. */
class TestMouseEvent extends Event {
  readonly clientX: number;
  readonly clientY: number;

  constructor(type: string, { clientX = 0, clientY = 0, ...more }: MouseEventInit) {
    super(type, more);
    this.clientX = clientX;
    this.clientY = clientY;
  }
}

export function endTestCanvas(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
}
