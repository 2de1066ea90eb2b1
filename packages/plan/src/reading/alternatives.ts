// Alternatives of a grammar: productions, or reasons for doubt, that are tried in order.

/** A function that gives what the first of several makes of its arguments; undefined if none makes anything. */
export const firstOf =
  <Args extends readonly unknown[], Result>(
    alternatives: readonly ((...args: Args) => Result | undefined)[],
  ) =>
  (...args: Args): Result | undefined => {
    for (const alternative of alternatives) {
      const result = alternative(...args);
      if (result !== undefined) return result;
    }
    return undefined;
  };

/** A function that says whether any of several conditions holds. */
export const anyOf =
  <Args extends readonly unknown[]>(conditions: readonly ((...args: Args) => boolean)[]) =>
  (...args: Args): boolean =>
    conditions.some((holds) => holds(...args));
