// The facts of the project as a form, for sheets that somebody fills in and signs.
import { projectFields } from '@homeplot/plan/project';
import type { FactsBlock } from '@homeplot/plan/sheet';
import { heightOf, type Line, letters, linesOf, writeLines } from '../../paper/paperText.ts';
import type { BlockKind, SheetContext } from '../view/context.ts';
import { rule } from '../view/frame.ts';
import { drawFramed, framedHeight, innerWidth } from './sideBlock.ts';

/** Millimeters: the share of a label, and the space below a row. */
const labelShare = 0.3;
const gap = 2.4;
/** Left to be filled in by hand if they aren't known. */
const always: ReadonlySet<string> = new Set(['Address', 'Owner', 'Owner contact', 'Scope of work']);

interface Row {
  readonly label: readonly Line[];
  readonly value: readonly Line[];
  readonly height: number;
}

function rowsOf({ plan }: SheetContext, width: number): readonly Row[] {
  const { title, address, parcel, project = {} } = plan.settings;
  const facts: readonly (readonly [string, string])[] = [
    ['Project', title],
    ['Address', address],
    ['Parcel number', parcel],
    ...projectFields.map(({ name, label }) => [label, project[name] ?? ''] as const),
  ];
  const inner = innerWidth(width);
  return facts
    .filter(([label, value]) => value.trim() !== '' || always.has(label))
    .map(([label, value]) => {
      const words = linesOf([{ content: label, height: letters.text }], inner * labelShare);
      const lines = linesOf([{ content: value, height: letters.text }], inner * (1 - labelShare));
      return { label: words, value: lines, height: Math.max(heightOf(words), heightOf(lines)) + gap };
    });
}

const heading = ({ title }: FactsBlock): string => title || 'Project';

export const facts: BlockKind<FactsBlock> = {
  type: 'facts',
  title: 'Project facts',
  zone: 'side',
  moves: {},
  height: (block, width, context) =>
    framedHeight(
      rowsOf(context, width).reduce((sum, { height }) => sum + height, 0),
      heading(block),
    ),
  draw(block, box, pen, context) {
    const { minX, minY, maxX } = drawFramed(pen, box, heading(block));
    const at = minX + (maxX - minX) * labelShare;
    let y = minY;
    for (const { label, value, height } of rowsOf(context, box.maxX - box.minX)) {
      writeLines(pen, { x: minX, y }, label);
      writeLines(pen, { x: at, y }, value);
      y += height;
      rule(pen, { x: at, y: y - gap / 2 }, { x: maxX, y: y - gap / 2 });
    }
  },
};
