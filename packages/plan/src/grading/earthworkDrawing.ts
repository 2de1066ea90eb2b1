// Cut and fill, hatched over the ground: cut in red lines up to the right, fill in dashed green lines down to the right, so
// that they also differ in black and white.
import { type Box, boxCenter, boxCorners, overlaps, union } from '../geometry/box.ts';
import { boxOfPoints } from '../geometry/boxOfPoints.ts';
import type { Pen, Style } from '../geometry/pen.ts';
import { hatchLines } from '../geometry/hatch.ts';
import { add, degrees, dot, type Point, scaleBy, turnRight } from '../geometry/point.ts';
import type { Plan } from '../plan/plan.ts';
import { layers } from '../shapes/layers.ts';
import { profileAlong, type Station } from '../surface/profile.ts';
import { cornersOf, elevationAt, type Surface } from '../surface/surface.ts';
import { type Ground, groundOf } from './ground.ts';

const layer = layers.landscape;

const hatches = {
  cut: {
    along: { x: Math.SQRT1_2, y: -Math.SQRT1_2 },
    style: { layer, stroke: '#dc2626', weight: 0.18 },
  },
  fill: {
    along: { x: Math.SQRT1_2, y: Math.SQRT1_2 },
    style: { layer, stroke: '#15803d', weight: 0.18, dash: [1.6, 0.8] },
  },
} as const satisfies Readonly<Record<string, { readonly along: Point; readonly style: Style }>>;

export type EarthworkWay = keyof typeof hatches;
export const earthworkWays: readonly EarthworkWay[] = ['cut', 'fill'];

/** A box hatched as a sample in a legend. spacing: between the lines, in units of the box. */
export function drawEarthworkSample(pen: Pen, way: EarthworkWay, box: Box, spacing: number): void {
  const { along, style } = hatches[way];
  const outline = { vertices: boxCorners(box), closed: true };
  const hatch = { angle: degrees(Math.atan2(along.y, along.x)), spacing, origin: boxCenter(box) };
  for (const vertices of hatchLines(outline, hatch)) pen.path({ vertices, closed: false }, style);
  pen.path(outline, { layer, stroke: style.stroke, weight: style.weight });
}

/** Feet by which the grounds have to differ to be hatched. */
const minDepth = 0.02;
/** Label heights between two lines. */
const spacing = 0.9;
/** More lines would look like a solid color. */
const maxLines = 400;
/** More spacings are dropped from the cache. */
const maxSpacingsKept = 3;

export interface EarthworkLine {
  readonly way: EarthworkWay;
  readonly points: readonly [Point, Point];
  readonly box: Box;
}

export class EarthworkDrawing {
  private readonly existing: Surface;
  private readonly proposed: Surface;
  private readonly known = new Map<number, readonly EarthworkLine[]>();
  private changed: Box | undefined;

  constructor(existing: Surface, proposed: Surface) {
    this.existing = existing;
    this.proposed = proposed;
  }

  /** Draws what is in the view of a pen. */
  draw(pen: Pen): void {
    for (const _ of this.drawInSteps(pen));
  }

  /** Draws what is in the view of a pen, one line per step. */
  *drawInSteps(pen: Pen): Generator<void, void> {
    for (const line of this.lines(pen.labelHeight)) {
      if (!overlaps(line.box, pen.view)) continue;
      drawEarthworkLine(pen, line);
      yield;
    }
  }

  /** The hatch lines for a label height in feet. */
  lines(labelHeight: number): readonly EarthworkLine[] {
    if (labelHeight === 0) return [];
    const feet = labelHeight * spacing;
    const box = (this.changed ??= changedBox(this.existing, this.proposed));
    if (!box) return [];
    // Rounded to powers of the root of 2, so that zooming rarely needs other lines.
    const stepped = 2 ** (Math.round(Math.log2(feet) * 2) / 2);
    const across = (box.maxX - box.minX + box.maxY - box.minY) * Math.SQRT1_2;
    const step = Math.max(stepped, across / maxLines);
    const lines =
      this.known.get(step) ??
      earthworkWays.flatMap((way) => hatched(this.existing, this.proposed, box, way, step));
    if (this.known.size > maxSpacingsKept) this.known.clear();
    this.known.set(step, lines);
    return lines;
  }
}

export const drawEarthworkLine = (pen: Pen, { way, points }: EarthworkLine): void =>
  pen.path({ vertices: points, closed: false }, hatches[way].style);

/** The box around all triangles with a corner that has another elevation on the other ground. */
function changedBox(existing: Surface, proposed: Surface): Box | undefined {
  let box: Box | undefined;
  for (const [surface, other] of [
    [existing, proposed],
    [proposed, existing],
  ] as const)
    for (let triangle = 0; triangle < surface.triangles.length / 3; triangle += 1) {
      const corners = cornersOf(surface, triangle);
      const isChanged = corners.some((at) => Math.abs((elevationAt(other, at) ?? at.z) - at.z) > minDepth);
      if (!isChanged) continue;
      const around = boxOfPoints(corners);
      box = box ? union(box, around) : around;
    }
  return box;
}

/** The hatch lines of the cut or the fill in a box. step: feet between them. */
function hatched(
  existing: Surface,
  proposed: Surface,
  box: Box,
  way: EarthworkWay,
  step: number,
): readonly EarthworkLine[] {
  const { along } = hatches[way];
  const across = turnRight(along);
  const corners = boxCorners(box);
  const range = (of: Point): readonly [number, number] => {
    const all = corners.map((corner) => dot(corner, of));
    return [Math.min(...all), Math.max(...all)];
  };
  const [[start, end], [first, last]] = [range(along), range(across)];
  const sign = way === 'cut' ? -1 : 1;
  const lines: EarthworkLine[] = [];
  for (let off = Math.ceil(first / step) * step; off <= last; off += step) {
    const at = (distance: number): Point => add(scaleBy(across, off), scaleBy(along, start + distance));
    const line = [at(0), at(end - start)];
    for (const [from, to] of above(
      depths(profileAlong(existing, line), profileAlong(proposed, line), sign),
    )) {
      const points = [at(from), at(to)] as const;
      lines.push({ way, points, box: boxOfPoints(points) });
    }
  }
  return lines;
}

interface Depth {
  readonly along: number;
  /** Feet of cut or fill; undefined where one of the grounds isn't known. */
  readonly feet: number | undefined;
}

/** The depths along a line. sign: -1 for cut, 1 for fill. */
function depths(before: readonly Station[], after: readonly Station[], sign: number): readonly Depth[] {
  const stations = [...before, ...after].map(({ along }) => along).toSorted((a, b) => a - b);
  const [old, now] = [reader(before), reader(after)];
  return stations.map((along) => {
    const [a, b] = [old(along), now(along)];
    return { along, feet: a === undefined || b === undefined ? undefined : sign * (b - a) };
  });
}

/** Reads the elevations of a profile at stations in ascending order. */
function reader(stations: readonly Station[]): (along: number) => number | undefined {
  let next = 1;
  return (along) => {
    while (next < stations.length - 1 && (stations[next]?.along ?? 0) < along) next += 1;
    const [a, b] = [stations[next - 1], stations[next]];
    if (!a || !b) return undefined;
    if (along === a.along) return a.elevation;
    if (along === b.along) return b.elevation;
    if (a.elevation === undefined || b.elevation === undefined) return undefined;
    const share = (along - a.along) / (b.along - a.along);
    return a.elevation + share * (b.elevation - a.elevation);
  };
}

/** The parts of a line where the depth is more than minDepth. */
function above(all: readonly Depth[]): readonly (readonly [number, number])[] {
  const parts: [number, number][] = [];
  for (const [i, a] of all.entries()) {
    const b = all[i + 1];
    if (!b || a.feet === undefined || b.feet === undefined || b.along - a.along < 1e-9) continue;
    const [from, to] = [a.feet - minDepth, b.feet - minDepth];
    if (from <= 0 && to <= 0) continue;
    const crossing = a.along + ((b.along - a.along) * from) / (from - to);
    const start = from < 0 ? crossing : a.along;
    const end = to < 0 ? crossing : b.along;
    const last = parts.at(-1);
    if (last && start - last[1] < 1e-6) last[1] = end;
    else parts.push([start, end]);
  }
  return parts;
}

const drawings = new WeakMap<Ground, EarthworkDrawing>();

/** The cut and fill of a plan; undefined where nothing is proposed or its layer is hidden. */
export function earthworkDrawingOf(plan: Pick<Plan, 'objects' | 'settings'>): EarthworkDrawing | undefined {
  if (plan.settings.layers.some(({ id, hidden }) => id === layer && hidden)) return undefined;
  const ground = groundOf(plan);
  const { existing, proposed } = ground;
  if (!existing || !proposed) return undefined;
  const drawing = drawings.get(ground) ?? new EarthworkDrawing(existing, proposed);
  drawings.set(ground, drawing);
  return drawing;
}

/** The cut and fill of a plan if its settings show it. */
export const shownEarthworkOf = (plan: Pick<Plan, 'objects' | 'settings'>): EarthworkDrawing | undefined =>
  plan.settings.elevations?.earthwork ? earthworkDrawingOf(plan) : undefined;
