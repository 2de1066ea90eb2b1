import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { undoesPlan } from './undoesPlan.ts';

class TestField extends EventTarget {
  readonly isApplied: boolean;
  constructor(isApplied: boolean) {
    super();
    this.isApplied = isApplied;
  }
  hasAttribute(name: string): boolean {
    return name === 'data-applied' && this.isApplied;
  }
}
beforeEach(() => vi.stubGlobal('HTMLElement', TestField));
afterEach(() => vi.unstubAllGlobals());

const pressed = (isApplied: boolean, key: string, keys: { ctrlKey?: boolean; shiftKey?: boolean }) =>
  undoesPlan({
    target: new TestField(isApplied),
    key,
    code: '',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    ...keys,
  });

test('Undo and Redo in a field whose text is applied are for the plan', () => {
  expect(pressed(true, 'z', { ctrlKey: true })).toBe(true);
  expect(pressed(true, 'Z', { ctrlKey: true, shiftKey: true })).toBe(true);
});

test('they are for the text while something unapplied is typed', () => {
  expect(pressed(false, 'z', { ctrlKey: true })).toBe(false);
});

test('other keys are for the text', () => {
  expect(pressed(true, 'z', {})).toBe(false);
  expect(pressed(true, 'a', { ctrlKey: true })).toBe(false);
});
