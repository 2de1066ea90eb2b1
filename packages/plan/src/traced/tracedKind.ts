// Builds the kinds that are traced point by point, such as fences and drives. A spec gives a kind's drawing and properties; the
// rest is the same for all.
import { bandAlong } from '../geometry/band.ts';
import { boxSize, grow, overlaps } from '../geometry/box.ts';
import { moveVertices } from '../geometry/motion.ts';
import { perimeterOf } from '../geometry/outline.ts';
import { pathBox } from '../geometry/boundsPen.ts';
import { isInside } from '../geometry/hitPen.ts';
import type { Point } from '../geometry/point.ts';
import type { Path, Pen, Vertex } from '../geometry/pen.ts';
import type { Entrance } from '../gates/entrance.ts';
import { entranceSchema, entrancesFromFile, entrancesToFile } from '../gates/entranceFile.ts';
import { gatedParts } from '../gates/gates.ts';
import type { inBuildings } from '../gates/doors.ts';
import { drawGates, gatedBorder } from '../gates/drawGates.ts';
import { carryEntrances } from '../gates/carriedEntrances.ts';
import type { Form } from '../objects/form.ts';
import type { Convert, Dimensions, Fields, Kind, OwnFacts, Placement, PlanObject } from '../objects/kind.ts';
import { pathSides } from '../gates/sides.ts';
import { sizeForm } from '../objects/usualForms.ts';
import { type Properties, propertyForms, type Values } from '../objects/properties.ts';
import { initialValues, turnValues, valuesFromFile, valuesToFile } from '../objects/propertyValues.ts';
import { squared } from '../shapes/squareCorners.ts';
import { convertedVertices, movedVertices, tidyVertex } from '../shapes/vertexList.ts';

export interface Traced extends PlanObject {
  readonly vertices: readonly Vertex[];
  readonly closed: boolean;
  /** Gates in its edges; empty if its kind can't have gates. */
  readonly entrances: readonly Entrance[];
}

export interface TracedSpec<P extends Properties>
  extends Pick<
    Kind<Traced & Values<P>>,
    OwnFacts | 'isBuilding' | 'isPoched' | 'isAnnotation' | 'draw' | 'words' | 'ties' | 'ground' | 'onGround'
  > {
  readonly properties: P;
  /** If it can have gates: what the user adds them to, for messages, such as `fence`. */
  readonly gates?: string | typeof inBuildings;
  /** The width in feet of an object along a path, which is the line along its middle. */
  readonly across?: (object: Traced & Values<P>) => number;
  /** Whether distances are measured from the line along its middle, not from its edges, as for fences and walls. */
  readonly isByLine?: true;
  /** Feet by which its roof reaches beyond its outline. */
  readonly overhang?: (object: Traced & Values<P>) => number;
}

/** What differs between paths, which may be open or closed, and areas, which are always closed. */
interface Shape {
  readonly minVertices: number;
  readonly alwaysClosed: boolean;
  vertices(placement: Placement): readonly Vertex[] | undefined;
  dimensions(path: Path, across: number): Dimensions;
}

/** Feet: the shortest side that can be typed in the size form. */
const minFeet = 1;
/** Feet: the length of a path, and of an area's sides, that is placed by a single click. */
const initial = { path: 20, area: 20 };

const pathShape: Shape = {
  minVertices: 2,
  alwaysClosed: false,
  vertices({ from, to }) {
    const end = to ?? { x: from.x + initial.path, y: from.y };
    return end.x === from.x && end.y === from.y ? undefined : [from, end];
  },
  dimensions: (path, across) => ({ width: perimeterOf(path), height: across }),
};

const areaShape: Shape = {
  minVertices: 3,
  alwaysClosed: true,
  vertices({ from, to }) {
    const end = to ?? { x: from.x + initial.area, y: from.y + initial.area };
    if (end.x === from.x || end.y === from.y) return undefined;
    return [from, { x: end.x, y: from.y }, end, { x: from.x, y: end.y }];
  },
  dimensions(path) {
    return squared(path)?.size ?? boxSize(pathBox(path));
  },
};

function gatesToFile(
  { vertices, closed, entrances }: Traced,
  squares: Convert,
  fields: Properties | undefined,
): Record<string, unknown> {
  if (entrances.length === 0) return {};
  const drawn = pathSides({ vertices: convertedVertices(vertices, squares), closed });
  return { entrances: entrancesToFile(entrances, drawn, squares, fields) };
}

/** Feet: the initial width of a gate, which is for people on foot. */
const walkGate = 4;

/** An object with more gates is drawn without details, since each piece between gates would have its own. */
const maxDetailed = 100;

export const isDetailed = ({ entrances }: Traced): boolean => entrances.length <= maxDetailed;

/**
 * Draws the gates, and returns the visible pieces of the path between them. reach: feet from the path within which a piece
 * is drawn.
 */
export function drawnPieces(object: Traced, pen: Pen, layer: string, reach: number): readonly Path[] {
  const { entrances } = object;
  if (entrances.length === 0) return [object];
  const sides = pathSides(object);
  drawGates(entrances, sides, pen, { layer });
  return gatedBorder(object, entrances, sides, pen).filter((piece) =>
    overlaps(grow(pathBox(piece), reach), pen.view),
  );
}

/** The object with another path; its gates stay on their edges. from: see PathEditing.reshape. */
function reshaped<O extends Traced>(
  object: O,
  now: Pick<Traced, 'vertices' | 'closed'>,
  from: readonly (number | undefined)[] = [...now.vertices.keys()],
): O {
  if (object.entrances.length === 0) return { ...object, ...now };
  return {
    ...object,
    ...now,
    entrances: carryEntrances(object.entrances, pathSides(object), pathSides(now), from),
  };
}

function tracedKind<P extends Properties>(
  { properties, gates, across, isByLine, overhang, ...names }: TracedSpec<P>,
  shape: Shape,
): Kind<Traced & Values<P>> {
  type O = Traced & Values<P>;
  const withClosed = (object: O, closed: boolean): O =>
    reshaped(object, { vertices: object.vertices, closed });
  const made = (vertices: readonly Vertex[], closed: boolean, values: Values<P>): Fields<O> =>
    ({ vertices, closed: closed || shape.alwaysClosed, entrances: [], ...values }) as unknown as Fields<O>;
  /** The form for the size of a rectangular area, unless it is smaller than the form's minimum, which would enlarge it. */
  const sizeForms = (object: O): readonly Form<O>[] => {
    const square = shape.alwaysClosed ? squared(object) : undefined;
    if (!square || Math.min(square.size.width, square.size.height) < minFeet) return [];
    const resize = (to: Dimensions): O =>
      reshaped(object, { vertices: square.resized(to).map(tidyVertex), closed: true });
    return [sizeForm(square.size, minFeet, resize)];
  };
  const gating = typeof gates === 'string' ? { to: gates, width: walkGate } : gates;
  const entranceFields = typeof gates === 'string' ? undefined : gates?.fields;
  const surrounds = (object: O, at: Point): boolean => shape.alwaysClosed && isInside(object, at);
  return {
    ...names,
    schema(types) {
      const { z } = types;
      return z.looseObject({
        vertices: types.vertexList(shape.minVertices),
        ...(shape.alwaysClosed ? {} : { closed: z.optional(z.boolean({ error: 'must be true or false' })) }),
        ...(gates ? { entrances: z.optional(z.array(entranceSchema(types, entranceFields))) } : {}),
        ...types.shapeOf(properties),
      });
    },

    create(placement) {
      const vertices = shape.vertices(placement);
      return vertices && made(vertices.map(tidyVertex), false, initialValues(properties, placement));
    },
    fromFile(file, feet) {
      const values = valuesFromFile(properties, file, feet);
      const object = made(
        convertedVertices(file['vertices'] as Vertex[], feet),
        file['closed'] === true,
        values,
      );
      const gated = file['entrances'] as Parameters<typeof entrancesFromFile>[0];
      if (!gated || gated.length === 0) return object;
      const entrances = entrancesFromFile(gated, pathSides(object), 0, feet, entranceFields);
      return { ...object, entrances };
    },
    toFile: (object, squares) => ({
      vertices: convertedVertices(object.vertices, squares),
      ...gatesToFile(object, squares, entranceFields),
      ...(object.closed && !shape.alwaysClosed ? { closed: true } : {}),
      ...valuesToFile(properties, object, squares),
    }),

    position: ({ vertices: [first] }) => ({ x: first?.x ?? 0, y: first?.y ?? 0 }),
    dimensions: (object) => shape.dimensions(object, across?.(object) ?? 0),
    move: (object, by) => ({ ...object, vertices: movedVertices(object.vertices, by) }),
    transform: (object, motion) => ({
      ...object,
      vertices: moveVertices(object.vertices, motion),
      ...turnValues(properties, object, motion),
    }),
    path: {
      outline: ({ vertices, closed }) => ({ vertices, closed }),
      ...(across ? { isCenterLine: true } : {}),
      ...(across && !isByLine ? { covers: (object) => bandAlong(object, across(object)).area } : {}),
      ...(overhang ? { overhang } : {}),
      editing: {
        reshape: (object, vertices, from) =>
          reshaped(object, { vertices: vertices.map(tidyVertex), closed: object.closed }, from),
        ...(shape.alwaysClosed ? {} : { withClosed }),
      },
    },
    ...(gating ? { parts: gatedParts<O>({ ...gating, sides: pathSides, surrounds }) } : {}),
    forms: (object) => [...sizeForms(object), ...propertyForms(object, names.title, properties)],
  };
}

/** A kind along a path, open or closed. */
export const pathKind = <P extends Properties>(spec: TracedSpec<P>): Kind<Traced & Values<P>> =>
  tracedKind(spec, pathShape);

export const areaKind = <P extends Properties>(spec: TracedSpec<P>): Kind<Traced & Values<P>> =>
  tracedKind(spec, areaShape);
