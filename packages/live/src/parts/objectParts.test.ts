import { expect, test } from 'vitest';
import { objectOf } from './objectParts.ts';

test('an object that somebody else draws is read whatever its kind, in a program that begins without most kinds', () => {
  const main = JSON.stringify({ type: 'heatPump', x: 0, y: 0, width: 3, height: 2 });
  const side = JSON.stringify({ order: 'a0' });
  expect(objectOf('pump', { main, side })).toMatchObject({ value: { id: 'pump', type: 'heatPump' } });
});
