import { expect, test } from 'vitest';
import { keyName } from './keyName.ts';

test.each([
  ['Mod+Shift+Z', 'Ctrl+Shift+Z', '⇧⌘Z'],
  ['+', '+', '+'],
  ['Shift+ArrowLeft', 'Shift+←', '⇧←'],
  ['Delete', 'Delete', 'Delete'],
])('the key %s is written %s, and %s on a Mac', (key, elsewhere, mac) => {
  expect(keyName(key, false)).toBe(elsewhere);
  expect(keyName(key, true)).toBe(mac);
});
