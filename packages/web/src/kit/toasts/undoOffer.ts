// How long a toast that offers to undo a deletion is shown.

/** Milliseconds. */
export const undoOffer = 10_000;
