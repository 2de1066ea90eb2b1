import { expect, test } from 'vitest';
import { handleMeasuring, measureCanvas } from './canvasSize.ts';

test('the canvas is measured until it ends, and the next one from when it begins', () => {
  const measured: string[] = [];
  const endFirst = handleMeasuring(() => void measured.push('first'));
  measureCanvas();
  const endNext = handleMeasuring(() => void measured.push('next'));
  endFirst();
  measureCanvas();
  endNext();
  measureCanvas();
  expect(measured).toEqual(['first', 'next']);
});
