// Clears the paper under a dashed lot line where a fence or a wall runs along it, because that would fill the gaps between the
// dashes. The posts or crosses of the fence still show on both sides of the line.
import type { Path, Pen, Style } from '@homeplot/plan/pen';
import { boxBetween, grow } from '@homeplot/plan/box';
import type { BoxGrid } from '@homeplot/plan/boxGrid';
import { type Edge, edgesOf } from '@homeplot/plan/outline';
import { PenBetween } from '@homeplot/plan/penBetween';
import {
  add,
  cross,
  distance,
  dot,
  type Point,
  scaleBy,
  subtract,
  turnRight,
  unit,
} from '@homeplot/plan/point';

/** Millimeters of paper that are cleared on each side of the line. */
const halfWidth = 0.45;
/** Feet within which a fence counts as on the line. */
const tolerance = 0.25;
/** The sine of the angle within which a fence counts as parallel to the line. */
const parallelSine = 0.02;

export class ClearedLinePen extends PenBetween {
  private readonly fences: BoxGrid<Edge>;
  /** Feet on the ground for `halfWidth`. */
  private readonly half: number;

  /** fences: the edges of fences and walls. feetPerMillimeter: feet on the ground per millimeter of paper. */
  constructor(pen: Pen, fences: BoxGrid<Edge>, feetPerMillimeter: number) {
    super(pen);
    this.fences = fences;
    this.half = halfWidth * feetPerMillimeter;
  }

  override path(path: Path, style: Style): void {
    if (style.dash && style.stratum === 'boundaries')
      for (const [from, to] of this.shared(path)) {
        const aside = scaleBy(turnRight(unit(subtract(to, from))), this.half);
        const vertices = [add(from, aside), add(to, aside), subtract(to, aside), subtract(from, aside)];
        const { layer, stratum } = style;
        this.pen.path({ vertices, closed: true }, { layer, stratum, fill: '#ffffff' });
      }
    this.pen.path(path, style);
  }

  /** The straight parts of a path along which a fence runs. */
  private *shared(path: Path): Generator<readonly [Point, Point]> {
    for (const line of edgesOf(path)) {
      if (line.bulge) continue;
      const along = unit(subtract(line.to, line.from));
      const long = distance(line.from, line.to);
      for (const { from, to, bulge } of this.fences.near(grow(boxBetween(line.from, line.to), tolerance))) {
        const [a, b] = [subtract(from, line.from), subtract(to, line.from)];
        const isOn = [a, b].every((end) => Math.abs(cross(along, end)) <= tolerance);
        if (bulge || !isOn || Math.abs(cross(along, unit(subtract(b, a)))) > parallelSine) continue;
        const [low = 0, high = 0] = [dot(along, a), dot(along, b)].toSorted((one, other) => one - other);
        const [start, end] = [Math.max(0, low), Math.min(long, high)];
        if (end > start) yield [add(line.from, scaleBy(along, start)), add(line.from, scaleBy(along, end))];
      }
    }
  }
}
