// The registry of kinds, and those that every plan may need at once: an empty plan starts with no others.
import { areaLabel } from './dimension/areaLabel.ts';
import { circle } from './basic/circle.ts';
import { corner } from './basic/corner.ts';
import { dimension } from './dimension/dimension.ts';
import { house } from './basic/house.ts';
import type { Kind, PlanObject } from '../objects/kind.ts';
import { lot } from './lot/lot.ts';
import { rectangle } from './basic/rectangle.ts';
import { road } from './basic/road.ts';
import { text } from './basic/text.ts';
import { tree } from './basic/tree.ts';

const registry = new Map<string, Kind>();

/** Makes a kind known to plans, files, drawing and editing. */
export function registerKind<O extends PlanObject>(kind: Kind<O>): void {
  if (registry.has(kind.type))
    throw new Error(`A kind of type '${kind.type}' is registered already; give yours another type.`);
  registry.set(kind.type, kind);
}

const ownKinds: readonly Kind[] = [
  rectangle,
  circle,
  house,
  tree,
  text,
  road,
  corner,
  lot,
  dimension,
  areaLabel,
];
for (const kind of ownKinds) registerKind(kind);

export const findKind = (type: string): Kind | undefined => registry.get(type);

/** The kind of an object in a plan; plans hold objects of registered kinds only. */
export function kindOf(object: PlanObject): Kind {
  const kind = registry.get(object.type);
  if (!kind) throw new Error(`No kind is registered for type '${object.type}' of object '${object.id}'.`);
  return kind;
}

export const allKinds = (): readonly Kind[] => [...registry.values()];
