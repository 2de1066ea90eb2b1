// Ties a path's first vertex to the object that it points at. The tip keeps its place in the frame of the object's outline:
// it follows when the object is moved, rotated or reshaped. Dragging the tip changes that place.
import { wholeObject } from '../../geometry/anchorNames.ts';
import {
  add,
  distance,
  dot,
  moved,
  type Point,
  scaleBy,
  subtract,
  tidyPoint,
  turnRight,
  unit,
} from '../../geometry/point.ts';
import type { Vertex } from '../../geometry/pen.ts';
import { tidy } from '../../measure/units.ts';
import type { Outline, Targets, Ties } from '../../objects/capabilities.ts';
import { hiddenProperty, type Values, words } from '../../objects/properties.ts';

const place = hiddenProperty({ fileType: 'derivedCoordinate', silent: true });

/** The object that the tip points at, and the tip's place in its frame, in feet. */
export const tipFields = { of: { ...words(''), hidden: true as const }, along: place, beside: place };

interface Pointing extends Values<typeof tipFields> {
  readonly vertices: readonly Vertex[];
}

/** An origin and a unit vector. */
interface Frame {
  readonly origin: Point;
  readonly axis: Point;
}

/** The frame of an outline, along its first edge; for an object without an outline, the unrotated frame at its position. */
function frameOf(outline: Outline | undefined, position: Point | undefined): Frame | undefined {
  const [first, second] = outline?.vertices ?? [];
  if (first && second) return { origin: first, axis: unit(subtract(second, first)) };
  return position && { origin: position, axis: { x: 1, y: 0 } };
}

const onPlan = ({ origin, axis }: Frame, along: number, beside: number): Point =>
  add(origin, add(scaleBy(axis, along), scaleBy(turnRight(axis), beside)));

/** The fields that tie a tip to an object with an outline, or with only a position. */
export function tipAt(
  tip: Point,
  of: string,
  outline: Outline | undefined,
  position: Point | undefined,
): Values<typeof tipFields> {
  const frame = frameOf(outline, position);
  if (!frame) return { of: '', along: 0, beside: 0 };
  const off = subtract(tip, frame.origin);
  return { of, along: tidy(dot(off, frame.axis)), beside: tidy(dot(off, turnRight(frame.axis))) };
}

/** Feet within which two points count as the same. */
const tolerance = 1e-5;

function follow<O extends Pointing>(object: O, targets: Targets, was?: O): O | undefined {
  const { of, along, beside, vertices } = object;
  const [tip, ...rest] = vertices;
  if (of === '' || !tip) return object;
  const outline = targets.outline(of);
  const position = outline ? undefined : targets.place({ object: of, anchor: 'c' });
  const frame = frameOf(outline, position);
  if (!frame) return undefined;
  const at = tidyPoint(onPlan(frame, along, beside));
  if (distance(at, tip) < tolerance) return object;
  const [before] = was?.vertices ?? [];
  const isDragged = before !== undefined && distance(before, tip) > tolerance && !targets.isChanged(of);
  if (isDragged) return { ...object, ...tipAt(tip, of, outline, position) };
  // If the object is moved as a whole, the text moves along.
  const by = targets.movedBy(of);
  const others = by && !was ? rest.map((vertex) => moved(vertex, by)) : rest;
  return { ...object, vertices: [{ ...tip, ...at }, ...others] };
}

export const tipTies = <O extends Pointing>(): Ties<O> => ({
  list: ({ of }) => (of === '' ? [] : [{ object: of, anchor: wholeObject }]),
  replace(object, other) {
    const tie = object.of === '' ? undefined : other({ object: object.of, anchor: wholeObject });
    return tie?.object === object.of ? object : { ...object, of: tie?.object ?? '' };
  },
  follow,
});
