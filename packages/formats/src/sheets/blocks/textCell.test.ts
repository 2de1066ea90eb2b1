import { expect, test } from 'vitest';
import { letters } from '../../paper/paperText.ts';
import { type Cell, piled, textCell } from './textCell.ts';

test('piled cells are cut where the text of the upper or the lower one has no room', () => {
  const text = (content: string, maxHeight?: number): Cell =>
    textCell({
      share: 1,
      texts: [{ name: content.slice(0, 3), content, height: letters.text }],
      ...(maxHeight ? { maxHeight } : {}),
    });
  const bar: Cell = { fixed: 74, height: () => 10, draw: () => undefined };
  const cut = (cells: readonly Cell[], maxY: number) =>
    piled(cells)[0]?.cut?.({ minX: 0, minY: 0, maxX: 74, maxY });
  const short = text('Lot 4, Block 2');
  const needed = short.height(74) + 10;
  expect(cut([short, bar], needed)).toEqual([]);
  expect(cut([short, bar], needed - 2)).toEqual(['Lot']);
  expect(cut([bar, text('Elm '.repeat(60), 8)], 18)).toEqual(['Elm']);
});
