// Which pointer events reach the editor, and when, with as little of a page as they need.
import { Editor } from '@homeplot/editor/editor';
import type { Pointer } from '@homeplot/editor/tool';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PointerInput } from './pointerInput.ts';

let frame: ((now: number) => void) | undefined;
const page = new EventTarget();

beforeEach(() => {
  vi.stubGlobal('window', page);
  vi.stubGlobal('requestAnimationFrame', (work: (now: number) => void) => {
    frame = work;
  });
});
afterEach(() => vi.unstubAllGlobals());

function heardFrom() {
  const editor = new Editor({ newId: () => 'new' });
  const listener: string[] = [];
  vi.spyOn(editor.hand, 'pointer').mockImplementation(({ phase, screen: { x, y } }: Pointer) => {
    listener.push(`${phase} ${x},${y}`);
  });
  const host = Object.assign(new EventTarget(), {
    style: { cursor: '' },
    focus: () => undefined,
    setPointerCapture: () => undefined,
    getBoundingClientRect: () => ({ left: 0, top: 0 }),
  });
  const end = new PointerInput(host as unknown as HTMLElement, editor, () => false).listen();
  const act = (type: string, clientX = 0, clientY = 0, pointerId = 1): void => {
    const event = new Event(`pointer${type}`, { cancelable: true });
    const more = {
      clientX,
      clientY,
      pointerId,
      pointerType: 'mouse',
      button: 0,
      shiftKey: false,
      altKey: false,
    };
    host.dispatchEvent(Object.assign(event, more));
  };
  const nextFrame = (): void => {
    const work = frame;
    frame = undefined;
    work?.(0);
  };
  return { listener, act, nextFrame, end };
}

test('only the last move between two frames reaches the editor, in the frame', () => {
  const { listener, act, nextFrame, end } = heardFrom();
  for (const x of [10, 20, 30]) act('move', x, 5);
  expect(listener).toEqual([]);
  nextFrame();
  nextFrame();
  expect(listener).toEqual(['move 30,5']);
  end();
});

test('a press and a release come after the moves before them', () => {
  const { listener, act, nextFrame, end } = heardFrom();
  act('move', 10, 5);
  act('down', 12, 5);
  act('move', 40, 5);
  act('up', 42, 5);
  nextFrame();
  expect(listener).toEqual(['move 10,5', 'down 12,5', 'move 40,5', 'up 42,5']);
  end();
});

test('before a key press, the pointer is brought up to date', () => {
  const { listener, act, end } = heardFrom();
  act('move', 10, 5);
  page.dispatchEvent(new Event('keydown'));
  expect(listener).toEqual(['move 10,5']);
  end();
});

test('moves of two pointers do not replace each other', () => {
  const { listener, act, nextFrame, end } = heardFrom();
  act('move', 10, 5, 1);
  act('move', 90, 5, 2);
  nextFrame();
  expect(listener).toEqual(['move 10,5', 'move 90,5']);
  end();
});

test('after the end, no event reaches the editor', () => {
  const { listener, act, nextFrame, end } = heardFrom();
  act('move', 10, 5);
  end();
  nextFrame();
  expect(listener).toEqual([]);
});
