// Alternatives of a grammar: productions, or reasons for doubt, that are tried in order.

/** A function that returns the first result of several functions that isn't undefined; undefined if there is none. */
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

/** A function that returns whether any of several conditions holds. */
export const anyOf =
  <Args extends readonly unknown[]>(conditions: readonly ((...args: Args) => boolean)[]) =>
  (...args: Args): boolean =>
    conditions.some((holds) => holds(...args));
