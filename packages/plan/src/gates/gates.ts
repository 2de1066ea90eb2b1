// Gates on an object of any kind that has sides: how they are selected, dragged and added.
import { add, type Point, scaleBy, subtract, turnRight, unit } from '../geometry/point.ts';
import { distanceToSegment } from '../geometry/segment.ts';
import { formatLength } from '../measure/units.ts';
import type { Parts } from '../objects/capabilities.ts';
import type { Form } from '../objects/form.ts';
import { freshId, takenIds } from '../measure/freshId.ts';
import type { PlanObject } from '../objects/kind.ts';
import { lengthOfGaps } from './border.ts';
import {
  type Entrance,
  entranceEnds,
  entranceForms,
  entranceGap,
  fitEntrance,
  placeEntrance,
  slideEntrance,
} from './entrance.ts';
import { nearestSide, type Side, sidesByName } from './sides.ts';

/** An object with gates; each names the side that it is on. */
export interface Gated extends PlanObject {
  readonly entrances: readonly Entrance[];
}

interface Gating<O extends Gated> {
  /** What one is called; "Gate" if absent. */
  readonly title?: string;
  readonly forms?: (side: Side, entrance: Entrance) => readonly Form<Entrance>[];
  /** What messages call one; `entrance` if absent. */
  readonly called?: string;
  /** What gates are added to, for messages: `property line`. */
  readonly to: string;
  /** Feet: the width of a new one; absent for a property line, where it is set in grid squares. */
  readonly width?: number;
  readonly sides: (object: O) => readonly Side[];
  /** Whether a point is inside the object; always false if it encloses no area. */
  readonly surrounds?: (object: O, at: Point) => boolean;
}

interface Gate {
  readonly entrance: Entrance;
  readonly side: Side;
}

/** The gates with their sides, without gates whose side doesn't exist. */
export function gatesOn(entrances: readonly Entrance[], sides: readonly Side[]): Gate[] {
  const byName = sidesByName(sides);
  return entrances.flatMap((entrance) => {
    const side = byName.get(entrance.edge);
    return side ? { entrance, side } : [];
  });
}

/** The `parts` of a kind whose sides can have gates. */
export function gatedParts<O extends Gated>({
  title = 'Gate',
  forms = gateForms,
  called = 'entrance',
  to,
  width: newWidth,
  sides,
  surrounds,
}: Gating<O>): Parts<O> {
  const gates = (object: O): Gate[] =>
    object.entrances.length === 0 ? [] : gatesOn(object.entrances, sides(object));
  const find = (object: O, part: string): Gate | undefined =>
    gates(object).find(({ entrance }) => entrance.id === part);
  const replaced = (object: O, entrance: Entrance): O => ({
    ...object,
    entrances: object.entrances.map((old) => (old.id === entrance.id ? entrance : old)),
  });
  return {
    title,
    list: (object, units) =>
      gates(object).map(({ entrance: { id, width }, side }) => ({
        id,
        detail: `${formatLength(width, units)}, ${side.label}`,
      })),
    hit(object, at, tolerance) {
      return gates(object).findLast(({ entrance, side }) => {
        const [a, b] = entranceEnds(side, entrance);
        return distanceToSegment(at, a, b) <= tolerance;
      })?.entrance.id;
    },
    has: (object, part) => object.entrances.some(({ id }) => id === part),
    occupiedLength: (object) =>
      lengthOfGaps(gates(object).map(({ entrance, side }) => entranceGap(side, entrance))),
    drag(object, part, grab, at, snap) {
      const gate = find(object, part);
      return gate ? replaced(object, slideEntrance(gate.side, gate.entrance, grab, at, snap)) : object;
    },
    remove: (object, part) => ({
      ...object,
      entrances: object.entrances.filter(({ id }) => id !== part),
    }),
    adopt(object, other) {
      const taken = takenIds(object.entrances.map(({ id }) => id));
      const adopted = other.entrances.map((gate) => ({ ...gate, id: freshId(gate.id, taken) }));
      return { ...object, entrances: [...object.entrances, ...adopted] };
    },
    outline(object, part) {
      const gate = find(object, part);
      return gate ? entranceOutline(gate.side, gate.entrance) : [];
    },
    forms(object, part) {
      const gate = find(object, part);
      if (!gate) return [];
      return forms(gate.side, gate.entrance).map((form) => ({
        ...form,
        apply: (values) => replaced(object, form.apply(values)),
      }));
    },
    adding: {
      called,
      to,
      width: newWidth,
      away: (object, at) => nearestSide(sides(object), at)?.away ?? Infinity,
      surrounds: (object, at) => surrounds?.(object, at) ?? false,
      add(object, part, at, width, snap) {
        const near = nearestSide(sides(object), at);
        if (!near) return object;
        const entrance = placeEntrance(near.side, part, near.along, width, snap);
        return { ...object, entrances: [...object.entrances, entrance] };
      },
    },
  };
}

/** The gates fitted to the current sides, without gates whose side no longer exists. */
export const fitEntrances = (entrances: readonly Entrance[], sides: readonly Side[]): readonly Entrance[] =>
  gatesOn(entrances, sides).map(({ entrance, side }) => fitEntrance(side, entrance));

const gateForms = (side: Side, entrance: Entrance) => entranceForms(side, entrance, 'Gate', 'Length');

/** A rectangle along the gate, to show that it is selected. */
function entranceOutline(side: Side, entrance: Entrance): readonly Point[] {
  // Feet to either side.
  const reach = Math.min(entrance.width / 2, 1);
  const [a, b] = entranceEnds(side, entrance);
  const across = scaleBy(turnRight(unit(subtract(b, a))), reach);
  return [subtract(a, across), subtract(b, across), add(b, across), add(a, across)];
}
