import { expect, test } from 'vitest';
import { coordinatesText } from './coordinatesText.ts';
import { projections } from './projections.ts';

test('coordinates in questions have the decimals that matter', () => {
  expect(coordinatesText([-122.4194155123456, 37.77492951234567])).toBe('-122.419416, 37.77493');
  expect(coordinatesText([6_007_331.123456789, 2_113_905.5])).toBe('6007331.12, 2113905.5');
});

test('projections are listed with zone 2 before zone 10', () => {
  const names = projections.map(({ name }) => name);
  expect(names.indexOf('Alaska zone 2, meters')).toBeLessThan(names.indexOf('Alaska zone 10, meters'));
});
