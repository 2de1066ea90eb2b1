// Why the server or a command could not start, as a message for the operator. It is printed without a stack trace.

export class StartError extends Error {}

/** Tells the operator about a problem that doesn't stop the server. */
export type Warn = (message: string) => void;
