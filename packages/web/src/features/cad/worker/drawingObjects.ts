// The objects of a drawing that was read, relative to an origin in its middle, and the facts about them that the page needs.
import { countText } from '@homeplot/plan/units';
import { type DxfDrawing, otherLayers } from '@homeplot/formats/dxfDrawing';
import type { DxfMark } from '@homeplot/formats/dxfMark';
import { type Box, boxCenter, boxHeight, boxWidth, emptyBox } from '@homeplot/plan/box';
import type { Point } from '@homeplot/plan/point';
import type { Count, DrawingFacts, DrawingLayer } from './drawingFacts.ts';
import { boxOfMark, type Extents, extentsOf, isBounded } from './extents.ts';
import type { ImportedObject } from './importedObject.ts';
import { labeledLines } from './labeledLines.ts';
import { MarkObjects } from './markObjects.ts';

/** About how many characters an object without its vertices, and a vertex, take in a plan file. */
const characters = { object: 190, vertex: 16 } as const;

export interface DrawingObjects {
  readonly objects: readonly ImportedObject[];
  readonly facts: DrawingFacts;
}

/** flatNotes: sentences about what was left out when blocks were flattened. */
export function drawingObjects(
  drawing: DxfDrawing,
  marks: readonly DxfMark[],
  flatNotes: readonly string[],
): DrawingObjects {
  const boxes = marks.map(boxOfMark);
  const drawn = marks.filter((_, i) => isBounded(boxes[i] ?? emptyBox));
  const extents = extentsOf(boxes.filter(isBounded));
  const origin = originOf(extents);
  const making = new MarkObjects(origin, drawing.lineTypes);
  const objects = onFewLayers(ungroupedSingles(drawn.flatMap((mark) => making.of(mark))));
  const { units, version, notes } = drawing;
  const facts: DrawingFacts = {
    version,
    units,
    origin,
    box: turnedOver(extents.main, origin),
    labeled: labeledLines(drawing, drawn, Math.max(boxWidth(extents.main), boxHeight(extents.main))),
    layers: layersOf(drawing, objects),
    ...countsOf(drawing),
    notes: [...notes, ...flatNotes, ...shortcomingNotes(making.left)],
  };
  return { objects, facts };
}

/** Removes the insert from an object that is the only one of its insert, since a group of one is needless. */
function ungroupedSingles(objects: readonly ImportedObject[]): readonly ImportedObject[] {
  const counts = new Map<number, number>();
  for (const { insert } of objects)
    if (insert !== undefined) counts.set(insert, (counts.get(insert) ?? 0) + 1);
  return objects.map((object) => {
    if (object.insert === undefined || counts.get(object.insert) !== 1) return object;
    const { insert: _, ...single } = object;
    return single;
  });
}

/** The middle of the drawing's main part, rounded to whole units so that coordinates keep their decimals. */
function originOf({ main }: Extents): Point {
  if (!isBounded(main)) return { x: 0, y: 0 };
  const { x, y } = boxCenter(main);
  return { x: Math.round(x), y: Math.round(y) };
}

/** The box around the origin, with y down. */
const turnedOver = ({ minX, minY, maxX, maxY }: Box, { x, y }: Point): Box => ({
  minX: minX - x,
  minY: y - maxY,
  maxX: maxX - x,
  maxY: y - minY,
});

function layersOf(drawing: DxfDrawing, objects: readonly ImportedObject[]): readonly DrawingLayer[] {
  const sizes = new Map<string, { objects: number; characters: number }>();
  for (const object of objects) {
    const size = sizes.get(object.layer) ?? { objects: 0, characters: 0 };
    size.objects += 1;
    size.characters +=
      characters.object + ('vertices' in object ? object.vertices.length * characters.vertex : 0);
    sizes.set(object.layer, size);
  }
  const known = new Map(drawing.layers.map((layer) => [layer.name, layer]));
  return [...sizes].map(([name, size]) => {
    const { color = '#000000', visible = true, plots = true } = known.get(name) ?? {};
    return { name, color, isVisible: visible, prints: plots, ...size };
  });
}

/**
 * By type, the number of entities that are drawn, and of those that aren't: of unknown types, with bad numbers, or of
 * missing blocks.
 */
function countsOf({ entities, blocks, counts, unread }: DxfDrawing): Pick<DrawingFacts, 'read' | 'unread'> {
  const read = new Map<string, number>();
  for (const { type, shape } of entities) {
    const isMissing =
      shape.kind === 'insert' &&
      shape.block !== '' &&
      !shape.dimension &&
      !blocks.has(shape.block.toUpperCase());
    if (!isMissing) read.set(type, (read.get(type) ?? 0) + 1);
  }
  const left = new Map(Object.entries(unread));
  for (const [type, count] of Object.entries(counts))
    left.set(type, Math.max(left.get(type) ?? 0, count - (read.get(type) ?? 0)));
  return { read: bySize(read), unread: bySize(left) };
}

/** The largest first. */
const bySize = (counts: ReadonlyMap<string, number>): readonly Count[] =>
  [...counts].filter(([, count]) => count > 0).toSorted(([, a], [, b]) => b - a);

function shortcomingNotes({ images, patterns, wide, divided }: MarkObjects['left']): readonly string[] {
  const notes: string[] = [];
  for (const [name, count] of images)
    notes.push(
      `The picture ${name}${count > 1 ? `, shown ${count} times,` : ''} isn't in the file. Import it as an underlay.`,
    );
  if (patterns > 0)
    notes.push(`Shown as a light fill: ${countText(patterns, 'pattern hatch', 'pattern hatches')}.`);
  if (wide > 0) notes.push(`Shown without their width: ${countText(wide, 'wide line')}.`);
  if (divided > 0) notes.push(`Divided because of more than 2,000 corners: ${countText(divided, 'line')}.`);
  return notes;
}

/** Layers: as many as can be listed and chosen among. A plan can have 200. */
const maxListed = 1000;

/** The objects; if there are too many layers, those of the smallest layers share one. */
function onFewLayers(objects: readonly ImportedObject[]): readonly ImportedObject[] {
  const counts = new Map<string, number>();
  for (const { layer } of objects) counts.set(layer, (counts.get(layer) ?? 0) + 1);
  if (counts.size <= maxListed) return objects;
  const largest = [...counts].toSorted(([, a], [, b]) => b - a).slice(0, maxListed - 1);
  const listed = new Set(largest.map(([name]) => name));
  return objects.map((object) => (listed.has(object.layer) ? object : { ...object, layer: otherLayers }));
}
