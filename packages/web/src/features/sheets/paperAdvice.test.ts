import { plainSheet } from '@homeplot/formats/sheetPresets';
import { expect, test } from 'vitest';
import { paperAdvice } from './paperAdvice.ts';

const on = (paper: string) => plainSheet({ paper, orientation: 'portrait' });

test('the paper to choose is that of the sheets, and for each if they differ', () => {
  expect(paperAdvice([on('Letter'), on('Letter')], on('Letter'))).toBe(
    "In the browser's print window choose Letter paper and leave the scale at 100%.",
  );
  expect(paperAdvice([on('Letter'), on('A4'), on('Letter')], on('A4'))).toBe(
    "In the browser's print window choose A4 paper for this sheet, Letter for the others, and leave the scale at 100%.",
  );
  expect(paperAdvice([on('Letter'), on('A4'), on('Arch D')], on('A4'))).toContain(
    'Letter or Arch D for the others',
  );
});
