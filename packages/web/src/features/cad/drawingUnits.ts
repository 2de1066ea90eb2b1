// The units that a drawing may be in, and whether its header can be trusted: by its size, its coordinates, and the labels
// beside its lines (worker/labeledLines.ts).
import type { DxfUnits } from '@homeplot/formats/dxfDrawing';
import { type Box, boxHeight, boxWidth } from '@homeplot/plan/box';
import { withSeparators } from '@homeplot/plan/units';
import type { DrawingFacts } from './worker/drawingFacts.ts';
import type { LabeledLine } from './worker/labeledLines.ts';
import { type DrawingUnit, usualUnits } from './worker/usualUnits.ts';

/** Feet: a site plan that is smaller or larger is drawn in another unit than it says. */
const likely = { least: 25, most: 5 * 5280 } as const;

/** The units to choose from: the one of the header first, if it has one. */
export function unitChoices({ feet, name }: DxfUnits): readonly DrawingUnit[] {
  if (feet === undefined) return usualUnits;
  const same = usualUnits.find((unit) => unit.feet === feet);
  const own = { name: name ?? same?.name ?? 'units of the file', feet };
  return [own, ...usualUnits.filter((unit) => unit.feet !== feet)];
}

const isLikely = (box: Box, feet: number): boolean => {
  const size = Math.max(boxWidth(box), boxHeight(box)) * feet;
  return size >= likely.least && size <= likely.most;
};

/** A drawing this many times its size away from zero has the coordinates of a survey, which are in feet or meters. */
const surveyed = 100;

/** Why the unit has to be chosen; undefined if the header says it, the size is likely, and no labels contradict. */
export function unitQuestion({
  units,
  box,
  origin,
  labeled,
}: Pick<DrawingFacts, 'units' | 'box' | 'origin' | 'labeled'>): string | undefined {
  const [stated] = unitChoices(units);
  if (units.feet === undefined || !stated) return "The file doesn't say its unit.";
  const says = `The file says it's in ${stated.name}`;
  const against = contradicting(labeled, units.feet);
  if (against)
    return `${says}, but the label ${against.label} is beside a line of ${lengthText(against.length)} units, as if it were in ${unitNameOf(against.feet)}.`;
  const extent = Math.max(boxWidth(box), boxHeight(box));
  if (isLikely(box, units.feet)) {
    const isFar = Math.max(Math.abs(origin.x), Math.abs(origin.y)) > surveyed * extent;
    return isFar && units.feet < 0.5
      ? `${says}, but its coordinates are as large as those of a survey in feet or meters.`
      : undefined;
  }
  const size = extent * units.feet;
  const bounds = size < likely.least ? `less than ${likely.least} feet` : 'more than 5 miles';
  return `${says}, which would make it ${bounds} wide.`;
}

/** Units that differ less are the same, such as feet and US survey feet. */
const sameUnit = 0.001;

/** A label that says another unit than the header, if more of them do than agree with it. */
function contradicting(labeled: readonly LabeledLine[], stated: number): LabeledLine | undefined {
  const others = labeled.filter(({ feet }) => Math.abs(feet / stated - 1) > sameUnit);
  return others.length * 2 > labeled.length ? others[0] : undefined;
}

const unitNameOf = (feet: number): string =>
  usualUnits.find((unit) => unit.feet === feet)?.name ?? 'another unit';

const lengthText = (length: number): string => withSeparators(length, 2).replace(/\.00$/, '');
