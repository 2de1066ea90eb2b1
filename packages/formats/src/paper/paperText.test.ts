import { expect, test } from 'vitest';
import { letters, linesOf } from './paperText.ts';

const broken = (content: string, width: number): readonly string[] =>
  linesOf([{ content, height: letters.text }], width).map((line) => line.content);

test('addresses that are wider than a line break after @, a dot or a slash', () => {
  expect(broken('permits@northside-builders.example', 54)).toEqual([
    'permits@northside-builders.',
    'example',
  ]);
  expect(broken('permits@northside-builders.example', 40)).toEqual([
    'permits@',
    'northside-builders.',
    'example',
  ]);
  expect(broken('https://northside.example/plans', 40)).toEqual(['https://northside.example/', 'plans']);
});

test('a compound word too wide for a line breaks after its hyphen; a part that is still too wide breaks between letters', () => {
  expect(broken('Montgomery-Featherstonehaugh', 40)).toEqual(['Montgomery-', 'Featherstonehaugh']);
  expect(broken('Ann Vandersloot-Petersen', 30)).toEqual(['Ann Vandersloot-', 'Petersen']);
  expect(broken('Oak-Montgomeryfeatherstonehaugh', 40)).toEqual(['Oak-', 'Montgomeryfeatherstoneh', 'augh']);
});

test('a number with hyphens is not broken where it fits on a line', () => {
  expect(broken('Phone 555-0100-20', 26)).toEqual(['Phone', '555-0100-20']);
  expect(broken('Lot A-1 from -5', 18)).toEqual(['Lot A-1', 'from -5']);
});

test('a word without such a place breaks between letters', () => {
  const lines = broken('m'.repeat(40), 40);
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.join('')).toBe('m'.repeat(40));
});
