// The facts of the project as a form, for sheets that somebody fills in and signs.
import { type ProjectField, projectFields } from '@homeplot/plan/project';
import type { FactsBlock } from '@homeplot/plan/sheet';
import { heightOf, type Line, letters, linesOf, writeLines } from '../../paper/paperText.ts';
import type { BlockKind, SheetContext } from '../view/context.ts';
import { rule } from '../view/frame.ts';
import { outdatedNote, printedFacts } from '../view/legalDescription.ts';
import { drawFramed, framedHeight, innerWidth } from './sideBlock.ts';

/** The share of the block's width that the labels take. */
const labelShare = 0.3;
/** Millimeters below the line of a row. */
const gap = 2.4;
/** Millimeters above the words of a row that is filled in by hand. */
const writingRoom = 2.4;
type FactName = 'title' | 'address' | 'parcel' | ProjectField;
/** These facts have a row even if they aren't known, to be filled in by hand. */
const requiredFacts: ReadonlySet<FactName> = new Set(['address', 'owner', 'ownerContact', 'scope'] as const);

interface Row {
  readonly label: readonly Line[];
  readonly value: readonly Line[];
  /** Millimeters from the top of the row to its words, and to its line. */
  readonly words: number;
  readonly line: number;
}

function rowsOf({ plan }: SheetContext, width: number): readonly Row[] {
  const { title, address, parcel } = plan.settings;
  const project = printedFacts(plan);
  const known: readonly { readonly name: FactName; readonly label: string; readonly value: string }[] = [
    { name: 'title', label: 'Project', value: title },
    { name: 'address', label: 'Address', value: address },
    { name: 'parcel', label: 'Parcel number', value: parcel },
    ...projectFields.map(({ name, label }) => ({ name, label, value: project[name] ?? '' })),
  ];
  const inner = innerWidth(width);
  return known
    .filter(({ name, value }) => value.trim() !== '' || requiredFacts.has(name))
    .map((fact) => {
      const label = linesOf([{ content: fact.label, height: letters.text }], inner * labelShare);
      const value = linesOf([{ content: fact.value, height: letters.text }], inner * (1 - labelShare));
      const words = value.length > 0 ? 0 : writingRoom;
      const line = words + Math.max(heightOf(label), heightOf(value));
      return { label, value, words, line };
    });
}

const heading = ({ title }: FactsBlock): string => title || 'Project';

export const facts: BlockKind<FactsBlock> = {
  type: 'facts',
  title: 'Project facts',
  zone: 'side',
  canMove: true,
  height: (block, width, context) =>
    framedHeight(
      rowsOf(context, width).reduce((sum, { line }) => sum + line + gap, 0),
      heading(block),
    ),
  lacks: (_, __, { plan }) => outdatedNote(plan),
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
