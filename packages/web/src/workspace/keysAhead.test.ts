import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdKeys, type KeysAhead, releaseKeys, textAhead } from './keysAhead.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  releaseKeys();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Returns whether the key was held back. */
function press(key: string): boolean {
  const event = Object.assign(new Event('keydown', { cancelable: true }), { key });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

const released = (): KeysAhead | undefined => {
  let keys: KeysAhead | undefined;
  releaseKeys((held) => {
    keys = held;
  });
  return keys;
};

test('keys are held back for as long as somebody types, up to the Enter that ends it', () => {
  holdKeys();
  for (const key of ['l', 'o', 'x', 'Backspace', 't', 'Enter', 'Delete']) {
    vi.advanceTimersByTime(9000);
    expect(press(key)).toBe(true);
  }
  expect(textAhead(released() ?? { keys: [] })).toEqual({ text: 'lot', end: 'Enter' });
});

test('the keys of several fields are passed on in their order, with each Tab and Enter', () => {
  holdKeys({ keys: ['6'] });
  for (const key of ['Shift', '1', 'Backspace', '0', 'Tab', '5', '0', 'Enter']) press(key);
  expect(released()).toEqual({ keys: ['6', '1', 'Backspace', '0', 'Tab', '5', '0', 'Enter'] });
});

test('Escape gives up what is only being fetched, and holds nothing back any more', () => {
  holdKeys(undefined, releaseKeys);
  press('l');
  press('Escape');
  expect(released()).toBeUndefined();
  expect(press('r')).toBe(false);
});

test('ten seconds after the last key, what they are for is considered failed, and keys go to the canvas again', () => {
  holdKeys();
  press('l');
  vi.advanceTimersByTime(10_000);
  expect(press('Delete')).toBe(false);
  expect(released()).toBeUndefined();
});
