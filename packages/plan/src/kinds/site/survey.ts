// Symbols of a survey: spot elevations, corners that were found or set, benchmarks, and the north arrow. They have no real
// size on the ground; like text, they are initially larger on a larger site.
import { markAssumed } from '../../objects/assumed.ts';
import { radians } from '../../geometry/point.ts';
import type { Pen } from '../../geometry/pen.ts';
import { closed, layers, letters, linesOf, open } from '../../shapes/layers.ts';
import { elevationOf, formatElevation, measuredFields, measuredOf } from './elevation.ts';
import { PlacedPen } from '../../shapes/placedPen.ts';
import { choice, guessed, knownElevation, length, listed, words } from '../../objects/properties.ts';
import { onSheet, stampKind } from '../../shapes/symbolKind.ts';

const property = linesOf(layers.property);
const notes = linesOf(layers.notes);
const center = { x: 0, y: 0 };
const sizeOf = (initial: number) => length('Size (feet)', initial, { min: 0.1, max: 1000 });
const square = ({ size }: { readonly size: number }) => ({ width: size, height: size });

/** Draws text to the right of a mark, at a distance from its center. */
const beside = (pen: Pen, content: string, height: number, off: number, y = 0): void =>
  pen.text({ at: { x: off, y }, content, height, angle: 0, align: 'start', baseline: 'middle' }, notes.solid);

/** Levels that are built over the ground, and those that are of the finished ground. */
const overGround = ['FF', 'TW'];
const finishedGround = ['FG', 'TC', 'BW', 'FL'];

/** What a spot elevation is the level of, by the letters before it on a grading plan. */
const levels = {
  none: 'Not said',
  EG: 'Existing grade (EG)',
  FG: 'Finished grade (FG)',
  FF: 'Finished floor (FF)',
  TW: 'Top of wall (TW)',
  BW: 'Bottom of wall (BW)',
  TC: 'Top of curb (TC)',
  FL: 'Flow line (FL)',
};

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
  draw(object, pen) {
    const { level, elevation, finished, size } = object;
    const arm = size * 0.35;
    pen.path(open({ x: -arm, y: -arm }, { x: arm, y: arm }), notes.object);
    pen.path(open({ x: -arm, y: arm }, { x: arm, y: -arm }), notes.object);
    const height = markAssumed(object, 'elevation', formatElevation(elevation, pen.units));
    if (finished === '') beside(pen, level === 'none' ? height : `${level} ${height}`, size, size * 0.7);
    else {
      // The existing grade over the finished one.
      beside(pen, `EG ${height}`, size, size * 0.7, size * -0.6);
      beside(pen, `FG ${formatElevation(finished, pen.units)}`, size, size * 0.7, size * 0.6);
    }
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

/** A place that somebody measured, as by tapes. It is no monument, so it isn't drawn as one. */
export const point = stampKind({
  type: 'point',
  title: 'Point',
  layer: layers.notes,
  properties: { note: words('Note', '', 'Such as: taped from the house'), size: sizeOf(1) },
  initial: onSheet(2),
  extent: square,
  draw({ note, size }, pen) {
    const arm = size / 2;
    pen.path(open({ x: -arm, y: 0 }, { x: arm, y: 0 }), notes.object);
    pen.path(open({ x: 0, y: -arm }, { x: 0, y: arm }), notes.object);
    if (note !== '') beside(pen, note, size, size * 0.7);
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
  draw(object, pen) {
    const { mark, elevation, size } = object;
    const r = size / 2;
    pen.circle(center, r, { ...notes.object, fill: '#ffffff' });
    // Two opposite quarters are filled, as on a leveling target.
    pen.path(closed(center, { x: 0, y: -r, bulge: Math.SQRT2 - 1 }, { x: r, y: 0 }), notes.solid);
    pen.path(closed(center, { x: 0, y: r, bulge: Math.SQRT2 - 1 }, { x: -r, y: 0 }), notes.solid);
    const height = markAssumed(object, 'elevation', formatElevation(elevation, pen.units));
    beside(pen, `${mark} ${height}`, size * 0.75, size * 0.75);
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
