// Writes an object as a file has it, in squares, with its dimensions in whole feet.
import { assumedFields } from '../objects/assumed.ts';
import { kindOf } from '../kinds/index.ts';
import type { PlanObject } from '../objects/kind.ts';
import { wholeFeet } from '../measure/units.ts';

/** A file's squares, rounded more coarsely than the plan's feet, so that they come out as they went in at any scale. */
const wholeMillionths = (squares: number): number => Math.round(squares * 1e6) / 1e6 || 0;

/** The fields of an object in a file besides those of its kind, as far as they are set. */
export function commonFields({
  name,
  layer,
  group,
  status,
  source,
  sourceFile,
  accuracy,
  parcelNumber,
  locked,
}: PlanObject): Record<string, unknown> {
  return {
    ...(name === undefined ? {} : { name }),
    ...(layer === undefined ? {} : { layer }),
    ...(group === undefined ? {} : { group }),
    ...(status === undefined ? {} : { status }),
    ...(source === undefined ? {} : { source }),
    ...(sourceFile === undefined ? {} : { sourceFile }),
    ...(accuracy === undefined ? {} : { accuracy }),
    ...(parcelNumber === undefined ? {} : { parcelNumber }),
    ...(locked ? { locked } : {}),
  };
}

/** Only the names: the values are in their fields. */
function assumedInFile(object: PlanObject): { readonly assumed?: readonly string[] } {
  const assumed = assumedFields(object);
  return assumed.length > 0 ? { assumed } : {};
}

export function objectToFile(object: PlanObject, scale: number): Record<string, unknown> {
  const kind = kindOf(object);
  const { width, height } = kind.dimensions(object);
  return {
    ...object.extra,
    id: object.id,
    type: object.type,
    ...commonFields(object),
    ...(object.assumed ? assumedInFile(object) : {}),
    ...kind.toFile(object, (feet) => wholeMillionths(feet * scale)),
    dimensions: { width: wholeFeet(width), height: wholeFeet(height) },
  };
}
