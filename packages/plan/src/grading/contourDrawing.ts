// The contours of the ground, drawn as grading plans have them: the existing ground dashed, what is proposed solid, every
// fifth heavier, each with its elevation in a gap of the line. They follow from the surfaces and are never stored. Where
// they run and are broken is decided in contourLines.ts, how many there are in contourInterval.ts.
import { type Box, overlaps } from '../geometry/box.ts';
import type { Pen, Style } from '../geometry/pen.ts';
import { runAllSteps } from '../measure/steps.ts';
import type { Units } from '../measure/units.ts';
import type { Plan } from '../plan/plan.ts';
import { layers } from '../shapes/layers.ts';
import { type ContourLetters, ContourLines, type ContourOf, type ContourPiece } from './contourLines.ts';
import { type Ground, groundOf } from './ground.ts';
import { drawableInterval, intervalFor } from './contourInterval.ts';
import type { Texts } from './textRoom.ts';

const layer = layers.landscape;
const bothGrounds: readonly ContourOf[] = ['existing', 'proposed'];

/** The styles of index contours, then of the others. */
const styles: Readonly<Record<ContourOf, readonly [index: Style, other: Style]>> = {
  existing: [
    { layer, stroke: '#8a5a2b', weight: 0.25, dash: [2.5, 1] },
    { layer, stroke: '#a8825c', weight: 0.13, dash: [2.5, 1] },
  ],
  proposed: [
    { layer, stroke: '#7c2d12', weight: 0.5 },
    { layer, stroke: '#7c2d12', weight: 0.25 },
  ],
};

/** Scales whose lines are cached. */
const maxKept = 4;

export class ContourDrawing {
  private readonly ground: Ground;
  private readonly fixedInterval: number | undefined;
  private readonly known = new Map<
    string,
    { readonly texts: Texts | undefined; readonly lines: ContourLines }
  >();

  /** interval: feet between contours; by the scale if undefined. */
  constructor(ground: Ground, interval: number | undefined) {
    this.ground = ground;
    this.fixedInterval = interval;
  }

  /** Draws what is in the view of a pen. texts: other texts on the drawing, which elevations avoid. */
  draw(pen: Pen, shown?: readonly ContourOf[], texts?: Texts): void {
    for (const _ of this.drawInSteps(pen, shown, texts));
  }

  /** Draws what is in the view of a pen, one contour piece per step. */
  *drawInSteps(pen: Pen, shown: readonly ContourOf[] = bothGrounds, texts?: Texts): Generator<void, void> {
    const lines = this.linesFor(pen, shown, texts);
    for (const stretch of lines.stretches) {
      if (!overlaps(stretch.box, pen.view)) continue;
      const { pieces, letters } = yield* lines.settle(stretch);
      for (const piece of pieces) {
        if (!overlaps(piece.box, pen.view)) continue;
        drawContour(pen, piece);
        yield;
      }
      for (const one of letters) drawElevation(pen, one);
    }
  }

  /** The grounds that are known. */
  get grounds(): readonly ContourOf[] {
    return bothGrounds.filter((of) => this.ground[of] !== undefined);
  }

  /** The lines without gaps, and their elevations. */
  unbroken(pen: Pen): {
    readonly pieces: readonly ContourPiece[];
    readonly letters: readonly ContourLetters[];
  } {
    const lines = this.make(pen, bothGrounds, undefined);
    const letters = lines.stretches.flatMap((stretch) => runAllSteps(lines.settle(stretch)).letters);
    return { pieces: lines.whole, letters };
  }

  /** Feet between the contours for a label height in feet. */
  intervalAt(units: Units, labelHeight: number): number {
    const surface = this.ground.existing ?? this.ground.proposed;
    // Nothing is drawn without a surface.
    if (!surface) return 1;
    return drawableInterval(surface, this.fixedInterval ?? intervalFor(surface, units, labelHeight));
  }

  private linesFor(pen: Pen, shown: readonly ContourOf[], texts: Texts | undefined): ContourLines {
    const { units, labelHeight, resolution } = pen;
    const key = `${this.intervalAt(units, labelHeight)} ${labelHeight} ${resolution} ${units} ${shown.join()}`;
    const known = this.known.get(key);
    if (known && known.texts === texts) return known.lines;
    const lines = this.make(pen, shown, texts);
    const [oldest] = this.known.keys();
    if (this.known.size >= maxKept && oldest !== undefined) this.known.delete(oldest);
    this.known.set(key, { texts, lines });
    return lines;
  }

  private make(pen: Pen, shown: readonly ContourOf[], texts: Texts | undefined): ContourLines {
    const { units, north, labelHeight, resolution } = pen;
    const interval = this.intervalAt(units, labelHeight);
    return new ContourLines(this.ground, { shown, texts, interval, units, north, labelHeight, resolution });
  }
}

export const drawContour = (pen: Pen, piece: ContourPiece): void =>
  pen.path({ vertices: piece.points, closed: false }, styleOf(piece));

/** Draws a contour as a sample in a legend, across the middle of a box. */
export function drawContourSample(pen: Pen, of: ContourOf, { minX, minY, maxX, maxY }: Box): void {
  const y = (minY + maxY) / 2;
  pen.path(
    {
      vertices: [
        { x: minX, y },
        { x: maxX, y },
      ],
      closed: false,
    },
    styleOf({ of, isIndex: false }),
  );
}

export const drawElevation = (pen: Pen, one: ContourLetters): void =>
  pen.text(one.text, { layer, fill: styleOf(one).stroke, stratum: 'notes' });

const styleOf = ({ of, isIndex }: Pick<ContourPiece, 'of' | 'isIndex'>): Style => styles[of][isIndex ? 0 : 1];

const drawings = new WeakMap<Ground, Map<number | undefined, ContourDrawing>>();

/** The contours of a plan; undefined if its settings don't show them or their layer is hidden. */
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
