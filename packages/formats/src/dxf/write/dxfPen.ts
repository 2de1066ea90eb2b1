// The DXF pen: marks as entities of a space. Lines, arcs and circles are exact; only solid ink and arrowheads are filled,
// because fills of areas hide in CAD what is under them.
import type { Box } from '@homeplot/plan/box';
import { everywhere } from '@homeplot/plan/box';
import { circlePath } from '@homeplot/plan/circlePath';
import type { Path, Pen, Style, TextMark, Vertex } from '@homeplot/plan/pen';
import { degrees, distance, type Point, radians, rotate } from '@homeplot/plan/point';
import { bulgeArc } from '@homeplot/plan/segment';
import { capHeight, textWidth } from '@homeplot/plan/textMetrics';
import type { Units } from '@homeplot/plan/units';
import { ink } from '../../paper/sheetText.ts';
import { colorIndex } from './colors.ts';
import type { Drawing, Look, Space } from './drawing.ts';
import { type Frame, placeIn } from './frame.ts';
import type { LayerOf } from './layerNames.ts';
import { lineWeight } from './lineTypes.ts';
import { point, point3, type Tag } from './tags.ts';
import { encodedPieces, encodedWords } from './encodedText.ts';

/** Millimeters on paper; smaller details are skipped. */
const detail = 0.05;
/** Millimeters: the weight of a line without one. */
const defaultWeight = 0.25;
/** Millimeters: a filled circle no larger is a dot, whatever its color. */
const dotRadius = 1;
/** Characters that every reader accepts in a TEXT; a longer text is written as an MTEXT in pieces of this length. */
const maxText = 250;

/** The share of a text's width that lies before its anchor. */
const shares = { start: 0, middle: 0.5, end: 1 } as const;
/** Group code 72 of a TEXT. */
const alignments = { start: 0, middle: 1, end: 2 } as const;

export interface DxfSurface {
  readonly drawing: Drawing;
  readonly space: Space;
  readonly frame: Frame;
  readonly layerOf: LayerOf;
  /** Whether all fills are kept, as for imported line work. */
  readonly isPlain: boolean;
  /** The elevation of all lines, in feet; 0 if absent. */
  readonly elevation?: number;
  /** Feet in a millimeter of paper. */
  readonly feetPerMillimeter: number;
  /** Font size of labels in feet. */
  readonly labelHeight: number;
  readonly units: Units;
  readonly north: number;
  /** Called for each picture, which is left out because DXF has only the file names of pictures. */
  readonly leaveOut: () => void;
}

export class DxfPen implements Pen {
  readonly view: Box = everywhere;
  readonly labelHeight: number;
  readonly resolution: number;
  readonly units: Units;
  readonly north: number;
  private readonly surface: DxfSurface;

  constructor(surface: DxfSurface) {
    this.surface = surface;
    this.labelHeight = surface.labelHeight;
    this.resolution = detail * surface.feetPerMillimeter;
    this.units = surface.units;
    this.north = surface.north;
  }

  path({ vertices, closed }: Path, style: Style): void {
    const { stroke, fill, interruptible } = style;
    const placed = vertices.map(({ bulge, ...at }) => ({ ...this.place(at), bulge: bulge ? -bulge : 0 }));
    if (closed && fill && (fill === ink || interruptible || this.surface.isPlain)) this.hatch(placed, style);
    // An outline in the color of the fill only closes seams on screens.
    if (!stroke || (stroke === fill && !this.surface.isPlain)) return;
    const [from, to] = placed;
    if (!from || !to) return;
    const look = this.look(style, stroke);
    if (placed.length > 2 || closed || this.surface.elevation !== undefined)
      this.polyline(placed, closed, look);
    else if (from.bulge) this.arc(from, to, from.bulge, look);
    else if (distance(from, to) > 0)
      this.surface.space.add('LINE', look, [100, 'AcDbLine'], ...point3(10, from), ...point3(11, to));
  }

  circle(center: Point, radius: number, style: Style): void {
    const { space, frame, feetPerMillimeter } = this.surface;
    const { stroke, fill } = style;
    const at = this.place(center);
    const size = radius * frame.scale;
    if (!(size > 0)) return;
    space.cover({ x: at.x - size, y: at.y - size });
    space.cover({ x: at.x + size, y: at.y + size });
    const isDot = !stroke && radius <= dotRadius * feetPerMillimeter;
    if (fill && (fill === ink || isDot)) this.hatch(circlePath(at, size).vertices, style);
    if (stroke)
      space.add('CIRCLE', this.look(style, stroke), [100, 'AcDbCircle'], ...point3(10, at), [40, size]);
  }

  text({ at, content, height, angle, align, baseline }: TextMark, style: Style): void {
    if (content.trim() === '' || !(height > 0)) return;
    const { space, frame, layerOf } = this.surface;
    const look: Look = { layer: layerOf(style, true), color: colorIndex(style.fill ?? style.stroke ?? ink) };
    const words = encodedWords(content);
    const size = height * capHeight * frame.scale;
    const turn = [50, degrees(frame.turn - angle)] as const;
    const anchor = this.place(at);
    // Group code 71 of an MTEXT: 7 is bottom left, 4 middle left; center and right follow.
    const attachment = 7 - (baseline === 'middle' ? 3 : 0) + alignments[align];
    if (words.length > maxText) {
      const pieces = encodedPieces(content, maxText);
      space.add(
        'MTEXT',
        look,
        [100, 'AcDbMText'],
        ...point3(10, anchor),
        [40, size],
        [41, 0],
        [71, attachment],
        [72, 5],
        ...pieces.map((piece, i): Tag => [i < pieces.length - 1 ? 3 : 1, piece]),
        ...point3(11, { x: Math.cos(radians(turn[1])), y: Math.sin(radians(turn[1])) }),
      );
      return;
    }
    const start = this.place(
      rotate(
        {
          x: at.x - shares[align] * textWidth(content, height),
          y: at.y + (baseline === 'middle' ? (height * capHeight) / 2 : 0),
        },
        angle,
        at,
      ),
    );
    const isPlain = align === 'start' && baseline === 'baseline';
    space.add(
      'TEXT',
      look,
      [100, 'AcDbText'],
      ...point3(10, start),
      [40, size],
      [1, words],
      turn,
      ...(isPlain ? [] : ([[72, alignments[align]], ...point3(11, anchor)] as const)),
      [100, 'AcDbText'],
      ...(isPlain || baseline === 'baseline' ? [] : ([[73, 2]] as const)),
    );
  }

  image(): void {
    this.surface.leaveOut();
  }

  private place(at: Point): Point {
    const placed = placeIn(this.surface.frame, at);
    this.surface.space.cover(placed);
    return placed;
  }

  private look(style: Style, color: string): Look {
    const { drawing, layerOf } = this.surface;
    const { dash, weight = defaultWeight } = style;
    return {
      layer: layerOf(style, false),
      color: colorIndex(color),
      lineType: dash && dash.length > 0 ? drawing.lineTypes.nameOf(dash) : undefined,
      weight: lineWeight(weight),
    };
  }

  private polyline(vertices: readonly Vertex[], closed: boolean, look: Look): void {
    const { space, frame, elevation } = this.surface;
    space.add(
      'LWPOLYLINE',
      look,
      [100, 'AcDbPolyline'],
      [90, vertices.length],
      [70, closed ? 1 : 0],
      ...(elevation === undefined ? [] : ([[38, elevation * frame.scale]] as const)),
      ...vertices.flatMap(({ bulge = 0, ...at }): readonly Tag[] => [
        ...point(10, at),
        ...(bulge ? ([[42, bulge]] as const) : []),
      ]),
    );
  }

  private arc(from: Point, to: Point, bulge: number, look: Look): void {
    const arc = bulgeArc(from, to, bulge);
    if (!arc) return;
    // The angles of an arc grow from its start to its end, whichever way it was drawn.
    const [start, end] = bulge > 0 ? [arc.start, arc.start + arc.sweep] : [arc.start + arc.sweep, arc.start];
    const angle = (turn: number): number => (degrees(turn) + 720) % 360;
    this.surface.space.add(
      'ARC',
      look,
      [100, 'AcDbCircle'],
      ...point3(10, arc.center),
      [40, arc.radius],
      [100, 'AcDbArc'],
      [50, angle(start)],
      [51, angle(end)],
    );
  }

  /** A solid fill. */
  private hatch(outline: readonly Vertex[], style: Style): void {
    const { space, layerOf } = this.surface;
    space.add(
      'HATCH',
      { layer: layerOf(style, false), color: colorIndex(style.fill ?? ink) },
      [100, 'AcDbHatch'],
      ...point3(10, { x: 0, y: 0 }),
      [210, 0],
      [220, 0],
      [230, 1],
      [2, 'SOLID'],
      [70, 1],
      [71, 0],
      [91, 1],
      [92, 3],
      [72, outline.some(({ bulge }) => bulge) ? 1 : 0],
      [73, 1],
      [93, outline.length],
      ...outline.flatMap(({ bulge = 0, ...at }): readonly Tag[] => [
        ...point(10, at),
        ...(outline.some((vertex) => vertex.bulge) ? ([[42, bulge]] as const) : []),
      ]),
      [97, 0],
      [75, 0],
      [76, 1],
      [98, 0],
    );
  }
}
