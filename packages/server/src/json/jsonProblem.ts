// Why JSON from a client is rejected, and where the problem is.

export interface JsonProblem {
  /** `syntax`: invalid JSON. `value`: Postgres can't store it exactly. `size`: beyond a limit. */
  readonly kind: 'syntax' | 'value' | 'size';
  readonly message: string;
  /** Such as `Row 2, objects[17].x`. */
  readonly place: string;
}

/** Object keys and list indexes. */
export type JsonPath = readonly (string | number)[];

const maxKeyLength = 60;

/** `isList`: whether the outermost value is a list of rows. */
export function placeOf(path: JsonPath, isList: boolean): string {
  const [row, ...inRow] = isList ? path : [0, ...path];
  if (row === undefined) return 'The body';
  const steps = inRow.map((step, index) => {
    if (typeof step === 'number') return `[${step}]`;
    return `${index === 0 ? '' : '.'}${step.length > maxKeyLength ? `${step.slice(0, maxKeyLength)}…` : step}`;
  });
  return [`Row ${Number(row) + 1}`, steps.join('')].filter((part) => part !== '').join(', ');
}
