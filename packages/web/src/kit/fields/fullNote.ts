// What a field says once it holds all that fits: it refuses further letters without a sign.

/** Undefined while there is room, or without a limit. */
export const fullNote = (value: unknown, maxLength: number | undefined): string | undefined =>
  typeof value === 'string' && maxLength !== undefined && value.length >= maxLength
    ? `No more than ${maxLength.toLocaleString('en-US')} characters fit here.`
    : undefined;
