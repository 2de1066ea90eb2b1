// Symbols of a survey: spot elevations, corners that were found or set, benchmarks, and the north arrow. They have no real
// size on the ground; like text, they are initially larger on a larger site.
import { markAssumed } from '../../objects/assumed.ts';
import { radians } from '../../geometry/point.ts';
import { quarterBulge } from '../../geometry/segment.ts';
import { wordsBesideMark, wordsBesideReach } from '../../lettering/besideBox.ts';
import { clearOfLines } from '../../lettering/ink.ts';
import type { LabelRank } from '../../lettering/label.ts';
import { formatGrade, type Units, unitSystems } from '../../measure/units.ts';
import type { Labels } from '../../objects/capabilities.ts';
import { closed, layers, letters, linesOf, open } from '../../shapes/layers.ts';
import { levelNames } from '../../shapes/levelLetters.ts';
import { elevationOf, measuredFields, measuredOf } from './elevation.ts';
import { PlacedPen } from '../../shapes/placedPen.ts';
import { choice, guessed, knownElevation, length, listed, words } from '../../objects/properties.ts';
import { onSheet, type Placed, stampKind } from '../../shapes/symbolKind.ts';

const property = linesOf(layers.property);
const notes = linesOf(layers.notes);
const center = { x: 0, y: 0 };
const besideStyle = { ...notes.solid, ...clearOfLines };
const sizeOf = (initial: number) => length('Size (feet)', initial, { min: 0.1, max: 1000 });
const square = ({ size }: { readonly size: number }) => ({ width: size, height: size });

interface Sized extends Placed {
  readonly size: number;
}

/** The label beside a mark, and its rank. half: half the width of the mark, in multiples of its size. */
const wordsBeside = <O extends Sized>(
  half: number,
  wordsOf: (object: O, units: Units) => readonly string[],
  rankOf: (object: O) => LabelRank = () => 'mark',
): Labels<O> => ({
  reach: (object) => wordsBesideReach(unitSystems.flatMap((units) => wordsOf(object, units))),
  list(object, lettering) {
    const lines = wordsOf(object, lettering.units);
    if (lines.length === 0) return [];
    const mark = { at: { x: object.x, y: object.y }, half: object.size * half };
    return [{ ...wordsBesideMark(mark, lines, besideStyle, lettering), rank: rankOf(object) }];
  },
});

/** Levels of what is built above the ground. */
const overGround = ['FF', 'TW'];
/** Levels of the finished ground. */
const finishedGround = ['FG', 'TC', 'BW', 'FL'];

/** What a spot elevation is the level of. The keys are the letters before it on a grading plan. */
const levels = {
  none: 'Not given',
  ...Object.fromEntries(
    (['EG', 'FG', 'FF', 'TW', 'BW', 'TC', 'FL', 'BOW'] as const).map((of) => [
      of,
      `${levelNames[of]} (${of})`,
    ]),
  ),
};

/** Half the width of a spot elevation's cross, in multiples of its size. */
const spotArm = 0.35;

export interface Spot extends Sized {
  readonly level: string;
  readonly point: string;
  readonly elevation: number;
  readonly finished: number | '';
}

/** Such as `FF 101.12`, or two lines with the existing and the finished grade. */
function spotWords(object: Spot, units: Units): readonly string[] {
  const { level, elevation, finished } = object;
  const height = markAssumed(object, 'elevation', formatGrade(elevation, units));
  if (finished !== '') return [`EG ${height}`, `FG ${formatGrade(finished, units)}`];
  return [level === 'none' ? height : `${level} ${height}`];
}

interface Mark extends Sized {
  readonly mark: string;
  readonly elevation: number;
}

const benchmarkWords = (object: Mark, units: Units): string =>
  `${object.mark} ${markAssumed(object, 'elevation', formatGrade(object.elevation, units))}`;

export const spotElevation = stampKind({
  type: 'spotElevation',
  title: 'Spot elevation',
  layer: layers.notes,
  properties: {
    level: choice('Level of', levels, 'none'),
    elevation: guessed(elevationOf(100)),
    point: { ...words('Point', '', 'Its name in the level book or the survey'), silent: true },
    finished: { ...knownElevation('Finished grade', 'Leave empty if it stays'), form: '' },
    basis: {
      ...choice('Elevation is', { given: 'Given', ground: 'Read from the ground' }, 'given'),
      silent: true,
    },
    ...measuredFields,
    size: sizeOf(1),
  },
  initial: onSheet(2),
  extent: square,
  ground(object) {
    const { x, y, level, elevation, finished, basis, status } = object;
    if (basis === 'ground') return [];
    const measured = measuredOf(object);
    const at = { x, y };
    const isFinished = !status && finishedGround.includes(level);
    return [
      ...(measured && !overGround.includes(level)
        ? [{ shape: 'point', of: isFinished ? 'proposed' : undefined, at, elevation, ...measured } as const]
        : []),
      ...(finished === '' ? [] : [{ shape: 'point', of: 'proposed', at, elevation: finished } as const]),
    ];
  },
  labels: wordsBeside<Spot>(spotArm, spotWords, ({ level, finished }) =>
    finished === '' && (level === 'none' || level === 'EG') ? 'mark' : 'grade',
  ),
  summary: (object, units) =>
    [...spotWords(object, units), ...(object.point ? [`point ${object.point}`] : [])].join(', '),
  draw({ size }, pen) {
    const arm = size * spotArm;
    pen.path(open({ x: -arm, y: -arm }, { x: arm, y: arm }), notes.object);
    pen.path(open({ x: -arm, y: arm }, { x: arm, y: -arm }), notes.object);
  },
});

export const surveyPin = stampKind({
  type: 'surveyPin',
  title: 'Survey pin',
  layer: layers.property,
  drawsBoundaries: true,
  properties: {
    state: listed(
      choice('Found or set', { found: 'Found', set: 'Set', calculated: 'Calculated, not set' }, 'found'),
    ),
    monument: words('Monument', 'Iron rod', 'Such as 5/8" rebar with cap'),
    size: sizeOf(1),
  },
  initial: onSheet(2),
  extent: square,
  draw({ state, size }, pen) {
    // Found: a dot in a ring; set: a solid disc; calculated: only the ring.
    const fill = state === 'set' ? property.solid.fill : '#ffffff';
    pen.circle(center, size / 2, { ...property.object, fill, stratum: 'boundaries' });
    if (state === 'found' && size > pen.resolution * 2.5)
      pen.circle(center, size * 0.2, { ...property.solid, stratum: 'boundaries' });
  },
});

/** A measured point, for example by tapes. It isn't a monument, so it isn't drawn as one. */
export const point = stampKind({
  type: 'point',
  title: 'Point',
  layer: layers.notes,
  properties: { note: words('Note', '', 'Such as: taped from the house'), size: sizeOf(1) },
  initial: onSheet(2),
  extent: square,
  labels: wordsBeside<Sized & { readonly note: string }>(0.5, ({ note }) => (note === '' ? [] : [note])),
  draw({ size }, pen) {
    const arm = size / 2;
    pen.path(open({ x: -arm, y: 0 }, { x: arm, y: 0 }), notes.object);
    pen.path(open({ x: 0, y: -arm }, { x: 0, y: arm }), notes.object);
  },
});

export const benchmark = stampKind({
  type: 'benchmark',
  title: 'Benchmark',
  layer: layers.notes,
  properties: {
    mark: words('Mark', 'BM'),
    elevation: guessed(elevationOf(100)),
    ...measuredFields,
    size: sizeOf(1.5),
  },
  ground(object) {
    const { x, y, elevation } = object;
    const measured = measuredOf(object);
    return measured ? [{ shape: 'point', at: { x, y }, elevation, ...measured }] : [];
  },
  initial: onSheet(3),
  extent: square,
  labels: wordsBeside<Mark>(0.5, (object, units) => [benchmarkWords(object, units)]),
  summary: benchmarkWords,
  draw({ size }, pen) {
    const r = size / 2;
    pen.circle(center, r, { ...notes.object, fill: '#ffffff' });
    // Two opposite quarters are filled, as on a leveling target.
    pen.path(closed(center, { x: 0, y: -r, bulge: quarterBulge }, { x: r, y: 0 }), notes.solid);
    pen.path(closed(center, { x: 0, y: r, bulge: quarterBulge }, { x: -r, y: 0 }), notes.solid);
  },
});

export const northArrow = stampKind({
  type: 'northArrow',
  title: 'North arrow',
  layer: layers.notes,
  showsNorth: true,
  properties: { size: sizeOf(6) },
  initial: onSheet(12),
  extent: square,
  draw({ size }, plan) {
    const pen = new PlacedPen(plan, center, radians(plan.north));
    const r = size / 2;
    pen.circle(center, r, notes.detail);
    const notch = { x: 0, y: r * 0.3 };
    const tip = { x: 0, y: -r };
    pen.path(closed(tip, notch, { x: -r * 0.4, y: r * 0.62 }), notes.solid);
    pen.path(closed(tip, { x: r * 0.4, y: r * 0.62 }, notch), { ...notes.object, fill: '#ffffff' });
    letters(pen, 'N', r * 0.4, notes.solid, { x: 0, y: r * 0.66 });
  },
});
