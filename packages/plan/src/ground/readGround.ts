// Reads the tie to the ground and the map from the settings of a file. What is malformed is left out with a note;
// unknown fields are kept.
import { z } from 'zod/mini';
import { describe, isRecord } from '../fileValue.ts';
import { isPrototypeKey } from '../kinds/unknownFields.ts';
import { type Ground, groundSources } from './ground.ts';
import { type PlanMap, mapFade } from './planMap.ts';

type Note = (line: string) => void;

const between = (min: number, max: number) => z.number().check(z.minimum(min), z.maximum(max));
/** Feet; as far as plans reach. */
const feet = between(-4e7, 4e7);

const groundFields = {
  latitude: between(-90, 90),
  longitude: between(-180, 180),
  at: z.object({ x: feet, y: feet }),
  source: z.enum(groundSources),
};

const mapFields = {
  tiles: z.string().check(z.minLength(1), z.maxLength(80)),
  fade: between(mapFade.min, mapFade.max),
  printed: z.boolean(),
  attribution: z.string().check(z.maxLength(300)),
};

/** The tie of a plan to the ground; undefined with a note if a part of it is missing or malformed. */
export function readGround(value: unknown, note: Note): Ground | undefined {
  const record = fieldsIn('ground', value, note);
  if (!record) return undefined;
  const wrong = Object.entries(groundFields).find(([field, type]) => !type.safeParse(record[field]).success);
  if (!wrong) return record as unknown as Ground;
  const [field] = wrong;
  note(`The setting "ground" was left out: its ${field} is ${describe(record[field])}, which isn't valid.`);
  return undefined;
}

/** The map under a plan; undefined with a note if it doesn't name its tiles. Malformed options get their defaults. */
export function readMap(value: unknown, note: Note): PlanMap | undefined {
  const record = fieldsIn('map', value, note);
  if (!record) return undefined;
  const read: Record<string, unknown> = { ...record };
  for (const [field, type] of Object.entries(mapFields)) {
    if (!Object.hasOwn(read, field) || type.safeParse(read[field]).success) continue;
    note(`The setting "map" was read without its ${field}: ${describe(read[field])} isn't a valid value.`);
    Reflect.deleteProperty(read, field);
  }
  if (read['tiles'] !== undefined) return { fade: mapFade.initial, ...read } as PlanMap;
  if (!Object.hasOwn(record, 'tiles')) note('The setting "map" was left out: it doesn\'t say which map.');
  return undefined;
}

function fieldsIn(name: string, value: unknown, note: Note): Record<string, unknown> | undefined {
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).filter(([field]) => !isPrototypeKey(field)));
  note(`The setting "${name}" was left out: it is ${describe(value)}.`);
  return undefined;
}
