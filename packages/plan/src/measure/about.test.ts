import { expect, test } from 'vitest';
import { formatAbout } from './about.ts';

test('a height that is worked out is rounded to what the elevations under it are good for', () => {
  const said = (accuracy: number) => formatAbout(0.2, accuracy, 'feet-inches');
  expect([0, 0.01, 0.05, 0.15, 0.5, 1.3].map(said)).toEqual([
    `0' 2 1/2"`,
    `about 0' 2 1/2"`,
    `about 0' 2"`,
    `about 0' 3"`,
    `less than 0' 6"`,
    `less than 1'`,
  ]);
  expect([formatAbout(0.1953, 0.05, 'decimal-feet'), formatAbout(0.1953, 0.05, 'metres')]).toEqual([
    "about 0.20'",
    'about 0.05 m',
  ]);
});
