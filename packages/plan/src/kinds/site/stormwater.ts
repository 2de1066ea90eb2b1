// What carries rainwater away or takes it in: swales, culverts, drywells, trenches, inlets, manholes and downspouts.
import { drawArrowhead } from '../../shapes/arrowhead.ts';
import { perimeterOf } from '../../geometry/outline.ts';
import type { Path } from '../../geometry/pen.ts';
import { add, type Point, scaleBy, subtract, turnRight, unit } from '../../geometry/point.ts';
import { weights } from '../../lettering/ink.ts';
import { box, layers, linesOf, open } from '../../shapes/layers.ts';
import {
  formatLength,
  formatPercent,
  inchesPerFoot,
  isMetric,
  metersPerFoot,
  type Units,
  withSeparators,
} from '../../measure/units.ts';
import type { PlanObject } from '../../objects/kind.ts';
import { count, knownElevation, length, words } from '../../objects/properties.ts';
import { scatteredOver } from '../../shapes/hatching.ts';
import { letteredLine, letteredStamp, namedBox, factText } from './marked.ts';

const layer = layers.utilities;
const lines = linesOf(layer);
const stroke = '#0f766e';

/** Feet: the width of a swale if none is given. */
const usualWidth = 6;

/** The slope between the bottoms of both ends; '' unless both are known. */
const betweenEnds = (object: Path & { readonly start: number | ''; readonly end: number | '' }): string =>
  object.start === '' || object.end === ''
    ? ''
    : formatPercent(Math.abs(object.start - object.end) / perimeterOf(object));

/** Rounds to an inch or a centimeter, because swales aren't dug more precisely. */
function rounded(feet: number, units: Units): number {
  const step = isMetric(units) ? 0.01 / metersPerFoot : 1 / inchesPerFoot;
  return Math.round(feet / step) * step;
}

const spaced = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ');

export const swale = letteredLine({
  type: 'swale',
  title: 'Swale',
  layer,
  stands: true,
  stroke,
  dash: [5, 1.5],
  isLetteredOnce: true,
  letters(object, units) {
    const slope = factText(object, 'slope') || betweenEnds(object);
    const lengthText = slope && `L=${formatLength(rounded(perimeterOf(object), units), units)}`;
    return [spaced('SWALE', slope, lengthText), spaced('SWALE', slope), 'SWALE'];
  },
  properties: {
    slope: words('Slope', '', 'Such as 2%'),
    depth: length('Depth (feet)', 0, { max: 50, silent: true }),
    width: length('Width at the top (feet)', 0, { max: 200, hint: 'Leave 0 for 6 feet', silent: true }),
    start: knownElevation('Bottom at the start'),
    end: knownElevation('Bottom at the end'),
  },
  ground(path) {
    const { depth, start, end } = path;
    const width = path.width || usualWidth;
    if (start !== '' && end !== '') return [{ shape: 'channel', path, width, start, end }];
    return depth > 0 ? [{ shape: 'channel', path, width, above: -depth }] : [];
  },
  // With a depth, its bottom follows the ground, and so does its slope, unless that was typed or follows from its ends.
  onGround(object, fallAlong) {
    const hasSlope = object.slope.trim() !== '' || betweenEnds(object) !== '';
    const fall = hasSlope || object.depth === 0 ? undefined : fallAlong(object);
    return fall !== undefined && fall > 0 ? { ...object, slope: formatPercent(fall) } : object;
  },
  more(object, pen) {
    const [before, end] = object.closed ? [] : object.vertices.slice(-2);
    if (before && end)
      drawArrowhead(pen, end, before, { layer, fill: stroke, stroke, weight: weights.object });
  },
});

/** Half the length of the line across each end of a culvert, in feet. */
const headwall = 2;

function endLine(at: Point, from: Point) {
  const across = scaleBy(turnRight(unit(subtract(at, from))), headwall);
  return open(add(at, across), subtract(at, across));
}

/** The label beside a culvert, which under a drive is too short for letters along it. */
const culvertFacts = (object: PlanObject): readonly string[] => {
  const ends = factText(object, 'ends');
  const size = [factText(object, 'diameter'), factText(object, 'material')].filter(Boolean).join(' ');
  return [size, ends && `${ends} ends`].filter(Boolean);
};

export const culvert = letteredLine({
  type: 'culvert',
  title: 'Culvert',
  layer,
  stands: true,
  stroke,
  letters: 'CULVERT',
  about: culvertFacts,
  properties: {
    diameter: words('Diameter', '', 'Such as 18"'),
    material: words('Material', '', 'Such as CMP or HDPE'),
    ends: words('Ends', '', 'Such as mitered or flared'),
  },
  more({ vertices, closed }, pen) {
    const [first, second] = vertices;
    const [before, last] = vertices.slice(-2);
    if (closed || !first || !second || !before || !last) return;
    const style = { layer, stroke, weight: weights.object };
    pen.path(endLine(first, second), style);
    pen.path(endLine(last, before), style);
  },
});

export const drywell = letteredStamp({
  type: 'drywell',
  title: 'Drywell',
  layer,
  stands: true,
  letters: 'DW',
  size: 4,
  properties: { gallons: count('Capacity (gallons)', 0, { max: 100_000, hint: "0 if you don't know it" }) },
  about: ({ gallons }) => (gallons > 0 ? `${withSeparators(gallons)} gal` : ''),
});

export const infiltrationTrench = namedBox({
  type: 'infiltrationTrench',
  title: 'Infiltration trench',
  layer,
  stands: true,
  size: { width: 4, height: 20 },
  properties: { depth: length('Depth (feet)', 0, { max: 100, hint: "0 if you don't know it" }) },
  draw({ width, height }, pen) {
    const path = box(width, height);
    pen.path(path, { ...lines.object, fill: '#eef2f3', dash: [3, 1.5] });
    for (const at of scatteredOver(path, pen, 1.5, 0.4)) pen.circle(at, 0.3, lines.fine);
  },
});

export const catchBasin = letteredStamp({
  type: 'catchBasin',
  title: 'Catch basin',
  layer,
  stands: true,
  letters: 'CB',
  size: 3,
  properties: { rim: words('Rim and invert', '', 'Such as 101.2 / 98.0') },
  about: (object) => factText(object, 'rim'),
});

export const manhole = letteredStamp({
  type: 'manhole',
  title: 'Manhole',
  layer,
  stands: true,
  letters: 'MH',
  size: 3,
  properties: { rim: words('Rim and invert', '', 'Such as 101.2 / 92.4') },
  about: (object) => factText(object, 'rim'),
});

export const downspout = letteredStamp({
  type: 'downspout',
  title: 'Downspout',
  layer,
  stands: true,
  letters: 'DS',
  size: 1.5,
  properties: { to: words('Drains to', '', 'Such as splash block or drywell') },
  about: (object) => factText(object, 'to'),
});
