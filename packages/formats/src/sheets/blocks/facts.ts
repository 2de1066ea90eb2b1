// The facts of the project as a form, for sheets that somebody fills in and signs.
import { projectFields } from '@homeplot/plan/project';
import type { FactsBlock } from '@homeplot/plan/sheet';
import { heightOf, type Line, letters, linesOf, writeLines } from '../../paper/paperText.ts';
import type { BlockKind, SheetContext } from '../view/context.ts';
import { rule } from '../view/frame.ts';
import { drawFramed, framedHeight, innerWidth } from './sideBlock.ts';

/** The share of a label. */
const labelShare = 0.3;
/** Millimeters: below the line of a row, and above its words if it is to be filled in by hand. */
const gap = 2.4;
const hand = 2.4;
/** Left to be filled in by hand if they aren't known. */
const always: ReadonlySet<string> = new Set(['Address', 'Owner', 'Owner contact', 'Scope of work']);

interface Row {
  readonly label: readonly Line[];
  readonly value: readonly Line[];
  /** From the top of the row to its words, and to its line. */
  readonly words: number;
  readonly line: number;
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
      const named = linesOf([{ content: label, height: letters.text }], inner * labelShare);
      const known = linesOf([{ content: value, height: letters.text }], inner * (1 - labelShare));
      const words = known.length > 0 ? 0 : hand;
      const line = words + Math.max(heightOf(named), heightOf(known));
      return { label: named, value: known, words, line };
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
      rowsOf(context, width).reduce((sum, { line }) => sum + line + gap, 0),
      heading(block),
    ),
  draw(block, box, pen, context) {
    const { minX, minY, maxX } = drawFramed(pen, box, heading(block));
    const at = minX + (maxX - minX) * labelShare;
    let y = minY;
    for (const { label, value, words, line } of rowsOf(context, box.maxX - box.minX)) {
      writeLines(pen, { x: minX, y: y + words }, label);
      writeLines(pen, { x: at, y: y + words }, value);
      y += line;
      rule(pen, { x: at, y }, { x: maxX, y });
      y += gap;
    }
  },
};
