// The form of the shared document. Whoever writes another one isn't let in.

/** Raised when a document of before can no longer be read by this version, or the other way around. */
export const liveFormat = 1;
