// Makes objects of the marks of a drawing: relative to an origin, still in the drawing's units, and with y down.
import type { DxfMark, HatchMark, PathMark, Placement } from '@homeplot/formats/dxfMark';
import { fillOf } from '@homeplot/plan/ink';
import type { LineType } from '@homeplot/plan/lineWork';
import { paperColor } from '@homeplot/plan/paperColor';
import { maxVertices } from '@homeplot/plan/pointText';
import type { Vertex } from '@homeplot/plan/pen';
import type { Point } from '@homeplot/plan/point';
import { hatchPaths } from './hatchPath.ts';
import type { ImportedLine, ImportedObject } from './importedObject.ts';
import { lineTypeOf, weightOf } from './lineStyles.ts';
import { textObjects } from './textObjects.ts';

/** Vertices: a line with more is divided, so that it stays easy to edit. */
const maxLineVertices = 2000;
/** The largest bulge that is kept: its arc is almost a full circle. */
const maxBulge = 1000;

export class MarkObjects {
  private readonly origin: Point;
  private readonly lineTypes: ReadonlyMap<string, readonly number[]>;
  private readonly inserts = new Map<Placement, number>();
  private readonly lines = new Map<string, LineType>();
  /** The number of steps left for finding the islands of hatches: enough for thousands of hatches. */
  private readonly nesting = { left: 20_000_000 };
  /**
   * How many things of the drawing the objects can't show: images by name, patterns of hatches, wide lines, and long lines.
   */
  readonly left = { images: new Map<string, number>(), patterns: 0, wide: 0, divided: 0 };

  constructor(origin: Point, lineTypes: ReadonlyMap<string, readonly number[]>) {
    this.origin = origin;
    this.lineTypes = lineTypes;
  }

  of(mark: DxfMark): readonly ImportedObject[] {
    const { block, frozenBy } = mark;
    // Objects of an insert on a frozen layer are hidden with the insert, so they go to its layer.
    const objects = this.drawn(frozenBy === undefined ? mark : { ...mark, layer: frozenBy });
    // The parts of a mark are grouped as if they were an insert, with a negative number that no insert of a block has.
    if (!block)
      return objects.length > 1 ? objects.map((one) => ({ ...one, insert: -1 - mark.entity })) : objects;
    const insert = this.insertOf(block);
    // Anonymous blocks, such as those of dimensions, have names like *D12.
    const named = block.name.startsWith('*') ? {} : { name: block.name };
    return objects.map((one) => ({ ...one, ...named, insert }));
  }

  /** A point of the drawing relative to the origin, with y down. */
  at({ x, y }: Point): Point {
    return { x: x - this.origin.x, y: this.origin.y - y };
  }

  private insertOf(block: Placement): number {
    const found = this.inserts.get(block) ?? this.inserts.size;
    this.inserts.set(block, found);
    return found;
  }

  private drawn(mark: DxfMark): readonly ImportedObject[] {
    switch (mark.kind) {
      case 'path':
        return this.path(mark);
      case 'hatch':
        return this.hatch(mark);
      case 'text':
        return textObjects(mark, this.at(mark.at));
      case 'point': {
        const { layer, color } = mark;
        return [{ type: 'linePoint', source: 'imported', layer, ...this.at(mark.at), color }];
      }
      case 'image':
        this.left.images.set(mark.name, (this.left.images.get(mark.name) ?? 0) + 1);
        return [];
    }
  }

  private vertices(list: readonly Vertex[]): readonly Vertex[] {
    const { x: left, y: top } = this.origin;
    return list.map(({ x, y, bulge }) =>
      // The sign changes because DXF bulges are counterclockwise and those of plans are clockwise.
      bulge
        ? { x: x - left, y: top - y, bulge: Math.max(-maxBulge, Math.min(maxBulge, -bulge)) }
        : { x: x - left, y: top - y },
    );
  }

  private line(mark: PathMark | HatchMark, vertices: readonly Vertex[], closed: boolean): ImportedLine {
    const { layer, color, lineType, weight } = mark;
    return {
      type: 'lineWork',
      source: 'imported',
      layer,
      vertices,
      closed,
      color,
      fill: 'transparent',
      weight: weightOf(weight),
      line: this.lineType(lineType),
    };
  }

  private lineType(name: string): LineType {
    const found = this.lines.get(name) ?? lineTypeOf(this.lineTypes.get(name));
    this.lines.set(name, found);
    return found;
  }

  private path(mark: PathMark): readonly ImportedObject[] {
    const vertices = this.vertices(mark.vertices);
    if (vertices.length < 2) return [];
    if (mark.width) this.left.wide += 1;
    const line = this.line(mark, vertices, mark.closed);
    if (mark.fill && vertices.length <= maxVertices)
      return [{ ...line, fill: paperColor(line.color), closed: true }];
    if (vertices.length <= maxLineVertices) return [line];
    this.left.divided += 1;
    const [first] = vertices;
    const all = mark.closed && first ? [...vertices, { x: first.x, y: first.y }] : vertices;
    const pieces: ImportedLine[] = [];
    for (let from = 0; from < all.length - 1; from += maxLineVertices - 1)
      pieces.push({ ...line, vertices: all.slice(from, from + maxLineVertices), closed: false });
    return pieces;
  }

  private hatch(mark: HatchMark): readonly ImportedObject[] {
    if (!mark.solid) this.left.patterns += 1;
    const loops = mark.loops.map((loop) => this.vertices(loop));
    return hatchPaths(loops, this.nesting)
      .filter(({ length }) => length <= maxVertices)
      .map((vertices): ImportedObject => {
        const line = this.line(mark, vertices, true);
        const fill = fillOf({ color: paperColor(line.color), shade: mark.solid ? 'solid' : 'light' });
        return { ...line, color: 'transparent', fill };
      });
  }
}
