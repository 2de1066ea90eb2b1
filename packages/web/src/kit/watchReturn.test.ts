import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchReturn } from './watchReturn.ts';

const page = Object.assign(new EventTarget(), { hidden: false });
const view = new EventTarget();
let returns: number;
let end: () => void;

beforeEach(() => {
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', view);
  returns = 0;
  end = watchReturn(() => {
    returns += 1;
  });
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

test('somebody comes back from another window, or from another tab', () => {
  view.dispatchEvent(new Event('focus'));
  expect(returns).toBe(1);
  page.hidden = true;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(returns).toBe(1);
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(returns).toBe(2);
});

test('nothing is called any more once the watching has ended', () => {
  end();
  view.dispatchEvent(new Event('focus'));
  expect(returns).toBe(0);
});
