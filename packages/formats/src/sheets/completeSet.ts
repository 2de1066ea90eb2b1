// Completes a set of sheets: tables, notes and approvals that have no room, or would make a drawing smaller, go to additional
// sheets. These aren't stored, so they always follow the plan and the paper. No sheet is added for what lists nothing.
import type { Plan } from '@homeplot/plan/plan';
import { isLetter, type Sheet, type SheetBlock, sheetNumber } from '@homeplot/plan/sheet';
import { blockKindOf, blockName } from './blockKinds.ts';
import { standsAlone } from './blocks/legal.ts';
import { SheetDrawing } from './sheetDrawing.ts';
import type { Attached } from './view/attached.ts';
import type { PlanViews } from './view/planViews.ts';
import { freeId } from './sheetEdits.ts';

/** Minimum number of rows of a table that begins below other blocks of a sheet. */
const minRows = 3;

const canMove = (block: SheetBlock): boolean => !block.box && blockKindOf(block).canMove === true;

/**
 * The sheets without the blocks that have no room, and the additional sheets with these blocks, before the letters.
 * attached: the approvals and comments that will be printed on them.
 */
export function completeSet(
  views: PlanViews,
  sheets: readonly Sheet[],
  attached?: Attached,
): readonly Sheet[] {
  const printed: Printed = {
    plan: views.plan,
    on: (sheet) => new SheetDrawing(views, sheet, { date: '', attached }),
  };
  const set: Sheet[] = [];
  const moved: { readonly from: Sheet; readonly block: SheetBlock }[] = [];
  for (const sheet of sheets) {
    const drawing = sheet.newerRecord ? undefined : withRoom(printed, sheet);
    const kept = drawing?.sheet ?? sheet;
    set.push(kept);
    for (const block of sheet.blocks) if (!kept.blocks.includes(block)) moved.push({ from: sheet, block });
    if (drawing?.movesFacts) moved.push({ from: sheet, block: { id: 'moreFacts', type: 'moreFacts' } });
  }
  // A title block has no room for a long legal description.
  const [first] = sheets.filter((sheet) => !sheet.newerRecord && !isLetter(sheet));
  const hasLegal = sheets.some(({ blocks }) => blocks.some(({ type }) => type === 'legal'));
  if (first && !hasLegal && standsAlone(views.plan))
    moved.push({ from: first, block: { id: 'legal', type: 'legal' } });
  const queue = moved.filter(
    ({ block }, i) =>
      !moved.slice(0, i).some((earlier) => isSame(earlier.block, block)) && !listsNothing(block, views.plan),
  );
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { from, block } = next;
    if (set.some(({ blocks }) => blocks.some((one) => isSame(one, block)))) continue;
    const rest = place(printed, set, from, block);
    if (rest) queue.unshift({ from, block: rest });
  }
  return set;
}

/** The plan as its sheets will be printed. */
interface Printed {
  readonly plan: Plan;
  readonly on: (sheet: Sheet) => SheetDrawing;
}

const listsNothing = (block: SheetBlock, plan: Plan): boolean =>
  blockKindOf(block).parts?.count(block, plan) === 0;

/** A sentence for each block that has no room on a sheet, saying on which sheets of the set it is, or that it lists nothing. */
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
      // A long block may be split between several sheets.
      const hasIt = (sheet: Sheet): boolean => {
        const own = new Set(blocksIn(sheets, sheet.id).map((one) => one.id));
        return sheet.blocks.some(
          (one) =>
            isSame(one, block) || (!own.has(one.id) && one.type === block.type && blockName(one) === name),
        );
      };
      const on = set.filter((sheet) => sheet.id !== id && hasIt(sheet));
      if (on.length === 0)
        return [`There's nothing to list under “${name}” yet, so it was left off this sheet.`];
      const numbers = on.map((sheet) => sheetNumber(set, sheet)).join(', ');
      return [`No room here for ${name}: see ${numbers}.`];
    });
}

/** Whether two blocks have the same content, so that a set needs only one of them. */
const isSame = (one: SheetBlock, other: SheetBlock): boolean =>
  JSON.stringify({ ...one, id: '' }) === JSON.stringify({ ...other, id: '' });

/** Draws the sheet with as many of its movable blocks as fit without making a drawing smaller. Those that list nothing go first. */
function withRoom({ plan, on }: Printed, sheet: Sheet): SheetDrawing {
  let drawing = on(sheet);
  if (!sheet.blocks.some(canMove)) return drawing;
  const bare = { ...sheet, blocks: sheet.blocks.filter((block) => !canMove(block)) };
  const largestScales = scalesOf(on(bare));
  for (;;) {
    const scales = scalesOf(drawing);
    const areLargest = scales.every((scale, i) => scale <= (largestScales[i] ?? scale));
    // A block that isn't shown takes no room.
    const movable = drawing.shown.filter(canMove);
    const last = movable.at(-1);
    if (!last || (areLargest && drawing.missing.length === 0)) return drawing;
    // On a sheet without drawings, a block that doesn't fit goes first. If it can't move, the last block that can makes room.
    const moved =
      movable.findLast((block) => listsNothing(block, plan)) ??
      ((scales.length === 0 && drawing.missing.findLast(canMove)) || last);
    const blocks = drawing.sheet.blocks.filter((block) => block !== moved);
    drawing = on({ ...sheet, blocks });
  }
}

const scalesOf = (drawing: SheetDrawing): readonly number[] =>
  drawing.viewports.map((block) => drawing.scaleOf(block)?.feetPerInch ?? Infinity);

/** Puts a block, or as much of it as fits, on the last sheet of tables or on a new one. Returns the rest of the block. */
function place(printed: Printed, set: Sheet[], from: Sheet, block: SheetBlock): SheetBlock | undefined {
  const isFor = (sheet: Sheet): boolean =>
    sheet.paper === from.paper &&
    sheet.orientation === from.orientation &&
    sheet.id !== from.id &&
    !sheet.newerRecord &&
    !isLetter(sheet) &&
    !sheet.blocks.some((one) => blockKindOf(one).zone === 'drawing' || one.box !== undefined);
  const at = set.findLastIndex(isFor);
  const there = set[at];
  const onIt = there && fitted(printed, there, block, minRows);
  if (onIt) {
    set[at] = onIt.sheet;
    return onIt.rest;
  }
  const added = addedSheet(set, from);
  const onNew = fitted(printed, added, block, 1) ?? { sheet: withBlock(added, block), rest: undefined };
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
  /** The part of the block that has no room on the sheet. */
  readonly rest: SheetBlock | undefined;
}

/** The sheet with a block or its first part; undefined if there isn't room for the least number of rows. */
function fitted({ plan, on }: Printed, sheet: Sheet, block: SheetBlock, least: number): Fitted | undefined {
  const having = (part: SheetBlock): Sheet | undefined => {
    const made = withBlock(sheet, part);
    return on(made).missing.length === 0 ? made : undefined;
  };
  const whole = having(block);
  if (whole) return { sheet: whole, rest: undefined };
  const { parts } = blockKindOf(block);
  if (!parts) return undefined;
  let [fits, tooMany] = [0, parts.count(block, plan)];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (having(parts.slice(block, 0, middle))) fits = middle;
    else tooMany = middle;
  }
  const first = fits >= least ? having(parts.slice(block, 0, fits)) : undefined;
  return first && { sheet: first, rest: parts.slice(block, fits) };
}

/** A new sheet for tables, with the title block and the stamp space of the given one. */
function addedSheet(set: readonly Sheet[], sheet: Sheet): Sheet {
  const { number: _number, ...from } = sheet;
  const blocks = from.blocks.filter(({ type }) => type === 'titleBlock' || type === 'stampSpace');
  return { ...from, id: freeId('tables', set), title: 'Tables and notes', blocks };
}
