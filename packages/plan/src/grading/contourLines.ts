// The contours of the ground as lines, with gaps for their elevations: only where the ground is changed, if they are of what
// is proposed, and not where somebody drew them.
import type { Box } from '../geometry/box.ts';
import { boxOfPoints } from '../geometry/boxOfPoints.ts';
import type { TextMark } from '../geometry/pen.ts';
import { distance, lengthOf, midpoint, type Point, subtract } from '../geometry/point.ts';
import { textWidth } from '../geometry/textMetrics.ts';
import { formatElevation } from '../kinds/site/elevation.ts';
import { uprightAngle } from '../lettering/readingAngle.ts';
import { textRect } from '../lettering/textRect.ts';
import type { Units } from '../measure/units.ts';
import { contoursOf } from '../surface/contours.ts';
import {
  elevationAt,
  gradientAt,
  gradientOf,
  nextHalfEdge,
  type Surface,
  vertexAt,
} from '../surface/surface.ts';
import { upright } from '../surface/slope.ts';
import type { Ground } from './ground.ts';
import type { TextRoom } from './textRoom.ts';

/** Every so many contours, one is heavier. */
const indexEvery = 5;

export type ContourOf = 'existing' | 'proposed';

/**
 * Label heights between two elevations on a line, beside an elevation, and on a line that is too short for one. straight:
 * how much shorter the chord of a gap may be than the line in it.
 */
const letters = { spacing: 40, margin: 0.5, least: 10, size: 0.85, straight: 0.9 };
/** Places tried on either side of the middle, and the part of a gap between them. */
const tries = { beside: 16, step: 0.4 };
/** Feet that what is proposed differs from the existing ground where its contours are drawn. */
const changedBy = 0.02;
/** Points of a line that is drawn or left out as a whole. */
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

export interface ContourLines {
  readonly pieces: readonly ContourPiece[];
  readonly letters: readonly ContourLetters[];
}

export interface ContourLook {
  readonly shown: readonly ContourOf[];
  /** What else is written. */
  readonly room: TextRoom;
  readonly interval: number;
  readonly units: Units;
  readonly labelHeight: number;
  /** Feet of details that aren't seen. */
  readonly resolution: number;
  /** Whether lines have gaps for their elevations, and come in pieces. */
  readonly isBroken: boolean;
}

type About = Pick<ContourPiece, 'of' | 'isIndex' | 'elevation'>;

export class ContourLineMaker {
  private readonly ground: Ground;
  private readonly look: ContourLook;
  private readonly pieces: ContourPiece[] = [];
  private readonly letters: ContourLetters[] = [];

  constructor(ground: Ground, look: ContourLook) {
    this.ground = ground;
    this.look = look;
  }

  make(): ContourLines {
    const { existing, proposed } = this.ground;
    const { shown } = this.look;
    // Elevations of what is proposed choose their places first.
    if (proposed && shown.includes('proposed')) {
      const isGround = isGroundOn(proposed);
      const isChanged = (at: Point, elevation: number): boolean => {
        // Along the walls of a building, contours would be one line.
        if (!isGround(at)) return false;
        if (!existing) return true;
        // Beyond the ground that is known, triangles only join what is built to its border.
        const before = elevationAt(existing, at);
        return before !== undefined && Math.abs(before - elevation) > changedBy;
      };
      this.addAll('proposed', proposed, isChanged);
    }
    if (existing && shown.includes('existing')) this.addAll('existing', existing, isGroundOn(existing));
    return { pieces: this.pieces, letters: this.letters };
  }

  private addAll(of: ContourOf, surface: Surface, isDrawn: (at: Point, elevation: number) => boolean): void {
    const { interval } = this.look;
    const given = levelLines(surface);
    for (const { elevation, points, closed } of contoursOf(surface, interval)) {
      const [first] = points;
      const line = closed && first ? [...points, first] : points;
      const isIndex = Math.round(elevation / interval) % indexEvery === 0;
      let run: Point[] = [];
      for (const [i, from] of line.entries()) {
        const to = line[i + 1];
        if (!to) break;
        // Lines that somebody drew at this elevation are seen already, and so are the sides of a pad.
        if (given.has(keyOf(from, to)) || !isDrawn(midpoint(from, to), elevation)) {
          this.add({ of, isIndex, elevation }, run);
          run = [];
        } else if (run.length === 0) run.push(from, to);
        else run.push(to);
      }
      this.add({ of, isIndex, elevation }, run);
    }
  }

  /** A line with its elevation in gaps, in pieces. */
  private add(about: About, run: readonly Point[]): void {
    const { labelHeight, units, resolution, isBroken, room } = this.look;
    const line = thinned(run, resolution / 2);
    if (line.length < 2) return;
    const stations = alongOf(line);
    const total = stations.at(-1) ?? 0;
    const height = labelHeight * letters.size;
    const content = formatElevation(about.elevation, units);
    const gap = textWidth(content, height) + 2 * letters.margin * height;
    const isLettered = height > 0 && total > Math.max(gap * 2, letters.least * height);
    const count = isLettered ? Math.max(1, Math.floor(total / (letters.spacing * height))) : 0;
    let from = 0;
    const textAt = (middle: number): TextMark | undefined => {
      const [a, b] = [middle - gap / 2, middle + gap / 2].map((along) => placeAt(line, stations, along));
      if (!a || !b || distance(a, b) < gap * letters.straight) return undefined;
      const angle = uprightAngle(subtract(b, a));
      const text = {
        at: midpoint(a, b),
        content,
        height,
        angle,
        align: 'middle',
        baseline: 'middle',
      } as const;
      return room.isFree(textRect(text, height * letters.margin)) ? text : undefined;
    };
    for (let i = 0; i < count; i += 1) {
      const [middle, half] = [((i + 0.5) * total) / count, total / count / 2 - gap];
      for (const off of offsets(gap * tries.step, half)) {
        const text = textAt(middle + off);
        if (!text) continue;
        room.take(textRect(text));
        this.letters.push({ ...about, text });
        if (isBroken) this.addPieces(about, partOf(line, stations, from, middle + off - gap / 2));
        from = isBroken ? middle + off + gap / 2 : 0;
        break;
      }
    }
    this.addPieces(about, from > 0 ? partOf(line, stations, from, total) : line);
  }

  private addPieces(about: About, line: readonly Point[]): void {
    const step = this.look.isBroken ? pieceLength : line.length;
    for (let i = 0; i < line.length - 1; i += step) {
      const points = line.slice(i, i + step + 1);
      this.pieces.push({ ...about, points, box: boxOfPoints(points) });
    }
  }
}

/** From the middle to both sides, in steps. */
function* offsets(step: number, reach: number): Generator<number> {
  yield 0;
  for (let i = 1; i <= tries.beside && i * step <= reach; i += 1) {
    yield i * step;
    yield -i * step;
  }
}

/** The edges of breaklines that are level, both ways. */
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

/** The line without points that are nearer to the last than can be seen; with its ends. */
function thinned(line: readonly Point[], detail: number): readonly Point[] {
  if (detail <= 0) return line;
  let last = line[0];
  return line.filter((point, i) => {
    if (i > 0 && i < line.length - 1 && last && distance(last, point) < detail) return false;
    last = point;
    return true;
  });
}

function alongOf(line: readonly Point[]): number[] {
  let along = 0;
  return line.map((point, i) => {
    const before = line[i - 1];
    if (before) along += distance(before, point);
    return along;
  });
}

/** The part of a line between two distances along it. */
function partOf(line: readonly Point[], stations: readonly number[], from: number, to: number): Point[] {
  const between = stations.flatMap((along, i) => (along > from && along < to ? (line[i] ?? []) : []));
  return [placeAt(line, stations, from), ...between, placeAt(line, stations, to)];
}

/** The index of the first station that isn't before a distance; past the last one if all are. */
function firstFrom(stations: readonly number[], along: number): number {
  let [from, to] = [0, stations.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((stations[middle] ?? Infinity) < along) from = middle + 1;
    else to = middle;
  }
  return from;
}

function placeAt(line: readonly Point[], stations: readonly number[], along: number): Point {
  const next = Math.max(1, firstFrom(stations, along));
  const [a, b] = [line[next - 1], line[next]];
  const [start = 0, end = 0] = [stations[next - 1], stations[next]];
  if (!a || !b) return line.at(-1) ?? { x: 0, y: 0 };
  const share = end > start ? (along - start) / (end - start) : 0;
  return { x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) };
}

/** Whether a place is on the ground, and not on a wall that stands on it. */
function isGroundOn(surface: Surface): (at: Point) => boolean {
  const isUpright = (gradient: Point): boolean => lengthOf(gradient) > upright;
  for (let triangle = 0; triangle < surface.triangles.length / 3; triangle += 1)
    if (isUpright(gradientOf(surface, triangle)))
      return (at) => !isUpright(gradientAt(surface, at) ?? { x: 0, y: 0 });
  // Most ground has no walls, and finding the triangle of each piece of a contour takes longer than all the rest.
  return () => true;
}
