// Values that the program chose and the user hasn't confirmed, such as the stories of a new building. They are drawn as
// assumed, asked about, and noted on the sheets until somebody confirms them.
import type { PlanObject } from './kind.ts';

type Assuming = Pick<PlanObject, 'assumed'>;

const valueOf = (object: Assuming, field: string): unknown => Reflect.get(object, field);

/** A value counts as assumed only while it is the value of its field: whoever changes it has said what it is. */
export function isAssumed(object: Assuming, field: string): boolean {
  const assumed = object.assumed?.[field];
  return assumed !== undefined && assumed === valueOf(object, field);
}

export const assumedFields = (object: Assuming): readonly string[] =>
  Object.keys(object.assumed ?? {}).filter((field) => isAssumed(object, field));

/** The words of a value as a plan writes them, marked if it is assumed. */
export const markAssumed = (object: Assuming, field: string, words: string): string =>
  isAssumed(object, field) ? `${words} (assumed)` : words;

/** The object with its values of these fields as assumed ones. */
export function assuming<O extends Assuming>(object: O, fields: readonly string[]): O {
  const values = Object.fromEntries(fields.map((field) => [field, valueOf(object, field)]));
  return fields.length === 0 ? object : { ...object, assumed: { ...object.assumed, ...values } };
}

/** The object with all its values confirmed, for a sample drawing. */
export function withoutAssumptions<O extends Assuming>(object: O): O {
  const { assumed: _, ...rest } = object;
  return rest as O;
}

/** The object after the user has confirmed one of its values. */
export function confirmed<O extends Assuming>(object: O, field: string): O {
  if (object.assumed?.[field] === undefined) return object;
  const { assumed, ...rest } = object;
  const { [field]: _, ...left } = assumed;
  return (Object.keys(left).length > 0 ? { ...rest, assumed: left } : rest) as O;
}
