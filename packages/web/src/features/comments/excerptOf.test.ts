import { expect, test } from 'vitest';
import { excerptOf } from './excerptOf.ts';

test('a long comment is cut between words, with an ellipsis', () => {
  expect(excerptOf('Is this its final size?')).toBe('Is this its final size?');
  expect(excerptOf('well '.repeat(60))).toBe(`${'well '.repeat(32).trimEnd()}…`);
  expect(excerptOf(`${'a'.repeat(160)} b`)).toBe(`${'a'.repeat(160)}…`);
});

test('a word that would take most of the excerpt is cut', () => {
  expect(excerptOf(`See ${'x'.repeat(300)}`)).toBe(`See ${'x'.repeat(156)}…`);
});
