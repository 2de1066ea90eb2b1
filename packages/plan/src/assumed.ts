// What an object got without anybody saying so, such as the stories of a new building. It is drawn as assumed, asked about,
// and noted on the sheets until somebody confirms it.
import type { PlanObject } from './kinds/kind.ts';

type Assuming = Pick<PlanObject, 'assumed'>;

const valueOf = (object: Assuming, field: string): unknown => Reflect.get(object, field);

/** A value counts as assumed only while it is the value of its field: whoever changes it has said what it is. */
export function isAssumed(object: Assuming, field: string): boolean {
  const assumed = object.assumed?.[field];
  return assumed !== undefined && assumed === valueOf(object, field);
}

export const assumedFields = (object: Assuming): readonly string[] =>
  Object.keys(object.assumed ?? {}).filter((field) => isAssumed(object, field));

/** The words of a value as a plan writes them, told apart if nobody has said it. */
export const withDoubt = (object: Assuming, field: string, words: string): string =>
  isAssumed(object, field) ? `${words} (assumed)` : words;

/** The object, whose values of these fields nobody has said. */
export function assuming<O extends Assuming>(object: O, fields: readonly string[]): O {
  const values = Object.fromEntries(fields.map((field) => [field, valueOf(object, field)]));
  return fields.length === 0 ? object : { ...object, assumed: { ...object.assumed, ...values } };
}

/** The object without its assumptions, for a sample picture: nothing in it is drawn as assumed. */
export function undoubted<O extends Assuming>(object: O): O {
  const { assumed: _, ...rest } = object;
  return rest as O;
}

/** The object after somebody has said that its value is right. */
export function confirmed<O extends Assuming>(object: O, field: string): O {
  const { assumed = {}, ...rest } = object;
  const { [field]: _, ...left } = assumed;
  return (Object.keys(left).length > 0 ? { ...rest, assumed: left } : rest) as O;
}
