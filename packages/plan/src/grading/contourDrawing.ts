// The contours of the ground, drawn as grading plans have them: the existing ground dashed, what is proposed solid, every
// fifth heavier, each with its elevation in a gap of the line. They follow from the surfaces and are never stored.
import { boxAround, overlaps } from '../geometry/box.ts';
import type { Pen, Style } from '../geometry/pen.ts';
import type { Units } from '../measure/units.ts';
import type { Plan } from '../plan/plan.ts';
import { layers } from '../shapes/layers.ts';
import {
  type ContourLetters,
  ContourLineMaker,
  type ContourLines,
  type ContourOf,
  type ContourPiece,
} from './contourLines.ts';
import { type Ground, groundOf } from './ground.ts';
import { drawableInterval, intervalFor } from './interval.ts';

const layer = layers.landscape;

/** The styles of lines, heavier ones first. */
const styles: Readonly<Record<ContourOf, readonly [Style, Style]>> = {
  existing: [
    { layer, stroke: '#8a5a2b', weight: 0.25, dash: [2.5, 1] },
    { layer, stroke: '#a8825c', weight: 0.13, dash: [2.5, 1] },
  ],
  proposed: [
    { layer, stroke: '#7c2d12', weight: 0.5 },
    { layer, stroke: '#7c2d12', weight: 0.25 },
  ],
};

/** Scales of which the lines are kept. */
const maxKept = 4;

export class ContourDrawing {
  private readonly ground: Ground;
  private readonly fixed: number | undefined;
  private readonly known = new Map<string, ContourLines>();

  /** interval: feet between contours; by the scale if undefined. */
  constructor(ground: Ground, interval: number | undefined) {
    this.ground = ground;
    this.fixed = interval;
  }

  /** Draws what is in the view of a pen. */
  draw(pen: Pen, shown?: readonly ContourOf[]): void {
    for (const _ of this.drawInSteps(pen, shown));
  }

  /** As draw, one mark a step. */
  *drawInSteps(pen: Pen, shown: readonly ContourOf[] = ['existing', 'proposed']): Generator<void, void> {
    const { pieces, letters: words } = this.linesFor(pen);
    for (const piece of pieces) {
      if (!shown.includes(piece.of) || !overlaps(piece.box, pen.view)) continue;
      drawContour(pen, piece);
      yield;
    }
    for (const one of words) {
      if (!shown.includes(one.of) || !overlaps(boxAround(one.text.at, 0), pen.view)) continue;
      drawElevation(pen, one);
      yield;
    }
  }

  /** The lines for a pen unbroken, and their elevations. */
  unbroken({ units, labelHeight, resolution }: Pen): ContourLines {
    const interval = this.intervalAt(units, labelHeight);
    return new ContourLineMaker(this.ground, {
      interval,
      units,
      labelHeight,
      resolution,
      isBroken: false,
    }).make();
  }

  /** Feet between the contours at a height of labels in feet. */
  intervalAt(units: Units, labelHeight: number): number {
    const surface = this.ground.existing ?? this.ground.proposed;
    if (!surface) return 1;
    return drawableInterval(surface, this.fixed ?? intervalFor(surface, units, labelHeight));
  }

  private linesFor({ units, labelHeight, resolution }: Pen): ContourLines {
    const interval = this.intervalAt(units, labelHeight);
    const key = `${interval} ${labelHeight} ${resolution} ${units}`;
    const known = this.known.get(key);
    if (known) return known;
    const made = new ContourLineMaker(this.ground, {
      interval,
      units,
      labelHeight,
      resolution,
      isBroken: true,
    }).make();
    const [oldest] = this.known.keys();
    if (this.known.size >= maxKept && oldest !== undefined) this.known.delete(oldest);
    this.known.set(key, made);
    return made;
  }
}

export const drawContour = (pen: Pen, piece: ContourPiece): void =>
  pen.path({ vertices: piece.points, closed: false }, styleOf(piece));

export const drawElevation = (pen: Pen, one: ContourLetters): void =>
  pen.text(one.text, { layer, fill: styleOf(one).stroke, stratum: 'notes' });

const styleOf = ({ of, isIndex }: Pick<ContourPiece, 'of' | 'isIndex'>): Style => styles[of][isIndex ? 0 : 1];

const drawings = new WeakMap<Ground, Map<number | undefined, ContourDrawing>>();

/** The contours of a plan whose settings ask for them. */
export function contourDrawingOf(plan: Pick<Plan, 'objects' | 'settings'>): ContourDrawing | undefined {
  const { elevations } = plan.settings;
  const isHidden = plan.settings.layers.some(({ id, hidden }) => id === layer && hidden);
  if (!elevations?.contours || isHidden) return undefined;
  const ground = groundOf(plan);
  const known = drawings.get(ground) ?? new Map<number | undefined, ContourDrawing>();
  drawings.set(ground, known);
  const { interval } = elevations;
  const drawing = known.get(interval) ?? new ContourDrawing(ground, interval);
  known.set(interval, drawing);
  return drawing;
}
