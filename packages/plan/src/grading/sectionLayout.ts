// How large a section is on paper: its grid, the room for words around it, and the scales at which it fits. In millimeters of
// paper unless feet are mentioned.
import { textWidth } from '../geometry/textMetrics.ts';
import { formatGrade, isMetric, metersPerFoot, type Units } from '../measure/units.ts';
import type { Section } from './section.ts';

export interface SectionScale {
  /** Millimeters of paper for a foot along the line. */
  readonly perFoot: number;
  /** How many times larger heights are drawn than distances along the line. */
  readonly exaggeration: number;
  /** The height of letters. */
  readonly letters: number;
}

const exaggerations: readonly number[] = [1, 2, 5, 10];
/** The exaggerations to offer, with the chosen one, which may be another in a file. chosen: 0 if none is. */
export const exaggerationsWith = (chosen: number): readonly number[] =>
  [...new Set([...exaggerations, ...(chosen > 0 ? [chosen] : [])])].toSorted((a, b) => a - b);

/** Feet or meters between lines of the grid, and between stations. */
const steps = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
/**
 * In letter heights. line: the least between lines of the grid; row: a row of numbers below it; beside: from the grid to the
 * words beside it; mark: for words above the grid; wall: the height of a wall above its floor.
 */
export const room = { line: 1.4, row: 1.6, beside: 0.6, mark: 1.3, wall: 1.5 } as const;
/** The sizes of the parts of a section. */
export interface SectionLayout {
  /** Feet: the lowest and the highest line of the grid, and the interval between lines. */
  readonly bottom: number;
  readonly top: number;
  readonly every: number;
  /** Feet from one station to the next. */
  readonly station: number;
  /** Room beside and above the grid. */
  readonly left: number;
  readonly right: number;
  readonly above: number;
  /** The middles of the words above the marks, from the left of the grid; undefined if the words have room only if turned. */
  readonly marks: readonly number[] | undefined;
  /** The size of the grid, and the room below it. */
  readonly width: number;
  readonly height: number;
  readonly below: number;
}

/** The rows of elevations below the grid. */
export const rows = (section: Section) =>
  [
    { words: 'Existing', runs: section.existing },
    { words: 'Proposed', runs: section.proposed },
  ].filter(({ runs }) => runs.length > 0);

/** The smallest step of a grid, in feet, that is at least so many feet. */
const stepOf = (least: number, units: Units): number => {
  const unit = isMetric(units) ? 1 / metersPerFoot : 1;
  return (steps.find((step) => step * unit >= least) ?? least / unit) * unit;
};

export function layoutOf(
  section: Section,
  { perFoot, exaggeration, letters }: SectionScale,
  units: Units,
): SectionLayout {
  const heights = [
    ...[...section.existing, ...section.proposed].flat(),
    ...section.floors,
    ...(section.drive?.heights ?? []),
  ].map(({ elevation }) => elevation);
  const perFootOfHeight = perFoot * exaggeration;
  const every = stepOf((room.line * letters) / perFootOfHeight, units);
  // Feet for words above the highest point and below the lowest.
  const margin = (room.mark * letters) / perFootOfHeight;
  const bottom = Math.floor((Math.min(...heights) - margin) / every + 1e-9) * every;
  const top = Math.ceil((Math.max(...heights) + margin) / every - 1e-9) * every;
  const level = Math.max(...[bottom, top].map((feet) => textWidth(formatGrade(feet, units), letters)));
  const named = Math.max(0, ...rows(section).map(({ words }) => textWidth(words, letters)));
  const station = stepOf((level + letters) / perFoot, units);
  const width = (section.to - section.from) * perFoot;
  const marks = levelMarks(section, width, { perFoot, exaggeration, letters });
  const turned = section.marks.map(({ words }) => textWidth(words, letters));
  const above =
    turned.length === 0 ? letters / 2 : letters + (marks ? room.mark * letters : Math.max(...turned));
  return {
    bottom,
    top,
    every,
    station,
    // Numbers are centered under the first station, beside the words of their row.
    left: Math.max(level, named > 0 ? named + level / 2 : 0) + 2 * room.beside * letters,
    right: level + room.beside * letters,
    above,
    marks,
    width,
    height: (top - bottom) * perFootOfHeight,
    below: letters * room.row * (1 + rows(section).length),
  };
}

/** The middles of the marks' words: each over its line, within the grid and clear of the one before; undefined if impossible. */
function levelMarks(
  { marks, from }: Section,
  width: number,
  { perFoot, letters }: SectionScale,
): readonly number[] | undefined {
  const middles: number[] = [];
  let last = 0;
  for (const { along, words } of marks) {
    const half = textWidth(words, letters) / 2;
    const middle = Math.max(half, Math.min(width - half, (along - from) * perFoot));
    if (middle - half < last) return undefined;
    last = middle + half + letters;
    middles.push(middle);
  }
  return middles;
}

/** The width and height that a section takes at a scale, words included. */
export function sectionSize(section: Section, scale: SectionScale, units: Units) {
  const { left, right, above, width, height, below } = layoutOf(section, scale, units);
  return { width: left + width + right, height: above + height + below };
}

/** The greatest ratio of a grid's height to its width if the exaggeration is chosen automatically. */
const maxTall = 0.5;

/** The scale with the largest exaggeration, or the wanted one, at which a section fits a box; undefined if none does. */
export function scaleWithin(
  section: Section,
  {
    exaggeration: wanted,
    ...given
  }: Omit<SectionScale, 'exaggeration'> & { readonly exaggeration?: number | undefined },
  box: { readonly width: number; readonly height: number },
  units: Units,
): SectionScale | undefined {
  return (wanted === undefined ? exaggerations.toReversed() : [wanted])
    .map((exaggeration) => ({ ...given, exaggeration }))
    .find((scale) => {
      const { width, height } = sectionSize(section, scale, units);
      const grid = layoutOf(section, scale, units);
      const isTall = wanted === undefined && scale.exaggeration > 1 && grid.height > maxTall * grid.width;
      return !isTall && width <= box.width + 1e-6 && height <= box.height + 1e-6;
    });
}
