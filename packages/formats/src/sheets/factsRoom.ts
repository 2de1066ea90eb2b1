// How many facts and notes a title block shows, where all of them would cost the drawings of its sheet their scales. The
// others are on another sheet of the set, so a sheet that isn't of a set shows them all.
import type { Plan } from '@homeplot/plan/plan';
import type { Sheet, ViewportBlock } from '@homeplot/plan/sheet';
import { factTexts } from './blocks/moreFacts.ts';
import type { SheetContext } from './view/context.ts';

export const canMoveFacts = (sheet: Sheet, { settings: { sheets = [] } }: Plan): boolean =>
  sheets.some(({ id }) => id === sheet.id) &&
  sheet.blocks.some(({ type, box }) => type === 'titleBlock' && !box);

/** score: how small the drawings are with so many of them. undefined: all of them have room. */
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
