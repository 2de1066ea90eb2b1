// Why JSON from a caller is refused, and where in it the reason is.

export interface JsonProblem {
  /** `syntax` is not JSON, `value` is JSON that Postgres cannot hold exactly, `size` is too much of it. */
  readonly kind: 'syntax' | 'value' | 'size';
  readonly message: string;
  /** Such as `Row 2, objects[17].x`. */
  readonly place: string;
}

/** The way to a value: the key in each object and the index in each list. */
export type JsonPath = readonly (string | number)[];

const longestKey = 60;

/** `isList`: whether the outermost value is a list, so that its index counts rows. */
export function placeOf(path: JsonPath, isList: boolean): string {
  const [row, ...others] = isList ? path : [0, ...path];
  if (row === undefined) return 'The body';
  const steps = others.map((step, index) => {
    if (typeof step === 'number') return `[${step}]`;
    return `${index === 0 ? '' : '.'}${step.length > longestKey ? `${step.slice(0, longestKey)}…` : step}`;
  });
  return [`Row ${Number(row) + 1}`, steps.join('')].filter((part) => part !== '').join(', ');
}
