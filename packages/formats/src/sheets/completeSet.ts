// A set of sheets with everything on it: tables and notes that would leave a drawing little room, or have none, go to
// further sheets, where they share the room. Nothing of it is stored, so it follows the plan and the paper.
import { isLetter, type Sheet, type SheetBlock, sheetNumber } from '@homeplot/plan/sheet';
import { blockKindOf, blockName } from './blockKinds.ts';
import { standsAlone } from './blocks/legal.ts';
import { SheetDrawing } from './sheetDrawing.ts';
import type { PlanViews } from './view/planViews.ts';
import { freeId } from './sheetEdits.ts';

/** Rows of a table that stand together at least. */
const fewestRows = 3;

const canMove = (block: SheetBlock): boolean => !block.box && blockKindOf(block).moves !== undefined;

/** The sheets, without what has no room on them, and the further ones with that, before the letters. */
export function completeSet(views: PlanViews, sheets: readonly Sheet[]): readonly Sheet[] {
  const set: Sheet[] = [];
  const moved: { readonly from: Sheet; readonly block: SheetBlock }[] = [];
  for (const sheet of sheets) {
    const drawing = sheet.newerRecord ? undefined : withRoom(views, sheet);
    const kept = drawing?.sheet ?? sheet;
    set.push(kept);
    for (const block of sheet.blocks) if (!kept.blocks.includes(block)) moved.push({ from: sheet, block });
    if (drawing?.movesFacts) moved.push({ from: sheet, block: { id: 'moreFacts', type: 'moreFacts' } });
  }
  // A long description stands in no title block.
  const [first] = sheets.filter((sheet) => !sheet.newerRecord && !isLetter(sheet));
  const hasLegal = sheets.some(({ blocks }) => blocks.some(({ type }) => type === 'legal'));
  if (first && !hasLegal && standsAlone(views.plan))
    moved.push({ from: first, block: { id: 'legal', type: 'legal' } });
  const queue = moved.filter(
    ({ block }, i) => !moved.slice(0, i).some((earlier) => isSame(earlier.block, block)),
  );
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { from, block } = next;
    if (set.some(({ blocks }) => blocks.some((one) => isSame(one, block)))) continue;
    const rest = place(views, set, from, block);
    if (rest) queue.unshift({ from, block: rest });
  }
  return set;
}

/** A sentence for each block that has no room on one of the sheets: where in their set it is. */
export function movedTexts(
  sheets: readonly Sheet[],
  set: readonly Sheet[],
  { id }: Sheet,
): readonly string[] {
  const blocksIn = (all: readonly Sheet[], of: string): readonly SheetBlock[] =>
    all.find((sheet) => sheet.id === of)?.blocks ?? [];
  const kept = new Set(blocksIn(set, id).map((block) => block.id));
  return blocksIn(sheets, id)
    .filter((block) => !kept.has(block.id))
    .flatMap((block) => {
      const name = blockName(block);
      // Of a long one, each sheet has a part.
      const hasIt = (sheet: Sheet): boolean => {
        const own = new Set(blocksIn(sheets, sheet.id).map((one) => one.id));
        return sheet.blocks.some(
          (one) =>
            isSame(one, block) || (!own.has(one.id) && one.type === block.type && blockName(one) === name),
        );
      };
      const on = set.filter((sheet) => sheet.id !== id && hasIt(sheet));
      if (on.length === 0) return [];
      const numbers = on.map((sheet) => sheetNumber(set, sheet)).join(', ');
      return [`No room here for ${name}: see ${numbers}.`];
    });
}

/** Whether two blocks say the same, so that one of them is enough in a set. */
const isSame = (one: SheetBlock, other: SheetBlock): boolean =>
  JSON.stringify({ ...one, id: '' }) === JSON.stringify({ ...other, id: '' });

/** Draws the sheet with as many of its tables and notes as leave its drawings their scales. */
function withRoom(views: PlanViews, sheet: Sheet): SheetDrawing {
  let drawing = new SheetDrawing(views, sheet, { date: '' });
  if (!sheet.blocks.some(canMove)) return drawing;
  const bare = { ...sheet, blocks: sheet.blocks.filter((block) => !canMove(block)) };
  const most = scalesOf(new SheetDrawing(views, bare, { date: '' }));
  for (;;) {
    const { blocks } = drawing.sheet;
    const scales = scalesOf(drawing);
    const isLarge = scales.every((scale, i) => scale <= (most[i] ?? scale));
    const last = blocks.findLast(canMove);
    if (!last || (isLarge && drawing.missing.length === 0)) return drawing;
    // A sheet without drawings loses a block that doesn't fit. If that one can't be moved, the last one that can makes room.
    const gone = (scales.length === 0 && drawing.missing.findLast(canMove)) || last;
    const rest = { ...sheet, blocks: blocks.filter((block) => block !== gone) };
    drawing = new SheetDrawing(views, rest, { date: '' });
  }
}

const scalesOf = (drawing: SheetDrawing): readonly number[] =>
  drawing.viewports.map((block) => drawing.scaleOf(block)?.feetPerInch ?? Infinity);

/** Puts a block, or as much of it as there is room for, on a sheet of tables, else on a further one. Returns the rest. */
function place(views: PlanViews, set: Sheet[], from: Sheet, block: SheetBlock): SheetBlock | undefined {
  const isFor = (sheet: Sheet): boolean =>
    sheet.paper === from.paper &&
    sheet.orientation === from.orientation &&
    sheet.id !== from.id &&
    !sheet.newerRecord &&
    !isLetter(sheet) &&
    !sheet.blocks.some((one) => blockKindOf(one).zone === 'drawing' || one.box !== undefined);
  const at = set.findLastIndex(isFor);
  const there = set[at];
  const onIt = there && fitted(views, there, block, fewestRows);
  if (onIt) {
    set[at] = onIt.sheet;
    return onIt.rest;
  }
  const further = furtherSheet(set, from);
  const onNew = fitted(views, further, block, 1) ?? { sheet: withBlock(further, block), rest: undefined };
  const letters = set.findIndex(isLetter);
  set.splice(letters < 0 ? set.length : letters, 0, onNew.sheet);
  return onNew.rest;
}

const withBlock = (sheet: Sheet, block: SheetBlock): Sheet => ({
  ...sheet,
  blocks: [...sheet.blocks, { ...block, id: freeId(block.type, sheet.blocks) }],
});

interface Fitted {
  readonly sheet: Sheet;
  /** The part of the block that has no room on it. */
  readonly rest: SheetBlock | undefined;
}

/** The sheet with a block or its first part; undefined if there isn't room for so many rows. */
function fitted(views: PlanViews, sheet: Sheet, block: SheetBlock, least: number): Fitted | undefined {
  const having = (part: SheetBlock): Sheet | undefined => {
    const made = withBlock(sheet, part);
    return new SheetDrawing(views, made, { date: '' }).missing.length === 0 ? made : undefined;
  };
  const whole = having(block);
  if (whole) return { sheet: whole, rest: undefined };
  const parts = blockKindOf(block).moves?.parts;
  if (!parts) return undefined;
  let [fits, tooMany] = [0, parts.count(block, views.plan)];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (having(parts.slice(block, 0, middle))) fits = middle;
    else tooMany = middle;
  }
  const first = fits >= least ? having(parts.slice(block, 0, fits)) : undefined;
  return first && { sheet: first, rest: parts.slice(block, fits) };
}

/** A sheet for tables, with the title block and the stamp space of another. */
function furtherSheet(set: readonly Sheet[], sheet: Sheet): Sheet {
  const { number: _number, ...from } = sheet;
  const blocks = from.blocks.filter(({ type }) => type === 'titleBlock' || type === 'stampSpace');
  return { ...from, id: freeId('tables', set), title: 'Tables and notes', blocks };
}
