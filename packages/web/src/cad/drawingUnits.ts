// The units that a drawing may be in, and whether its header can be trusted.
import type { DxfUnits } from '@homeplot/formats/dxfDrawing';
import { type Box, boxHeight, boxWidth } from '@homeplot/plan/box';
import type { DrawingFacts } from './worker/drawingFacts.ts';

export interface DrawingUnit {
  /** In the plural. */
  readonly name: string;
  readonly feet: number;
}

const meter = 1 / 0.3048;

const usual: readonly DrawingUnit[] = [
  { name: 'feet', feet: 1 },
  { name: 'inches', feet: 1 / 12 },
  { name: 'meters', feet: meter },
  { name: 'centimeters', feet: meter / 100 },
  { name: 'millimeters', feet: meter / 1000 },
];

/** Feet: a site plan that is smaller or larger is drawn in another unit than it says. */
const likely = { least: 10, most: 5 * 5280 } as const;

/** The units to choose from: the one of the header first, if it has one. */
export function unitChoices({ feet, name }: DxfUnits): readonly DrawingUnit[] {
  if (feet === undefined) return usual;
  const same = usual.find((unit) => unit.feet === feet);
  const own = { name: name ?? same?.name ?? 'units of the file', feet };
  return [own, ...usual.filter((unit) => unit.feet !== feet)];
}

const isLikely = (box: Box, feet: number): boolean => {
  const size = Math.max(boxWidth(box), boxHeight(box)) * feet;
  return size >= likely.least && size <= likely.most;
};

/** A drawing this many times its size away from zero has the coordinates of a survey, which are in feet or meters. */
const surveyed = 100;

/** Why the unit has to be chosen; undefined if the header says it and the size is likely. */
export function unitQuestion({
  units,
  box,
  origin,
}: Pick<DrawingFacts, 'units' | 'box' | 'origin'>): string | undefined {
  const [stated] = unitChoices(units);
  if (units.feet === undefined || !stated) return "The file doesn't say its unit.";
  const extent = Math.max(boxWidth(box), boxHeight(box));
  if (isLikely(box, units.feet)) {
    const isFar = Math.max(Math.abs(origin.x), Math.abs(origin.y)) > surveyed * extent;
    return isFar && units.feet < 0.5
      ? `The file says it's in ${stated.name}, but its coordinates are as large as those of a survey in feet or meters.`
      : undefined;
  }
  const size = extent * units.feet;
  const bounds = size < likely.least ? 'less than 10 feet' : 'more than 5 miles';
  return `The file says it's in ${stated.name}, which would make it ${bounds} wide.`;
}
