// How a lot is drawn, as on a surveyor's plat: the boundary line, each edge with its bearing and distance, the area.
import { capitalized } from '../../capitalized.ts';
import { boxBetween, boxCenter, boxHeight, boxWidth, grow } from '../../geometry/box.ts';
import {
  arcOf,
  areaOf,
  directionOn,
  type Edge,
  edgeLength,
  edgesOf,
  pointOnEdge,
  signedArea,
} from '../../geometry/outline.ts';
import { add, distance, midpoint, type Point, subtract, unit } from '../../geometry/point.ts';
import { placeInside, roomInside } from '../../geometry/roomInside.ts';
import { fromBehind, placesBeside, reachBeside } from '../../labels/beside.ts';
import { placesInside } from '../../labels/inside.ts';
import type { Label, LabelPlace, Lettering, Places } from '../../labels/label.ts';
import { leaderReach, placesLed, stacked, widestOf } from '../../labels/leaders.ts';
import { pathBox } from '../../pen/boundsPen.ts';
import type { Path, Pen, Vertex } from '../../pen/pen.ts';
import { formatBearing } from '../../survey/bearing.ts';
import { gapText } from '../../survey/closureText.ts';
import { type EdgeNumbers, printedNumbers, type Recorded } from '../../survey/recorded.ts';
import { formatArea, formatDistance } from '../../units.ts';
import { type Entrance, postReach } from '../gates/entrance.ts';
import { drawGates, gatedBorder } from '../gates/gates.ts';
import { clearOfLines, inkOn, namingStyle, paint, weights } from '../ink.ts';
import type { Side } from '../gates/sides.ts';
import { gapIndex } from './lotEdge.ts';

/** Millimeters of paper: the boundary line of a plat, a long dash and two short ones. */
const boundaryDash = [9, 1.6, 1.8, 1.6, 1.8, 1.6];
/** The line across a gap, which is no boundary. */
const gapDash = [0.8, 0.8];

/** The fields of a lot that its drawing depends on. */
export interface DrawnLot {
  readonly vertices: readonly Vertex[];
  readonly edges: readonly { readonly name?: string; readonly recorded?: Recorded }[];
  readonly entrances: readonly Entrance[];
  readonly fillColor: string;
  readonly borderColor: string;
  readonly areaOff?: Point;
}

/** Where the area label goes, unless there is no room for it. */
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
  const open = gapIndex(lot);
  if (entrances.length === 0 && open < 0) {
    if (stroke) pen.path(border, style);
    return;
  }
  const sides = sidesOf(lot);
  const gap = sides.filter(({ index }) => index === open);
  if (stroke) {
    for (const piece of gatedBorder(border, entrances, sides, pen, gap)) pen.path(piece, style);
    for (const { from, to } of gap)
      pen.path(
        { vertices: [from, to], closed: false },
        { ...on, stroke, weight: weights.detail, dash: gapDash },
      );
  }
  drawGates(entrances, sides, pen, on);
}

/** Label heights. A shorter edge has no room for any label. */
const minEdgeLength = 2;
/** Label heights. A narrower lot has no room for edge names among its objects, nor for leaders around it. */
const minLotWidth = 18;

/** The bearing and the length of each edge, its name, and the area. */
export function lotLabels(lot: DrawnLot, lettering: Lettering): Label[] {
  const border: Path = { vertices: lot.vertices, closed: true };
  const isClockwise = signedArea(border) >= 0;
  const box = pathBox(border);
  const isWide = Math.min(boxWidth(box), boxHeight(box)) >= minLotWidth * lettering.labelHeight;
  const away = lot.entrances.length > 0 ? postReach : 0;
  const labels: Label[] = [];
  const open = gapIndex(lot);
  for (const edge of edgesOf(border)) {
    const isGap = edge.index === open;
    if (!isGap && distance(edge.from, edge.to) < minEdgeLength * lettering.labelHeight) continue;
    const known = isGap ? undefined : lot.edges[edge.index];
    const name = isWide ? capitalized(known?.name ?? '') : '';
    const numbers = printedNumbers(edge, known?.recorded);
    const made = arcOf(edge)
      ? [arcLabel(edge, numbers, name, away, lettering)]
      : straightLabels(
          edge,
          () => (isGap ? gapWords : courseWords)(numbers, lettering),
          isClockwise,
          name,
          away,
          lettering,
        );
    for (const { leaders, ...label } of made) labels.push(isWide && leaders ? { ...label, leaders } : label);
  }
  const area = areaLabel(lot, border, lettering);
  return area ? [...labels, area] : labels;
}

/** Rows in which the name of an edge may be farther inside the lot, as beyond a fence, and their height in label heights. */
const nameRows = 3;
const nameRow = 1;

/** Maximum width, in label heights, of an edge label with a leader. */
const maxLeaderText = 16;
/** Label heights around a lot within which its labels stay. */
export const lotReach = leaderReach(maxLeaderText) + 2;

const gapWords = ({ length }: EdgeNumbers, { units }: Lettering): readonly string[] => [
  `Gap ${gapText(length, units)}`,
];

function courseWords({ length, direction }: EdgeNumbers, { units, north }: Lettering): readonly string[] {
  const distanceText = formatDistance(length, units);
  return direction === undefined
    ? [distanceText]
    : [`${formatBearing(direction - north)}  ${distanceText}`, distanceText];
}

/** Bearing and distance outside, the name inside. words: from the most to the least that is said. */
function straightLabels(
  edge: Edge,
  words: () => readonly string[],
  isClockwise: boolean,
  name: string,
  away: number,
  lettering: Lettering,
): Label[] {
  const { labelHeight } = lettering;
  const [left, right] = isClockwise ? [edge.from, edge.to] : [edge.to, edge.from];
  const outside = { from: left, to: right, away, style: namingStyle };
  const along = unit(subtract(right, left));
  const side = grow(boxBetween(left, right), reachBeside(lettering, away));
  const course: Label = {
    rank: 'bearing',
    reach: grow(side, leaderReach(maxLeaderText) * labelHeight),
    line: [left, right],
    *places() {
      for (const content of words()) {
        yield* placesBeside({ ...outside, content }, lettering);
        yield* placesBeside(fromBehind({ ...outside, content }), lettering);
      }
    },
    *leaders() {
      const content = words().find((line) => widestOf([line]) <= maxLeaderText);
      if (content === undefined) return;
      const out = { x: along.y, y: -along.x };
      yield* placesLed({ from: midpoint(left, right), out, lines: [content], style: namingStyle }, lettering);
    },
  };
  if (!name) return [course];
  const named: Label = {
    rank: 'name',
    reach: grow(side, nameRows * nameRow * labelHeight),
    *places() {
      for (let row = 0; row <= nameRows; row += 1) {
        const offset = away + row * nameRow * labelHeight;
        yield* placesBeside(fromBehind({ ...outside, away: offset, content: name }), lettering);
      }
    },
  };
  return [course, named];
}

/** Radius and length, inside the curve or outside with a leader. */
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
    reach: grow(box, reachBeside(lettering, away) + leaderReach(maxLeaderText) * labelHeight),
    *places() {
      for (const content of words())
        yield* placesBeside({ from, to, content, away, style: namingStyle }, lettering);
    },
    *leaders() {
      const content = words().find((line) => widestOf([line]) <= maxLeaderText);
      if (content === undefined) return;
      const out = unit(subtract(crown, midpoint(from, to)));
      yield* placesLed({ from: crown, out, lines: [content], style: namingStyle }, lettering);
    },
  };
}

/** Square feet. A smaller area, such as that of crossing edges, gets no label. */
const minLabeledArea = 0.5;
/** Only every fourth place is tried for the area with the words "Lot area". */
const everyNamed = 4;
/** Every third place is tried with this much empty space around it, in label heights. */
const everyRoomy = 3;
const roomyAir = 0.6;
/** Places side by side at each height: it has to find a gap between everything else. */
const placesAcross = 31;
/** Label heights that one line of text takes with its margins. */
const lineRoom = 2;

function areaLabel(lot: DrawnLot, border: Path, lettering: Lettering): Label | undefined {
  const { labelHeight: height, units } = lettering;
  const area = areaOf(border);
  if (area < minLabeledArea) return undefined;
  const around = paint(lot.fillColor) ?? clearOfLines.stroke;
  const style = { ...namingStyle, fill: inkOn(lot.fillColor), stroke: around };
  const box = pathBox(border);
  const oneLine = [formatArea(area, units)];
  const twoLines = oneLine.flatMap((words) => words.split(/ (?=\()/));
  const heightOf = ({ length }: readonly string[]): number =>
    (length - 1) * 1.25 * height + height * lineRoom;
  const widthOf = (lines: readonly string[]): number => widestOf(lines) * height;
  const at = (lines: readonly string[], { x, y }: Point): LabelPlace => ({
    texts: stacked(lines, { x, y }, 'middle', height),
    style,
    ...(lot.areaOff ? {} : { ofGround: paint(lot.fillColor) ? 'above' : 'any' }),
  });
  const said = (lines: readonly string[]): readonly string[] => ['Lot area', ...lines];
  return {
    rank: lot.areaOff ? 'hand' : 'area',
    reach: grow(box, leaderReach(maxLeaderText) * height),
    handle: areaHandle,
    *places() {
      const wanted = lot.areaOff && areaPlace(lot);
      if (wanted)
        for (const lines of [oneLine, twoLines])
          if (widthOf(lines) < boxWidth(box)) yield at(lines, within(border, wanted, widthOf(lines) / 2));
      const room = roomInside(border, widthOf(oneLine) + height, height * lineRoom);
      if (room && !wanted) yield at(oneLine, room.at);
      const near = wanted ?? room?.at ?? boxCenter(box);
      const inside = (lines: readonly string[]): readonly Point[] =>
        placesInside(border, widthOf(lines) + height / 2, heightOf(lines), near, placesAcross);
      // Squeezed in only where there is no wider gap.
      if (!wanted)
        for (const lines of [oneLine, twoLines])
          for (const [i, place] of inside(lines).entries())
            if (i % everyRoomy === 0) yield { ...at(lines, place), air: roomyAir };
      for (const place of inside(oneLine)) yield at(oneLine, place);
      for (const place of inside(twoLines)) yield at(twoLines, place);
      if (wanted) return;
      // On another object's surface, the text has to say whose area it is.
      for (const lines of [said(oneLine), said(twoLines)])
        for (const [i, place] of inside(lines).entries())
          if (i % everyNamed === 0) yield { texts: stacked(lines, place, 'middle', height), style };
    },
    ...(lot.areaOff || Math.min(boxWidth(box), boxHeight(box)) < leastLed * height
      ? {}
      : { leaders: () => areaLeaders(border, said(twoLines), lettering) }),
  };
}

/** Label heights: the area of a smaller lot, as of each on a map of many, isn't written outside of it. */
const leastLed = 10;
/** Where along a side the leader of the area may begin, best first. */
const leaderStarts = [0.5, 0.25, 0.75] as const;

/** Outside of the lot, each with a leader from one of its straight sides, the longest first. */
function* areaLeaders(border: Path, lines: readonly string[], lettering: Lettering): Places {
  const outward = Math.sign(signedArea(border));
  const sides = edgesOf(border).filter(({ bulge }) => bulge === 0);
  for (const edge of sides.toSorted((a, b) => edgeLength(b) - edgeLength(a)))
    for (const along of leaderStarts) {
      const { x, y } = directionOn(edge, along);
      const out = { x: y * outward, y: -x * outward };
      yield* placesLed({ from: pointOnEdge(edge, along), out, lines, style: namingStyle }, lettering);
    }
}

/** The handle that drags the area label. */
export const areaHandle = 'area';

/** The center of a text, moved sideways to keep the text between the left and right of a path. half: of its width. */
function within(path: Path, { x, y }: Point, half: number): Point {
  const { minX, maxX } = pathBox(path);
  return { x: Math.max(minX + half, Math.min(maxX - half, x)), y };
}
