// What labels keep clear of: the text, boundaries and dimension lines that an object draws, its handles, and small symbols
// as a whole. Labels also avoid its other lines, if they can.
import {
  type Box,
  boxAround,
  boxCenter,
  boxHeight,
  boxWidth,
  everywhere,
  grow,
  overlaps,
} from '../geometry/box.ts';
import { flattenForText } from '../geometry/flatten.ts';
import { edgesOf, pointOnEdge } from '../geometry/outline.ts';
import { distance, midpoint, type Point, subtract, unit } from '../geometry/point.ts';
import { weights } from '../lettering/ink.ts';
import { kindOf } from '../kinds/index.ts';
import type { PlanObject } from '../objects/kind.ts';
import { capHeight } from '../geometry/textMetrics.ts';
import { circlePath } from '../geometry/circlePath.ts';
import type { Path, Pen, Style, TextMark } from '../geometry/pen.ts';
import type { Units } from '../measure/units.ts';
import type { Lettering } from '../lettering/label.ts';
import { labelsOf } from '../drawing/drawObject.ts';
import { Lines } from './lines.ts';
import { isInside, isLineOn } from './misread.ts';
import {
  air,
  linesMeet,
  rectHolds,
  rectsOverlap,
  type TextRect,
  textRect,
  widened,
} from '../lettering/textRect.ts';

/**
 * Sizes of handles on the screen, in label heights. half: half a handle with its outline; off: the distance of an offset
 * handle from its object; edge: the length of the shortest edge with a handle at its middle.
 */
export const handleSize = { half: 0.43, off: 2.26, edge: 3.8 } as const;
/** A path with more vertices has handles only for some of them, depending on the view, which isn't known here. */
const maxVertices = 400;
/** Label heights: text would hide most of an object that is no larger than this. */
const maxSymbolSize = 2.5;
/** Label heights by which the straight pieces of an arc may deviate from it. */
const maxSagitta = 0.08;
/** In heights of the lower letters: a label nearer to the ends of a drawn text, on the same line, would read as its next word. */
const wordSpace = 0.3;
/** The costs of text over texture, and over an arrowhead. The latter is worse than covering two lines, which cost 1 each. */
const textureCost = 0.75;
const headCost = 3;
/** The costs of a leader across a wall of a building, and across a boundary or the line of a dimension. */
const leaderCosts = { wall: 1, line: 0.6 } as const;

/** Collects what an object draws, so that labels can avoid it. */
class InkPen implements Pen {
  readonly resolution = Infinity;
  readonly view = everywhere;
  readonly labelHeight: number;
  readonly units: Units;
  readonly north: number;
  /** Lines that no label may cross, and lines that a label may cross if it has no other place. */
  readonly hard = new Lines();
  readonly soft = new Lines();
  /** The outlines of arrowheads, which a label may cover only if it would be left out otherwise. */
  readonly heads = new Lines();
  /** The finest lines, as of grass or pavers, over which text stays easy to read. */
  readonly texture = new Lines();
  readonly letters: TextRect[] = [];
  /** With a word space at both ends. */
  readonly spacedLetters: TextRect[] = [];
  /** The areas that the object fills, or claims without filling them, as an easement does. */
  readonly grounds: (readonly Point[])[] = [];
  private readonly sagitta: number;
  /** Feet: the height of the smallest letters. A sheet enlarges smaller ones. */
  private readonly minLetters: number;

  constructor({ labelHeight, units, north }: Lettering, isSheet: boolean) {
    this.labelHeight = labelHeight;
    this.units = units;
    this.north = north;
    this.sagitta = labelHeight * maxSagitta;
    this.minLetters = isSheet ? labelHeight : 0;
  }

  path(path: Path, style: Style): void {
    const isUnpainted = !style.stroke && !style.fill;
    if (isUnpainted && !path.closed) return;
    const points = flattenForText(path, this.sagitta);
    const [first] = points;
    if ((style.fill || isUnpainted) && path.closed && !style.stratum) this.grounds.push(points);
    if (isUnpainted || (!style.stroke && !style.stratum)) return;
    const isTexture = style.weight !== undefined && style.weight <= weights.label;
    const isHard = style.stratum && !style.interruptible;
    const isHead = style.stratum && style.fill;
    const unmarked = isTexture && !style.stratum ? this.texture : this.soft;
    const lines = isHard ? this.hard : isHead ? this.heads : unmarked;
    lines.add(path.closed && first ? [...points, first] : points);
  }

  circle(center: Point, radius: number, style: Style): void {
    this.path(circlePath(center, radius), style);
  }

  text(text: TextMark): void {
    const height = Math.max(text.height, this.minLetters);
    const rect = textRect({ ...text, height });
    this.letters.push(rect);
    this.spacedLetters.push(widened(rect, wordSpace * Math.min(height, this.labelHeight), 0));
  }

  /** Labels may cover images. */
  image(): void {}
}

/** The places of the handles that an object has when it is selected. Feet. */
export function handlePlaces(object: PlanObject, labelHeight: number): Point[] {
  const kind = kindOf(object);
  const places: Point[] = [];
  const reach = handleSize.off * labelHeight;
  for (const { at, off, unmarked } of kind.handles?.list(object, labelHeight) ?? [])
    if (!unmarked) places.push(off ? { x: at.x + off.x * reach, y: at.y + off.y * reach } : at);
  const outline = kind.path?.editing ? kind.path.outline(object) : undefined;
  if (!outline || outline.vertices.length > maxVertices) return places;
  places.push(...outline.vertices);
  for (const edge of edgesOf(outline))
    if (distance(edge.from, edge.to) >= handleSize.edge * labelHeight) places.push(pointOnEdge(edge, 0.5));
  return places;
}

/** What an object draws, computed when a label comes near. */
export class Ink {
  private readonly object: PlanObject;
  private readonly box: Box;
  private readonly lettering: Lettering;
  private readonly handleReach: number;
  private readonly isSmall: boolean;
  private readonly hasHandles: boolean;
  private drawn: InkPen | undefined;
  private lineThere: readonly Point[] | undefined;
  private handlesThere: readonly Point[] | undefined;
  private named: boolean | undefined;

  /** box: contains all that the object draws. hasHandles: whether it can be selected, as on the screen. */
  constructor(object: PlanObject, box: Box, lettering: Lettering, hasHandles: boolean) {
    const height = lettering.labelHeight;
    this.object = object;
    this.box = box;
    this.lettering = lettering;
    this.hasHandles = hasHandles;
    // The rectangles of text already include some air around it.
    this.handleReach = (handleSize.half - air) * height;
    this.isSmall = Math.max(boxWidth(box), boxHeight(box)) <= maxSymbolSize * height;
  }

  /** Whether a label has come so near the object that it had to be drawn. */
  get isDrawn(): boolean {
    return this.drawn !== undefined;
  }

  private get pen(): InkPen {
    if (this.drawn) return this.drawn;
    this.drawn = new InkPen(this.lettering, !this.hasHandles);
    kindOf(this.object).draw(this.object, this.drawn);
    return this.drawn;
  }

  /** Whether the object is only text, such as a note. Its handle is the text itself. */
  private get isText(): boolean {
    return kindOf(this.object).isAnnotation === true && this.pen.hard.isEmpty;
  }

  private get handles(): readonly Point[] {
    return (this.handlesThere ??=
      this.hasHandles && !this.isText ? handlePlaces(this.object, this.lettering.labelHeight) : []);
  }

  /**
   * The cost of text in these rectangles: 0 if they are clear of the object, 1 if they cross lines that remain readable, less
   * if these are only texture, more if they cover an arrowhead, Infinity if they would hide something.
   * own: the ids of the objects that the text belongs to, which it may cover.
   */
  costOf(rects: readonly TextRect[], own: ReadonlySet<string>): number {
    const { handles, handleReach } = this;
    // Letters along a line reach beyond the line's box, and a word space beyond letters.
    const box = grow(this.box, (capHeight / 2) * this.lettering.labelHeight);
    let cost = 0;
    for (const rect of rects) {
      if (handles.some(({ x, y }) => rectHolds(rect, x, y, handleReach))) return Infinity;
      // Most labels near an object are beside it, so that it doesn't have to be drawn for them.
      if (!overlaps(box, rect.box)) continue;
      if (this.isSmall && !this.isText && !own.has(this.object.id) && overlaps(this.box, rect.box))
        return Infinity;
      const { spacedLetters, hard, soft, heads, texture } = this.pen;
      if (spacedLetters.some((other) => rectsOverlap(rect, other)) || hard.meet(rect)) return Infinity;
      if (cost < headCost && heads.meet(rect)) cost = headCost;
      if (cost < 1 && soft.meet(rect)) cost = 1;
      if (cost === 0 && texture.meet(rect)) cost = textureCost;
    }
    return cost;
  }

  /** Whether the object fills or claims the ground at one of some points, while a given line isn't on that ground. */
  hasOnGround(points: readonly Point[], line: readonly Point[] = []): boolean {
    return this.pen.grounds.some((corners) =>
      points.some((at) => isInside(corners, at) && !isLineOn(corners, line, at)),
    );
  }

  /** The line that the number of a dimension belongs to; undefined if the object isn't a dimension. */
  get line(): readonly Point[] | undefined {
    if (!kindOf(this.object).ties?.measures) return undefined;
    return (this.lineThere ??= labelsOf(this.object, this.lettering)[0]?.line);
  }

  /** Whether the object has a name label, so that another name on it could be mistaken for its own. */
  get isNamed(): boolean {
    return (this.named ??= labelsOf(this.object, this.lettering).some(({ rank }) => rank === 'name'));
  }

  /** Whether straight lines cross the object's text. */
  isCrossed(lines: readonly Path[]): boolean {
    return this.pen.letters.some((letters) => linesMeet(lines, letters));
  }

  /** Whether the object is a small symbol that another object's leader crosses, so that it seems to point at the symbol. */
  isPointedAt(lines: readonly Path[]): boolean {
    if (!this.isSmall || this.isText) return false;
    const { box } = this;
    const [halfWidth, halfHeight] = [boxWidth(box) / 2, boxHeight(box) / 2];
    const rect = { ...boxCenter(box), cos: 1, sin: 0, halfWidth, halfHeight, box };
    const begins = lines.some(({ vertices: [from] }) => from && rectHolds(rect, from.x, from.y, 0));
    return !begins && linesMeet(lines, rect);
  }

  /** Whether the object is a lot with a boundary within so many feet of text. */
  hasBoundaryNear(rects: readonly TextRect[], within: number): boolean {
    if (!kindOf(this.object).path?.isProperty) return false;
    return rects.some((rect) => this.pen.hard.meet(widened(rect, within, within)));
  }

  /**
   * The cost of a leader across the object's boundaries, dimension lines or walls. Crossings within so many feet of the
   * leader's ends don't count.
   */
  leaderCost(lines: readonly Path[], within: number): number {
    const { hard, soft } = this.pen;
    const strips = lines.flatMap(({ vertices }) =>
      vertices.slice(1).map((to, i) => strip(vertices[i] ?? to, to, within)),
    );
    if (kindOf(this.object).isBuilding && strips.some((line) => soft.meet(line))) return leaderCosts.wall;
    return strips.some((line) => hard.meet(line)) ? leaderCosts.line : 0;
  }
}

/** A straight line shortened by so many feet at both ends, as a thin rectangle that other lines can meet. */
function strip(from: Point, to: Point, within: number): TextRect {
  const half = Math.max(0, distance(from, to) / 2 - within);
  const { x: cos, y: sin } = unit(subtract(to, from));
  const { x, y } = midpoint(from, to);
  const box = grow(boxAround({ x, y }, 0), half + within);
  return { x, y, cos, sin, halfWidth: half, halfHeight: within / 10, box };
}

/** Feet outside the box of an object that its handles reach. */
export const handleReach = ({ labelHeight }: Lettering): number =>
  (handleSize.off + handleSize.half) * labelHeight;
