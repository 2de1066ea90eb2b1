// How a lot is drawn, as on a surveyor's plat: the boundary line, each edge with its bearing and distance, the area.
import { capitalised } from '../capitalised.ts';
import { boxHeight, boxWidth } from '../geometry/box.ts';
import { arcOf, areaOf, type Edge, edgeLength, edgesOf, signedArea } from '../geometry/outline.ts';
import { add, distance, type Point, subtract } from '../geometry/point.ts';
import { placeInside, roomInside } from '../geometry/roomInside.ts';
import { pathBox } from '../pen/boundsPen.ts';
import { distanceToSegment, pointAlong } from '../geometry/segment.ts';
import type { Path, Pen, TextMark, Vertex } from '../pen/pen.ts';
import { textWidth } from '../pen/textMetrics.ts';
import { azimuthOf, formatBearing } from '../survey/bearing.ts';
import { formatArea, formatDistance } from '../units.ts';
import { type Entrance, postReach } from './entrance.ts';
import { drawGates, gatedBorder } from './gates.ts';
import { clearOfLines, inkOn, labelAlong, namingStyle, paint, weights } from './ink.ts';
import type { Side } from './sides.ts';

/** Millimetres of paper: the boundary line of a plat, a long dash and two short ones. */
const boundaryDash = [9, 1.6, 1.8, 1.6, 1.8, 1.6];

/** What of a lot is drawn. */
export interface DrawnLot {
  readonly vertices: readonly Vertex[];
  readonly edges: readonly { readonly name?: string }[];
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
  const on = { layer, isBoundary: true } as const;
  const style = { ...on, stroke, weight: weights.boundary, dash: boundaryDash };
  if (entrances.length === 0) {
    if (stroke) pen.path(border, style);
  } else {
    const sides = sidesOf(lot);
    if (stroke) for (const piece of gatedBorder(border, entrances, sides, pen)) pen.path(piece, style);
    drawGates(entrances, sides, pen, on);
  }
  if (pen.labelHeight > 0) drawLabels(lot, border, pen);
}

/** Letter heights that labels keep clear of the boundary besides, as it is heavy. */
const clearOfLine = 0.15;
/** Shorter than so many letter heights an edge has no room for any label. */
const leastLetters = 2;
/** A lot fewer letter heights across has no room to name its edges beside what stands on it. */
const leastAcross = 18;

function drawLabels(lot: DrawnLot, border: Path, pen: Pen): void {
  const isClockwise = signedArea(border) >= 0;
  const box = pathBox(border);
  const isWide = Math.min(boxWidth(box), boxHeight(box)) >= leastAcross * pen.labelHeight;
  const away = clearOfLine * pen.labelHeight + (lot.entrances.length > 0 ? postReach : 0);
  const area = areaMark(lot, border, pen);
  for (const edge of edgesOf(border)) {
    if (distance(edge.from, edge.to) < leastLetters * pen.labelHeight) continue;
    const words = isWide ? capitalised(lot.edges[edge.index]?.name ?? '') : '';
    const name = area && crowds(words, edge, area) ? '' : words;
    if (arcOf(edge)) labelArc(edge, name, away, pen);
    else labelStraight(edge, isClockwise, name, away, pen);
  }
  const around = paint(lot.fillColor) ?? clearOfLines.stroke;
  if (area) pen.text(area, { ...namingStyle, fill: inkOn(lot.fillColor), stroke: around });
}

/** Letter heights from an edge to the middle of the area's words where its name fits between. */
const roomForName = 1.9;

/** Whether the area's words leave no room for the name of an edge. */
function crowds(name: string, { from, to }: Edge, { at, content, height }: TextMark): boolean {
  const half = textWidth(content, height) / 2;
  const [left, right] = [
    { x: at.x - half, y: at.y },
    { x: at.x + half, y: at.y },
  ];
  const reach = textWidth(name, height) / 2 / distance(from, to);
  return [-reach, 0, reach].some(
    (off) => distanceToSegment(pointAlong(from, to, 0.5 + off), left, right) < roomForName * height,
  );
}

/** Bearing and distance outside, the name inside. */
function labelStraight(edge: Edge, isClockwise: boolean, name: string, away: number, pen: Pen): void {
  const { from, to } = edge;
  const [left, right] = isClockwise ? [from, to] : [to, from];
  const length = formatDistance(edgeLength(edge), pen.units);
  const bearing = formatBearing(azimuthOf(subtract(to, from), pen.north));
  if (!labelAlong(pen, left, right, `${bearing}  ${length}`, away, namingStyle))
    labelAlong(pen, left, right, length, away, namingStyle);
  if (name) labelAlong(pen, right, left, name, away, namingStyle);
}

/** Radius and length in the hollow of the curve, where they cross neither it nor the ground beyond the lot's box. */
function labelArc(edge: Edge, name: string, away: number, pen: Pen): void {
  const radius = arcOf(edge)?.radius ?? 0;
  const [from, to] = edge.bulge > 0 ? [edge.to, edge.from] : [edge.from, edge.to];
  const length = `L=${formatDistance(edgeLength(edge), pen.units)}`;
  const both = `R=${formatDistance(radius, pen.units)}  ${length}`;
  const choices = name ? [`${name}  ${both}`, both, length] : [both, length];
  choices.some((content) => labelAlong(pen, from, to, content, away, namingStyle));
}

/** The words of the area; undefined where they have no room. */
function areaMark(lot: DrawnLot, border: Path, pen: Pen): TextMark | undefined {
  const height = pen.labelHeight;
  const area = areaOf(border);
  const content = formatArea(area, pen.units);
  const room = roomInside(border, textWidth(content, height) + height, height * roomAround);
  // What encloses next to nothing, as where its edges cross, has no area to be told.
  if (!room || area < leastArea) return undefined;
  const at = lot.areaOff ? within(border, areaPlace(lot), textWidth(content, height) / 2) : room.at;
  return { at, content, height, angle: 0, align: 'middle', baseline: 'middle' };
}

/** The middle of words moved by as much as they would stand out of a path on its left or right. */
function within(path: Path, { x, y }: Point, half: number): Point {
  const { minX, maxX } = pathBox(path);
  return { x: Math.max(minX + half, Math.min(maxX - half, x)), y };
}

/** Square feet. */
const leastArea = 0.5;
/** Letter heights that a line of letters takes with the air about it. */
const roomAround = 2;
