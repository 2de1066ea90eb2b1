// The distances from an object to the lines of the lot that it is on, and their words for the panel and screen readers.
import type { Editor } from '@homeplot/editor/editor';
import { outlineOf } from '@homeplot/plan/anchors';
import { pathBox } from '@homeplot/plan/boundsPen';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import type { LotDistance } from '@homeplot/plan/lotDistances';
import { distancesToOwnLot } from '@homeplot/plan/ownLot';
import { spokenLength } from '@homeplot/plan/spokenLength';
import { isTied } from '@homeplot/plan/ties';
import { parseLengthIn, unreadLength } from '@homeplot/plan/typedLength';
import type { Units } from '@homeplot/plan/units';

/** Lines that are shown beside those with a name of the usual ones; a lot of a deed may have very many edges. */
const maxUnnamed = 4;
/** Of the lines of one name so many, the nearest: a lot has two sides. */
const maxAlike = 2;

/** The nearest front, street sides, sides and rear, and the nearest of the other lines, nearest first. */
export function distancesOf({ scene }: Editor, object: PlanObject): readonly LotDistance[] {
  const outline = outlineOf(object);
  if (!outline) return [];
  const counts = new Map<number, number>();
  let shown = 0;
  return distancesToOwnLot(object, scene.visibleIn(pathBox(outline))).filter((line) => {
    const rank = rankOf(line);
    const alike = (counts.get(rank) ?? 0) + 1;
    counts.set(rank, alike);
    const isShown = rank < ranked.length ? alike <= maxAlike : shown < maxUnnamed;
    if (isShown) shown += 1;
    return isShown;
  });
}

/**
 * Those that can be typed, as people speak of them: front, street side, sides and rear, and then lines without such a name.
 * Among alike they are in the order of the lot's edges, so that a field keeps its place when the object moves. None if it
 * moves only with other objects, or stands for nothing on the ground.
 */
export const distancesToType = (editor: Editor, object: PlanObject): readonly LotDistance[] =>
  isTied(object) || kindOf(object).isAnnotation
    ? []
    : distancesOf(editor, object).toSorted((a, b) => rankOf(a) - rankOf(b) || a.edge - b.edge);

const ranked = [/\bfront\b/, /\bstreet\b/, /\b(side|left|right)\b/, /\b(rear|back)\b/];
function rankOf({ to }: LotDistance): number {
  const rank = ranked.findIndex((words) => words.test(to));
  return rank < 0 ? ranked.length : rank;
}

/** Whether its line has no name but its number. */
export const isNumbered = ({ to, edge }: LotDistance): boolean => to.startsWith(`edge ${edge + 1}`);

/** `10 feet to the left edge`, or `2 feet over the left edge`. */
export const spokenDistance = ({ to, feet }: Pick<LotDistance, 'to' | 'feet'>, units: Units): string =>
  `${spokenLength(feet, units)} ${feet < 0 ? 'over' : 'to'} ${to}`;

/** Reads a typed distance in feet: negative, or followed by `over`, if it is over the line. */
export function readDistance(
  typed: string,
  units: Units,
): { readonly feet: number } | { readonly problem: string } {
  const [, length = typed, over] = /^(.*?)\s*(over)?$/.exec(typed) ?? [];
  const feet = parseLengthIn(length, units);
  if (feet === undefined) return { problem: unreadLength(typed, units) };
  return { feet: over ? -Math.abs(feet) : feet };
}
