// How many facts and notes a title block shows, where all of them would cost the drawings of its sheet their scales, or where
// some would be cut off. The others are on another sheet of the set, so a sheet that isn't of a set shows them all.
import type { Plan } from '@homeplot/plan/plan';
import type { Sheet, ViewportBlock } from '@homeplot/plan/sheet';
import { factTexts } from './blocks/moreFacts.ts';
import type { SheetContext } from './view/context.ts';

export const canMoveFacts = (sheet: Sheet, { settings: { sheets = [] } }: Plan): boolean =>
  sheets.some(({ id }) => id === sheet.id) &&
  sheet.blocks.some(({ type, box }) => type === 'titleBlock' && !box);

/**
 * Returns the number of facts and notes to show; undefined for all. score: rates the sheet with that many of them shown; the
 * larger it is, the smaller the drawings; at the same scale it is larger if words are cut off.
 */
export function factsWithRoom(
  context: SheetContext,
  viewports: readonly ViewportBlock[],
  score: (count: number | undefined) => number,
): number | undefined {
  const least = score(0);
  if (score(undefined) <= least) return undefined;
  let [fits, tooMany] = [0, factTexts(context, viewports).length];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (score(middle) <= least) fits = middle;
    else tooMany = middle;
  }
  return fits;
}
