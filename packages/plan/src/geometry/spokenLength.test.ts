import { describe, expect, test } from 'vitest';
import { spokenLength, spokenPosition } from './spokenLength.ts';

describe('lengths in words', () => {
  test.each([
    [18.5, 'feet-inches', '18 feet 6 inches'],
    [-18.5, 'feet-inches', '18 feet 6 inches'],
    [1, 'feet-inches', '1 foot'],
    [1 + 1 / 12, 'feet-inches', '1 foot 1 inch'],
    [12 + 1 / 24, 'feet-inches', '12 feet 1/2 inches'],
    [0.5, 'feet-inches', '6 inches'],
    [0, 'feet-inches', '0 feet'],
    [12.25, 'decimal-feet', '12.25 feet'],
    [-10, 'metres', '3.05 meters'],
  ] as const)('%f in %s is "%s"', (feet, units, words) => {
    expect(spokenLength(feet, units)).toBe(words);
  });

  test('a position has directions and no minus signs', () => {
    expect(spokenPosition({ x: -18.5, y: 4 }, 'feet-inches')).toBe(
      '18 feet 6 inches left of the origin, 4 feet below it',
    );
    expect(spokenPosition({ x: 3, y: -1 }, 'feet-inches')).toBe(
      '3 feet right of the origin, 1 foot above it',
    );
  });
});
