// When two buildings count as attached to each other.

/** Feet between their walls: these are drawn a few inches off, and nobody builds or grades so narrow a gap. */
export const attachedWithin = 0.5;
