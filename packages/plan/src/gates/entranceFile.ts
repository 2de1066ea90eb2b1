// Gates in a file: `x` as the specification says, and `y` and the edge, so that gates on all sides survive.
import { arcOf, nearestOnEdge } from '../geometry/outline.ts';
import { dot, type Point, subtract, unit } from '../geometry/point.ts';
import { tidy } from '../measure/units.ts';
import type { FileOf, FileTypes } from '../objects/fileTypes.ts';
import { freshId, type TakenIds } from '../measure/freshId.ts';
import type { Convert } from '../objects/kind.ts';
import { mapped, type Properties } from '../objects/properties.ts';
import { valuesToFile } from '../objects/propertyValues.ts';
import { nearestSide, type Side, sidesByName } from './sides.ts';
import { unknownFields } from '../measure/unknownFields.ts';
import { type Entrance, fitEntrance, entranceEnds } from './entrance.ts';

/** fields: what an entrance of its kind has besides, as doors do. */
export const entranceSchema = (
  { z, derivedCoordinate, shapeOf, shortText, size }: FileTypes,
  fields: Properties = {},
) =>
  z.looseObject({
    ...shapeOf(fields),
    id: z.optional(shortText),
    type: z.optional(z.literal('entrance')),
    x: derivedCoordinate,
    y: z.optional(derivedCoordinate),
    width: size,
    edge: z.optional(shortText),
  });
type EntranceFile = FileOf<typeof entranceSchema>;

/**
 * The side of a gate in a file that names none of the object's sides: the one nearest to the gate's point or, if it has no
 * y, the first side, with x measured from the left. undefined if the object has no sides.
 */
function entranceFromFile(
  { id: _id, type: _type, x, y, width, edge, ...unknown }: EntranceFile,
  sides: readonly Side[],
  byName: ReadonlyMap<string, Side>,
  left: number,
  feet: Convert,
  id: string,
  fields: Properties,
): Entrance | undefined {
  const named = edge === undefined ? undefined : byName.get(edge);
  const at = { x: feet(x), y: y === undefined ? 0 : feet(y) };
  const side = named ?? (y === undefined ? sides[0] : nearestSide(sides, at)?.side);
  if (!side) return undefined;
  const extra = unknownFields(unknown, (field) => field in fields);
  const offset = y === undefined ? tidy(at.x - left) : offsetOf(side, at);
  const own = mapped(fields, (_, name) => unknown[name]);
  const entrance = { id, edge: side.name, offset, width: feet(width), ...own };
  return fitEntrance(side, extra ? { ...entrance, extra } : entrance);
}

/** The gates of an object in a file. sides: in feet; left: x of the object in feet. fields: as of the schema. */
export function entrancesFromFile(
  files: readonly EntranceFile[] | undefined,
  sides: readonly Side[],
  left: number,
  feet: Convert,
  fields: Properties = {},
): readonly Entrance[] {
  if (!files || files.length === 0) return [];
  const taken: TakenIds = new Map();
  const byName = sidesByName(sides);
  return files.flatMap((file, i) => {
    const id = freshId(file.id || `entrance-${i + 1}`, taken);
    return entranceFromFile(file, sides, byName, left, feet, id, fields) ?? [];
  });
}

/** Feet along a side to the point nearest to the given one. */
function offsetOf(side: Side, at: Point): number {
  if (arcOf(side)) return tidy(nearestOnEdge(side, at) * side.length);
  return tidy(dot(subtract(at, side.from), unit(subtract(side.to, side.from))));
}

/** The gates for a file, on the sides as they are rounded there (in squares), so that saving again writes the same file. */
export function entrancesToFile(
  entrances: readonly Entrance[],
  drawn: readonly Side[],
  squares: Convert,
  fields: Properties = {},
): Record<string, unknown>[] {
  const byName = sidesByName(drawn);
  return entrances.flatMap((entrance) => {
    const { id, edge, extra } = entrance;
    const side = byName.get(edge);
    if (!side) return [];
    const rounded = { ...entrance, offset: squares(entrance.offset), width: squares(entrance.width) };
    const gate = fitEntrance(side, rounded);
    const [start] = entranceEnds(side, gate);
    const place = { x: tidy(start.x), y: tidy(start.y), width: gate.width, edge };
    return { ...extra, id, type: 'entrance', ...place, ...valuesToFile(fields, entrance, squares) };
  });
}
