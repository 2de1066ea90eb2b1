// How many objects in a cell leave room for which labels.
import { type Box, boxHeight, boxWidth } from '../geometry/box.ts';
import type { Labels } from '../objects/capabilities.ts';
import type { Label, Lettering } from '../lettering/label.ts';

/**
 * With more objects than this in a cell: `short`, short sides get no length; `sides`, kinds with `areSides` get no labels,
 * since hardly any would find room; `all`, nothing is labeled. `labels`: the same, counted in possible labels.
 */
export const crowd = { short: 19, sides: 28, all: 77, labels: 500 } as const;

export type Crowding = 'free' | 'crowded' | 'dense' | 'full';

type LabelsOfKind = Pick<Labels<never>, 'areSides'>;

/** Feet: a side this long gets its length even in a crowded cell. It is about three times as long as the text. */
const longSideOf = ({ labelHeight }: Lettering): number => 10.5 * labelHeight;
/** Feet by which a side may be longer than the diagonal of its box, through rounding. */
const rounding = 1e-6;

/** Whether a label whose middle is in such a cell is left out. */
export const isTooCrowded = (
  crowding: Crowding,
  labels: LabelsOfKind | undefined,
  { side = Infinity }: Pick<Label, 'side'>,
  lettering: Lettering,
): boolean =>
  crowding === 'full' ||
  (crowding === 'dense' && labels?.areSides === true) ||
  (crowding !== 'free' && side < longSideOf(lettering));

/** The number of objects in cells above which every label of an object is left out. box: that of its drawing. */
export function maxCrowdOf(labels: LabelsOfKind | undefined, box: Box, lettering: Lettering): number {
  if (!labels?.areSides) return crowd.all;
  const longest = Math.hypot(boxWidth(box), boxHeight(box)) + rounding;
  return longest < longSideOf(lettering) ? crowd.short : crowd.sides;
}
