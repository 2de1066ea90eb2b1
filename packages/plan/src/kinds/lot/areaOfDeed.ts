// The area that the deed of a lot states, beside the one that is drawn.

/** A deed rounds its area; a larger part than this is a mistake somewhere. */
const roundedArea = 0.01;

/** Square feet. */
export const differsFromDeed = (area: number, stated: number): boolean =>
  Math.abs(area - stated) > roundedArea * stated;
