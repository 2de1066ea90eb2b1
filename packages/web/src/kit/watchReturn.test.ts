import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchReturn } from './watchReturn.ts';

const page = Object.assign(new EventTarget(), { hidden: false });
const view = new EventTarget();
let returns: number;
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  page.hidden = false;
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', view);
  returns = 0;
  end = watchReturn(() => {
    returns += 1;
  });
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = (isShown: boolean): void => {
  page.hidden = !isShown;
  page.dispatchEvent(new Event('visibilitychange'));
};
const focus = (): void => void view.dispatchEvent(new Event('focus'));

test('somebody comes back from another window, or from another tab', () => {
  focus();
  expect(returns).toBe(1);
  vi.advanceTimersByTime(300);
  show(false);
  expect(returns).toBe(1);
  show(true);
  expect(returns).toBe(2);
});

test('a return of which the page and its window both report counts once, whichever is first', () => {
  show(false);
  show(true);
  focus();
  expect(returns).toBe(1);
  vi.advanceTimersByTime(300);
  show(false);
  focus();
  expect(returns).toBe(1);
  show(true);
  expect(returns).toBe(2);
});

test('nothing is called anymore once the watching has ended', () => {
  end();
  view.dispatchEvent(new Event('focus'));
  expect(returns).toBe(0);
});
