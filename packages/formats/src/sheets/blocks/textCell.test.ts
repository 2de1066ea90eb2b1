import { expect, test } from 'vitest';
import { letters } from '../../paper/paperText.ts';
import { type Cell, piled, textCell } from './textCell.ts';

test('piled cells are cut where the text of the upper or the lower one has no room', () => {
  const text = (content: string, maxHeight?: number): Cell =>
    textCell({ share: 1, texts: [{ content, height: letters.text }], ...(maxHeight ? { maxHeight } : {}) });
  const bar: Cell = { fixed: 74, height: () => 10, draw: () => undefined };
  const isCut = (cells: readonly Cell[], maxY: number) =>
    piled(cells)[0]?.isCut?.({ minX: 0, minY: 0, maxX: 74, maxY });
  const short = text('Lot 4, Block 2');
  const needed = short.height(74) + 10;
  expect(isCut([short, bar], needed)).toBe(false);
  expect(isCut([short, bar], needed - 2)).toBe(true);
  expect(isCut([bar, text('Elm '.repeat(60), 8)], 18)).toBe(true);
});
