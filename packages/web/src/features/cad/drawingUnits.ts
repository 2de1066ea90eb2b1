// The units that a drawing may be in, and whether its header can be trusted: by its size, its coordinates, and the labels
// beside its lines (worker/labeledLines.ts).
import type { DxfUnits } from '@homeplot/formats/dxfDrawing';
import { type Box, boxHeight, boxWidth } from '@homeplot/plan/box';
import { withSeparators } from '@homeplot/plan/units';
import type { DrawingFacts } from './worker/drawingFacts.ts';
import type { LabeledLine } from './worker/labeledLines.ts';
import { type DrawingUnit, usualUnits } from './worker/usualUnits.ts';

/** Feet: if a site plan would be smaller or larger than this, its header probably states the wrong unit. */
const likelySize = { min: 25, max: 5 * 5280 } as const;

/** The units to choose from; the one that the header states comes first. */
export function unitChoices({ feet, name }: DxfUnits): readonly DrawingUnit[] {
  if (feet === undefined) return usualUnits;
  const same = usualUnits.find((unit) => unit.feet === feet);
  const own = { name: name ?? same?.name ?? 'units of the file', feet };
  return [own, ...usualUnits.filter((unit) => unit.feet !== feet)];
}

const hasLikelySize = (box: Box, feet: number): boolean => {
  const size = Math.max(boxWidth(box), boxHeight(box)) * feet;
  return size >= likelySize.min && size <= likelySize.max;
};

/** If a drawing is more than this many of its sizes away from zero, its coordinates are of a survey, in feet or meters. */
const surveyDistance = 100;
/** Feet: smaller units are inches, millimeters and centimeters, which surveys don't use. */
const minSurveyUnit = 0.5;

/** Why the unit has to be chosen; undefined if the header states it, the size is likely, and no labels contradict it. */
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
  if (hasLikelySize(box, units.feet)) {
    const isFar = Math.max(Math.abs(origin.x), Math.abs(origin.y)) > surveyDistance * extent;
    return isFar && units.feet < minSurveyUnit
      ? `${says}, but its coordinates are as large as those of a survey in feet or meters.`
      : undefined;
  }
  const size = extent * units.feet;
  const bounds = size < likelySize.min ? `less than ${likelySize.min} feet` : 'more than 5 miles';
  return `${says}, which would make it ${bounds} wide.`;
}

/** The share by which units may differ and still count as the same, as feet and US survey feet do. */
const unitTolerance = 0.001;

/** A label that contradicts the header's unit, if more labels contradict it than agree with it. */
function contradicting(labeled: readonly LabeledLine[], stated: number): LabeledLine | undefined {
  const others = labeled.filter(({ feet }) => Math.abs(feet / stated - 1) > unitTolerance);
  return others.length * 2 > labeled.length ? others[0] : undefined;
}

const unitNameOf = (feet: number): string =>
  usualUnits.find((unit) => unit.feet === feet)?.name ?? 'another unit';

const lengthText = (length: number): string => withSeparators(length, 2).replace(/\.00$/, '');
