// Stands for a block of a later version, and says why it is empty.
import { boxWidth } from '@homeplot/plan/box';
import type { BlockKind } from '../view/context.ts';
import { heightOf, letters, linesOf, writeLines } from '../../paper/paperText.ts';
import { drawFramed, framedHeight, innerWidth } from './sideBlock.ts';

const lines = (width: number) =>
  linesOf(
    [{ content: 'This part needs a newer version of Homeplot.', height: letters.text }],
    innerWidth(width),
  );

export const laterBlock: BlockKind = {
  type: '',
  title: 'Part from a newer version',
  zone: 'side',
  height: (_, width) => framedHeight(heightOf(lines(width)), ''),
  draw(_, box, pen) {
    const { minX, minY } = drawFramed(pen, box, '');
    writeLines(pen, { x: minX, y: minY }, lines(boxWidth(box)));
  },
};
