import { expect, test } from 'vitest';
import { keyName, keyNames, type KeyPress } from './keys.ts';

const press = (key: string, more: Partial<KeyPress> = {}): readonly string[] =>
  keyNames({ key, code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more });

test('letters are named in uppercase, whether Caps Lock is on or not', () => {
  expect(press('v')).toContain('V');
  expect(press('V')).toContain('V');
});

test('Ctrl and Command are both Mod', () => {
  expect(press('z', { ctrlKey: true })).toContain('Mod+Z');
  expect(press('z', { metaKey: true })).toContain('Mod+Z');
  expect(press('Z', { ctrlKey: true, shiftKey: true })).toEqual(['Mod+Shift+Z']);
});

test('a letter with Shift is not the letter', () => {
  expect(press('C', { shiftKey: true })).toEqual(['Shift+C']);
});

test('a character that needs Shift on one keyboard and not on another is the same key', () => {
  expect(press('+', { shiftKey: true })).toContain('+');
  expect(press('+')).toContain('+');
});

test('brackets are recognized by their position, as Shift changes their character', () => {
  expect(press('}', { code: 'BracketRight', shiftKey: true })).toContain('Shift+]');
  expect(press('ü', { code: 'BracketLeft' })).toContain('[');
});

test('AltGr makes characters and is not Mod; Alt is left to the browser', () => {
  expect(press('[', { altKey: true, ctrlKey: true })).toContain('[');
  expect(press('d', { altKey: true })).toEqual([]);
});

test('other keys keep their names', () => {
  expect(press('ArrowLeft', { shiftKey: true })).toEqual(['Shift+ArrowLeft']);
  expect(press('Delete')).toEqual(['Delete']);
});

test.each([
  ['Mod+Shift+Z', 'Ctrl+Shift+Z', '⇧⌘Z'],
  ['+', '+', '+'],
  ['Shift+ArrowLeft', 'Shift+←', '⇧←'],
  ['Delete', 'Delete', 'Delete'],
])('the key %s is written %s, and %s on a Mac', (key, elsewhere, mac) => {
  expect(keyName(key, false)).toBe(elsewhere);
  expect(keyName(key, true)).toBe(mac);
});
