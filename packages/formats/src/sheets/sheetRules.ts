// Checks the rules of the pack for the sheets themselves: paper, scale, units, and the space for a stamp.
import { absent, type ItemState, shown } from '@homeplot/plan/checkItem';
import type { PaperLimit } from '@homeplot/plan/pack';
import type { Plan } from '@homeplot/plan/plan';
import type { Sheet, StampBlock, ViewportBlock } from '@homeplot/plan/sheet';
import type { Units } from '@homeplot/plan/units';
import { millimetersPerInch, scaleNamed } from '../paper/drawingScale.ts';
import { sheetSize } from '../paper/papers.ts';
import { stampSize } from './blocks/stampSpace.ts';

/** Inches by which paper may be smaller or larger: ISO sizes are close to those in inches. */
const tolerance = 0.05;

const incomplete = (sentence: string): ItemState => ({ state: 'incomplete', sentence });

const sides = ({ width, height }: PaperLimit): readonly [number, number] => [
  Math.min(width, height),
  Math.max(width, height),
];
const inInches = (size: PaperLimit): PaperLimit => ({
  width: size.width / millimetersPerInch,
  height: size.height / millimetersPerInch,
});
const fits = (inner: PaperLimit, outer: PaperLimit): boolean => {
  const [a, b] = [sides(inner), sides(outer)];
  return a[0] <= b[0] + tolerance && a[1] <= b[1] + tolerance;
};
const say = (limit: PaperLimit): string => sides(limit).join(' × ');

export function paperItem({ settings: { pack } }: Plan, sheets: readonly Sheet[]): ItemState {
  const { smallest, largest } = pack?.sheet ?? {};
  if (!smallest && !largest) return shown('Any paper may be used.');
  if (sheets.length === 0) return absent('Choose the paper: make a sheet in Sheets.');
  for (const sheet of sheets) {
    const paper = inInches(sheetSize(sheet));
    if (smallest && !fits(smallest, paper))
      return incomplete(`“${sheet.title}” is on ${sheet.paper}; at least ${say(smallest)} in is required.`);
    if (largest && !fits(paper, largest))
      return incomplete(`“${sheet.title}” is on ${sheet.paper}; at most ${say(largest)} in is allowed.`);
  }
  return shown('The paper has an allowed size.');
}

const isViewport = (block: { readonly type: string }): block is ViewportBlock => block.type === 'viewport';

/** undefined if the pack has no rule, or the sheets follow it. */
export function scaleProblem({ settings }: Plan, sheets: readonly Sheet[]): ItemState | undefined {
  const limit = settings.pack?.sheet?.feetPerInch;
  if (limit === undefined) return undefined;
  const { name } = scaleNamed(limit, settings.units);
  const drawings = sheets.flatMap(({ blocks }) => blocks).filter(isViewport);
  const small = drawings.find(({ feetPerInch = 0 }) => feetPerInch > limit * (1 + 1e-6));
  if (small?.feetPerInch)
    return incomplete(
      `A drawing has the scale ${scaleNamed(small.feetPerInch, settings.units).name}; ${name} or larger is required.`,
    );
  return drawings.length > 0 && drawings.every(({ feetPerInch }) => feetPerInch !== undefined)
    ? undefined
    : incomplete(`The scale follows from the paper; ${name} or larger is required. Choose it in Sheets.`);
}

const unitWords: Readonly<Record<Units, string>> = {
  'feet-inches': 'feet and inches',
  'decimal-feet': 'decimal feet',
  metres: 'meters',
};

export function unitsItem({ settings: { pack, units } }: Plan): ItemState {
  const required = pack?.sheet?.units;
  return !required || required === units
    ? shown('The units are those that are required.')
    : incomplete(
        `Lengths are in ${unitWords[units]}; ${unitWords[required]} are required. Change the units in the settings.`,
      );
}

/** undefined if the pack has no rule, a stamp space is large enough, or there is none (which its own item says). */
export function stampProblem({ settings: { pack } }: Plan, sheets: readonly Sheet[]): ItemState | undefined {
  const least = pack?.sheet?.stamp;
  const spaces = sheets.flatMap(({ blocks }) => blocks).filter(({ type }) => type === 'stampSpace');
  const isLargeEnough = (space: unknown): boolean => {
    const { width, height } = inInches(stampSize(space as StampBlock));
    return width + tolerance >= (least?.width ?? 0) && height + tolerance >= (least?.height ?? 0);
  };
  return !least || spaces.length === 0 || spaces.some(isLargeEnough)
    ? undefined
    : incomplete(`The space for stamps has to be ${least.width} × ${least.height} in. Enlarge it in Sheets.`);
}
