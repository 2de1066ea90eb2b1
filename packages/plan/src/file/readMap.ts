// Reads the map under a plan from the settings of a file.
import { z } from 'zod/mini';
import { describe } from '../measure/fileValue.ts';
import { type PlanMap, mapFade } from '../ground/planMap.ts';
import { between, type Note, fieldsIn } from './readGround.ts';

const mapFields = {
  tiles: z.string().check(z.minLength(1), z.maxLength(80)),
  fade: between(mapFade.min, mapFade.max),
  printed: z.boolean(),
  attribution: z.string().check(z.maxLength(300)),
};

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
