// How a lot is drawn, as on a surveyor's plat: the boundary line, each edge with its bearing and distance, the area.
import { capitalized } from '../../capitalized.ts';
import { boxBetween, boxCenter, boxHeight, boxWidth, grow } from '../../geometry/box.ts';
import { arcOf, areaOf, type Edge, edgesOf, pointOnEdge, signedArea } from '../../geometry/outline.ts';
import { add, distance, midpoint, type Point, subtract, unit } from '../../geometry/point.ts';
import { placeInside, roomInside } from '../../geometry/roomInside.ts';
import { fromBehind, placesBeside, reachBeside } from '../../labels/beside.ts';
import { placesInside } from '../../labels/inside.ts';
import type { Label, LabelPlace, Lettering } from '../../labels/label.ts';
import { leaderReach, placesLed, stacked, widestOf } from '../../labels/leaders.ts';
import { pathBox } from '../../pen/boundsPen.ts';
import type { Path, Pen, Vertex } from '../../pen/pen.ts';
import { formatBearing } from '../../survey/bearing.ts';
import { type EdgeNumbers, printedNumbers, type Recorded } from '../../survey/recorded.ts';
import { formatArea, formatDistance } from '../../units.ts';
import { type Entrance, postReach } from '../gates/entrance.ts';
import { drawGates, gatedBorder } from '../gates/gates.ts';
import { clearOfLines, inkOn, namingStyle, paint, weights } from '../ink.ts';
import type { Side } from '../gates/sides.ts';

/** Millimeters of paper: the boundary line of a plat, a long dash and two short ones. */
const boundaryDash = [9, 1.6, 1.8, 1.6, 1.8, 1.6];

/** What of a lot is drawn. */
export interface DrawnLot {
  readonly vertices: readonly Vertex[];
  readonly edges: readonly { readonly name?: string; readonly recorded?: Recorded }[];
  readonly entrances: readonly Entrance[];
  readonly fillColor: string;
  readonly borderColor: string;
  readonly areaOff?: Point;
}

/** Where the words of its area stand. */
export const areaPlace = ({
  vertices,
  areaOff = { x: 0, y: 0 },
}: Pick<DrawnLot, 'vertices' | 'areaOff'>): Point => add(placeInside({ vertices, closed: true }), areaOff);

export function drawLot(
  lot: DrawnLot,
  sidesOf: (lot: DrawnLot) => readonly Side[],
  layer: string,
  pen: Pen,
): void {
  const { vertices, entrances } = lot;
  const border: Path = { vertices, closed: true };
  pen.path(border, { layer, fill: paint(lot.fillColor) });
  const stroke = paint(lot.borderColor);
  const on = { layer, stratum: 'boundaries' } as const;
  const style = { ...on, stroke, weight: weights.boundary, dash: boundaryDash };
  if (entrances.length === 0) {
    if (stroke) pen.path(border, style);
  } else {
    const sides = sidesOf(lot);
    if (stroke) for (const piece of gatedBorder(border, entrances, sides, pen)) pen.path(piece, style);
    drawGates(entrances, sides, pen, on);
  }
}

/** Shorter than so many letter heights an edge has no room for any label. */
const leastLetters = 2;
/** A lot fewer letter heights across has no room to name its edges beside what stands on it, nor for leaders around it. */
const leastAcross = 18;

/** The bearing and the length of each edge, its name, and the area. */
export function lotLabels(lot: DrawnLot, lettering: Lettering): Label[] {
  const border: Path = { vertices: lot.vertices, closed: true };
  const isClockwise = signedArea(border) >= 0;
  const box = pathBox(border);
  const isWide = Math.min(boxWidth(box), boxHeight(box)) >= leastAcross * lettering.labelHeight;
  const away = lot.entrances.length > 0 ? postReach : 0;
  const labels: Label[] = [];
  for (const edge of edgesOf(border)) {
    if (distance(edge.from, edge.to) < leastLetters * lettering.labelHeight) continue;
    const known = lot.edges[edge.index];
    const name = isWide ? capitalized(known?.name ?? '') : '';
    const numbers = printedNumbers(edge, known?.recorded);
    const made = arcOf(edge)
      ? [arcLabel(edge, numbers, name, away, lettering)]
      : straightLabels(edge, numbers, isClockwise, name, away, lettering);
    for (const { leaders, ...label } of made) labels.push(isWide && leaders ? { ...label, leaders } : label);
  }
  const area = areaLabel(lot, border, lettering);
  return area ? [...labels, area] : labels;
}

/** Label heights of the widest words of an edge that have a leader to them. */
const widestLed = 16;
/** Label heights round a lot that its labels may take. */
export const lotReach = leaderReach(widestLed) + 2;

/** Bearing and distance outside, the name inside. */
function straightLabels(
  edge: Edge,
  numbers: EdgeNumbers,
  isClockwise: boolean,
  name: string,
  away: number,
  lettering: Lettering,
): Label[] {
  const { labelHeight, units, north } = lettering;
  const [left, right] = isClockwise ? [edge.from, edge.to] : [edge.to, edge.from];
  const outside = { from: left, to: right, away, style: namingStyle };
  const along = unit(subtract(right, left));
  const words = (): readonly string[] => {
    const length = formatDistance(numbers.length, units);
    if (numbers.direction === undefined) return [length];
    return [`${formatBearing(numbers.direction - north)}  ${length}`, length];
  };
  const side = grow(boxBetween(left, right), reachBeside(lettering, away));
  const told: Label = {
    rank: 'bearing',
    reach: grow(side, leaderReach(widestLed) * labelHeight),
    *places() {
      for (const content of words()) {
        yield* placesBeside({ ...outside, content }, lettering);
        yield* placesBeside(fromBehind({ ...outside, content }), lettering);
      }
    },
    *leaders() {
      const content = words().find((line) => widestOf([line]) <= widestLed);
      if (content === undefined) return;
      const out = { x: along.y, y: -along.x };
      yield* placesLed({ from: midpoint(left, right), out, lines: [content], style: namingStyle }, lettering);
    },
  };
  if (!name) return [told];
  const named: Label = {
    rank: 'name',
    reach: side,
    places: () => placesBeside(fromBehind({ ...outside, content: name }), lettering),
  };
  return [told, named];
}

/** Radius and length in the hollow of the curve, or out of it. */
function arcLabel(edge: Edge, numbers: EdgeNumbers, name: string, away: number, lettering: Lettering): Label {
  const { labelHeight, units } = lettering;
  const [from, to] = edge.bulge > 0 ? [edge.to, edge.from] : [edge.from, edge.to];
  const crown = pointOnEdge(edge, 0.5);
  const box = pathBox({ vertices: [{ ...edge.from, bulge: edge.bulge }, edge.to], closed: false });
  const words = (): readonly string[] => {
    const length = `L=${formatDistance(numbers.length, units)}`;
    const both = `R=${formatDistance(numbers.radius ?? 0, units)}  ${length}`;
    return name ? [`${name}  ${both}`, both, length] : [both, length];
  };
  return {
    rank: 'bearing',
    reach: grow(box, reachBeside(lettering, away) + leaderReach(widestLed) * labelHeight),
    *places() {
      for (const content of words())
        yield* placesBeside({ from, to, content, away, style: namingStyle }, lettering);
    },
    *leaders() {
      const content = words().find((line) => widestOf([line]) <= widestLed);
      if (content === undefined) return;
      const out = unit(subtract(crown, midpoint(from, to)));
      yield* placesLed({ from: crown, out, lines: [content], style: namingStyle }, lettering);
    },
  };
}

/** Square feet; what encloses less, as where its edges cross, has no area to be told. */
const leastArea = 0.5;
/** Letter heights that a line of letters takes with the air about it. */
const roomAround = 2;

function areaLabel(lot: DrawnLot, border: Path, lettering: Lettering): Label | undefined {
  const { labelHeight: height, units } = lettering;
  const area = areaOf(border);
  if (area < leastArea) return undefined;
  const around = paint(lot.fillColor) ?? clearOfLines.stroke;
  const style = { ...namingStyle, fill: inkOn(lot.fillColor), stroke: around };
  const box = pathBox(border);
  const inOne = [formatArea(area, units)];
  const inTwo = inOne.flatMap((words) => words.split(/ (?=\()/));
  const tall = ({ length }: readonly string[]): number => (length - 1) * 1.25 * height + height * roomAround;
  const widthOf = (lines: readonly string[]): number => widestOf(lines) * height;
  const at = (lines: readonly string[], { x, y }: Point): LabelPlace => ({
    texts: stacked(lines, { x, y }, 'middle', height),
    style,
  });
  return {
    rank: lot.areaOff ? 'hand' : 'area',
    reach: grow(box, 2 * height),
    handle: areaHandle,
    *places() {
      const wished = lot.areaOff && areaPlace(lot);
      if (wished)
        for (const lines of [inOne, inTwo])
          if (widthOf(lines) < boxWidth(box)) yield at(lines, within(border, wished, widthOf(lines) / 2));
      const room = roomInside(border, widthOf(inOne) + height, height * roomAround);
      if (room && !wished) yield at(inOne, room.at);
      const near = wished ?? room?.at ?? boxCenter(box);
      for (const lines of [inOne, inTwo])
        for (const place of placesInside(border, widthOf(lines) + height / 2, tall(lines), near))
          yield at(lines, place);
    },
  };
}

/** The handle by which the words of the area are taken hold of. */
export const areaHandle = 'area';

/** The middle of words moved by as much as they would stand out of a path on its left or right. */
function within(path: Path, { x, y }: Point, half: number): Point {
  const { minX, maxX } = pathBox(path);
  return { x: Math.max(minX + half, Math.min(maxX - half, x)), y };
}
