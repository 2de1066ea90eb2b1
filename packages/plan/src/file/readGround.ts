// Reads the tie to the ground from the settings of a file. What is malformed is left out with a note; unknown fields
// are kept.
import { z } from 'zod/mini';
import { describe, isRecord } from '../measure/fileValue.ts';
import { isPrototypeKey } from '../measure/unknownFields.ts';
import { type Ground, groundSources } from '../ground/ground.ts';

export type Note = (line: string) => void;

export const between = (min: number, max: number) => z.number().check(z.minimum(min), z.maximum(max));
/** Feet; as far as plans reach. */
const feet = between(-4e7, 4e7);

const groundFields = {
  latitude: between(-90, 90),
  longitude: between(-180, 180),
  at: z.object({ x: feet, y: feet }),
  source: z.enum(groundSources),
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

export function fieldsIn(name: string, value: unknown, note: Note): Record<string, unknown> | undefined {
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).filter(([field]) => !isPrototypeKey(field)));
  note(`The setting "${name}" was left out: it is ${describe(value)}.`);
  return undefined;
}
