// The contours of the ground as lines (surface/contours.ts finds them on the triangles), with gaps for their elevations:
// only where the ground is changed, if they are of what is proposed, and not where somebody drew them. Elevations find
// their places when they are first drawn, and keep them.
import { type Box, grow } from '../geometry/box.ts';
import { boxOfPoints } from '../geometry/boxOfPoints.ts';
import type { TextMark } from '../geometry/pen.ts';
import { distance, lengthOf, midpoint, type Point, subtract } from '../geometry/point.ts';
import { textWidth } from '../geometry/textMetrics.ts';
import { formatContour } from '../kinds/site/elevation.ts';
import { uprightAngle } from '../lettering/readingAngle.ts';
import { textRect } from '../lettering/textRect.ts';
import type { Steps } from '../measure/steps.ts';
import type { Units } from '../measure/units.ts';
import { contoursOf } from '../surface/contours.ts';
import {
  elevationAt,
  gradientAt,
  gradientOf,
  nextHalfEdge,
  type Surface,
  triangleAt,
  vertexAt,
} from '../surface/surface.ts';
import { sliversOf } from '../surface/slivers.ts';
import { uprightSlope } from '../surface/slope.ts';
import type { Ground } from './ground.ts';
import { stationsOf, partOf, placeAt, type StationedLine, thinned } from './stationedLine.ts';
import { TextRoom, type Texts } from './textRoom.ts';

/** One in so many contours is an index contour, drawn heavier. */
const indexEvery = 5;

export type ContourOf = 'existing' | 'proposed';

/**
 * Letter heights: `spacing` between two elevations on a line; `margin` on each side of an elevation; `minLength` of a line
 * with an elevation. size: letter height in label heights. straight: the least ratio of a gap's chord to the line in it.
 */
const letters = { spacing: 40, margin: 0.5, minLength: 10, size: 0.85, straight: 0.9 };
/** Places tried for an elevation on either side of the middle of its stretch, and the distance between them in gap widths. */
const tries = { beside: 16, step: 0.4 };
/** Feet by which the proposed ground must differ from the existing one for its contours to be drawn. */
const changedBy = 0.02;
/** Points of a piece of a line, which is drawn or skipped as a whole. */
const pieceLength = 100;

export interface ContourPiece {
  readonly of: ContourOf;
  readonly isIndex: boolean;
  readonly elevation: number;
  readonly points: readonly Point[];
  readonly box: Box;
}

export interface ContourLetters {
  readonly of: ContourOf;
  readonly isIndex: boolean;
  readonly text: TextMark;
}

export interface ContourLook {
  readonly shown: readonly ContourOf[];
  /** The other texts on the plan, which elevations avoid. */
  readonly texts: Texts | undefined;
  readonly interval: number;
  readonly units: Units;
  readonly north: number;
  readonly labelHeight: number;
  /** Feet: smaller details can't be seen. */
  readonly resolution: number;
}

type ContourLevel = Pick<ContourPiece, 'of' | 'isIndex' | 'elevation'>;

type Line = ContourLevel & StationedLine;

/** A part of a line with at most one elevation, in feet along the line. */
export interface ContourStretch {
  readonly line: Line;
  readonly from: number;
  readonly to: number;
  /** Contains its points and its elevation. */
  readonly box: Box;
  readonly isLettered: boolean;
}

/** A stretch with its elevation in a gap, in pieces. */
interface Settled {
  readonly pieces: readonly ContourPiece[];
  readonly letters: readonly ContourLetters[];
}

export class ContourLines {
  readonly stretches: readonly ContourStretch[];
  private readonly ground: Ground;
  private readonly look: ContourLook;
  private readonly lines: Line[] = [];
  private readonly room: TextRoom;
  private readonly settled = new Map<ContourStretch, Settled>();
  /** Feet: the height of the elevations' letters. */
  private readonly height: number;

  constructor(ground: Ground, look: ContourLook) {
    this.ground = ground;
    this.look = look;
    this.height = look.labelHeight * letters.size;
    this.addLines();
    this.stretches = this.lines.flatMap((line) => this.stretchesOf(line));
    const { texts } = look;
    this.room = new TextRoom(letters.spacing * this.height, texts && ((box) => texts(look, box)));
  }

  /** The lines without gaps for elevations. */
  get whole(): readonly ContourPiece[] {
    return this.lines.map((line) => ({ ...line, box: boxOfPoints(line.points) }));
  }

  /** A stretch as it is drawn. */
  *settle(stretch: ContourStretch): Steps<Settled> {
    const known = this.settled.get(stretch);
    if (known) return known;
    const made = yield* this.lettered(stretch);
    this.settled.set(stretch, made);
    return made;
  }

  private addLines(): void {
    const { existing, proposed } = this.ground;
    const { shown } = this.look;
    // When both come into view together, the elevations of proposed lines choose their places first.
    if (proposed && shown.includes('proposed')) {
      const isGround = isGroundOn(proposed);
      const isChanged = (at: Point, elevation: number): boolean => {
        // On the walls of a building, the contours of all elevations would coincide.
        if (!isGround(at)) return false;
        if (!existing) return true;
        // Outside the surveyed ground, triangles only connect the works to its border.
        const before = elevationAt(existing, at);
        return before !== undefined && Math.abs(before - elevation) > changedBy;
      };
      this.addAll('proposed', proposed, isChanged);
    }
    if (existing && shown.includes('existing')) this.addAll('existing', existing, isGroundOn(existing));
  }

  private addAll(of: ContourOf, surface: Surface, isDrawn: (at: Point, elevation: number) => boolean): void {
    const { interval, resolution } = this.look;
    const given = levelLines(surface);
    const add = (level: ContourLevel, run: readonly Point[]): void => {
      const points = thinned(run, resolution / 2);
      if (points.length > 1) this.lines.push({ ...level, points, stations: stationsOf(points) });
    };
    for (const { elevation, points, closed } of contoursOf(surface, interval)) {
      const [first] = points;
      const line = closed && first ? [...points, first] : points;
      const isIndex = Math.round(elevation / interval) % indexEvery === 0;
      let run: Point[] = [];
      for (const [i, from] of line.entries()) {
        const to = line[i + 1];
        if (!to) break;
        // Contours that the user drew are already visible, and so are the sides of a pad.
        if (given.has(keyOf(from, to)) || !isDrawn(midpoint(from, to), elevation)) {
          add({ of, isIndex, elevation }, run);
          run = [];
        } else if (run.length === 0) run.push(from, to);
        else run.push(to);
      }
      add({ of, isIndex, elevation }, run);
    }
  }

  private stretchesOf(line: Line): readonly ContourStretch[] {
    const { height } = this;
    const total = line.stations.at(-1) ?? 0;
    const isLettered = height > 0 && total > Math.max(this.gapFor(line) * 2, letters.minLength * height);
    const count = isLettered ? Math.max(1, Math.floor(total / (letters.spacing * height))) : 1;
    return Array.from({ length: count }, (_, i) => {
      const [from, to] = [(i * total) / count, ((i + 1) * total) / count];
      const box = grow(boxOfPoints(partOf(line, from, to)), height);
      return { line, from, to, box, isLettered };
    });
  }

  /** Feet of a line that its elevation takes up. */
  private gapFor({ elevation }: Line): number {
    const content = formatContour(elevation, this.look.units);
    return textWidth(content, this.height) + 2 * letters.margin * this.height;
  }

  /** A stretch with its elevation, if there is room for one. */
  private *lettered({ line, from, to, isLettered }: ContourStretch): Steps<Settled> {
    const gap = this.gapFor(line);
    const [center, reach] = [(from + to) / 2, (to - from) / 2 - gap];
    for (const offset of isLettered ? offsets(gap * tries.step, reach) : []) {
      const middle = center + offset;
      const text = this.textAt(line, middle, gap);
      if (!text || !(yield* this.room.isFree(textRect(text, this.height * letters.margin)))) continue;
      this.room.take(textRect(text));
      const parts = [partOf(line, from, middle - gap / 2), partOf(line, middle + gap / 2, to)];
      const { of, isIndex } = line;
      return { pieces: parts.flatMap((part) => piecesOf(line, part)), letters: [{ of, isIndex, text }] };
    }
    return { pieces: piecesOf(line, partOf(line, from, to)), letters: [] };
  }

  /** The elevation in a gap around a place along a line; undefined where the line bends too much for it. */
  private textAt(line: Line, middle: number, gap: number): TextMark | undefined {
    const [a, b] = [placeAt(line, middle - gap / 2), placeAt(line, middle + gap / 2)];
    if (distance(a, b) < gap * letters.straight) return undefined;
    return {
      at: midpoint(a, b),
      content: formatContour(line.elevation, this.look.units),
      height: this.height,
      angle: uprightAngle(subtract(b, a)),
      align: 'middle',
      baseline: 'middle',
    };
  }
}

function piecesOf({ of, isIndex, elevation }: ContourLevel, line: readonly Point[]): readonly ContourPiece[] {
  const pieces: ContourPiece[] = [];
  for (let i = 0; i < line.length - 1; i += pieceLength) {
    const points = line.slice(i, i + pieceLength + 1);
    pieces.push({ of, isIndex, elevation, points, box: boxOfPoints(points) });
  }
  return pieces;
}

/** Offsets from the middle, alternately to both sides. */
function* offsets(step: number, reach: number): Generator<number> {
  yield 0;
  for (let i = 1; i <= tries.beside && i * step <= reach; i += 1) {
    yield i * step;
    yield -i * step;
  }
}

/** The keys of level edges of breaklines, in both directions. */
function levelLines(surface: Surface): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const [edge, isBreak] of surface.isBreak.entries()) {
    if (!isBreak) continue;
    const a = vertexAt(surface, surface.triangles[edge] ?? -1);
    const b = vertexAt(surface, surface.triangles[nextHalfEdge(edge)] ?? -1);
    if (a.z === b.z) keys.add(keyOf(a, b)).add(keyOf(b, a));
  }
  return keys;
}

const keyOf = (a: Point, b: Point): string => `${a.x} ${a.y} ${b.x} ${b.y}`;

/** A test whether a point is on measured ground, and not on a wall or on a sliver at the border of the ground. */
function isGroundOn(surface: Surface): (at: Point) => boolean {
  const isUpright = (gradient: Point): boolean => lengthOf(gradient) > uprightSlope;
  const slivers = sliversOf(surface);
  const isMeasured = (at: Point): boolean =>
    slivers.size === 0 || triangleAt(surface, at, slivers) !== undefined;
  for (let triangle = 0; triangle < surface.triangles.length / 3; triangle += 1)
    if (isUpright(gradientOf(surface, triangle)))
      return (at) => isMeasured(at) && !isUpright(gradientAt(surface, at) ?? { x: 0, y: 0 });
  // Most ground has no walls. Looking for them at each piece of a contour would take most of the time.
  return isMeasured;
}
