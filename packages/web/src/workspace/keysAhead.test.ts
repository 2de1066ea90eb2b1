import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fieldsOpenedBy, holdKeys, type KeysAhead, type KeysOwner, releaseKeys } from './keysAhead.ts';
import { textAhead } from './replayKeys.ts';

beforeEach(() => {
  vi.useFakeTimers();
  const body = new EventTarget();
  vi.stubGlobal('window', body);
  vi.stubGlobal('document', { body, querySelector: () => null });
});
afterEach(() => {
  for (const owner of ['palette', 'fields'] as const) releaseKeys(owner);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Returns whether the key was held back. */
function press(key: string, others: Partial<KeyboardEvent> = {}): boolean {
  const event = Object.assign(new Event('keydown', { cancelable: true }), {
    key,
    shiftKey: false,
    ...others,
  });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

const ahead = (...keys: string[]) => keys.map((key) => ({ key, shiftKey: false }));

const released = (owner: KeysOwner): KeysAhead | undefined => {
  let keys: KeysAhead | undefined;
  releaseKeys(owner, (held) => {
    keys = held;
  });
  return keys;
};

test('keys are held back for as long as somebody types, up to the Enter that ends it', () => {
  holdKeys('palette');
  for (const key of ['l', 'o', 'x', 'Backspace', 't', 'Enter', 'Delete']) {
    vi.advanceTimersByTime(9000);
    expect(press(key)).toBe(true);
  }
  expect(textAhead(released('palette') ?? { keys: [] })).toEqual({ text: 'lot', isEntered: true });
});

test('the keys of several fields are passed on in their order, with each Tab and Enter', () => {
  holdKeys('fields', { keys: ahead('6') });
  for (const key of ['Shift', '1', 'Backspace', '0', 'Tab', '5', '0', 'Enter']) press(key);
  expect(released('fields')).toEqual({ keys: ahead('6', '1', 'Backspace', '0', 'Tab', '5', '0', 'Enter') });
});

test('Shift+Tab is passed on as that, since it goes back', () => {
  holdKeys('fields');
  press('Tab', { shiftKey: true });
  expect(released('fields')).toEqual({ keys: [{ key: 'Tab', shiftKey: true }] });
});

test('what is held for the fields ends with them, and what is held for the palette does not', () => {
  holdKeys('palette');
  releaseKeys('fields');
  expect(press('l')).toBe(true);
  holdKeys('fields');
  releaseKeys('fields');
  expect(press('l')).toBe(false);
});

test('keys that do not edit text, and those that other fields get, are not held back', () => {
  holdKeys('fields');
  for (const key of ['F5', 'Shift', 'PageDown']) expect(press(key)).toBe(false);
  expect(press('z', { ctrlKey: true })).toBe(false);
  vi.stubGlobal('document', { body: undefined, querySelector: () => null });
  expect(press('4')).toBe(false);
  expect(released('fields')).toEqual({ keys: [] });
});

test('no key opens the fields again while keys are held', () => {
  const opened = (key: string, shiftKey = false) => {
    const event = Object.assign(new Event('keydown'), { key, shiftKey });
    let fields: ReturnType<typeof fieldsOpenedBy>;
    window.addEventListener('keydown', () => (fields = fieldsOpenedBy(event as KeyboardEvent)), {
      once: true,
    });
    window.dispatchEvent(event);
    return fields;
  };
  expect(['4', 'Tab', 'q'].map((key) => opened(key))).toEqual(['sizes', 'distances', undefined]);
  expect(opened('Tab', true)).toBeUndefined();
  holdKeys('palette');
  expect(opened('4')).toBeUndefined();
});

test('Escape gives up what is only being fetched, and holds nothing back anymore', () => {
  holdKeys('fields');
  press('l');
  press('Escape');
  expect(released('fields')).toBeUndefined();
  expect(press('r')).toBe(false);
});

test('ten seconds after the last key, what they are for is considered failed, and keys go to the canvas again', () => {
  holdKeys('palette');
  press('l');
  vi.advanceTimersByTime(10_000);
  expect(press('Delete')).toBe(false);
  expect(released('palette')).toBeUndefined();
});
