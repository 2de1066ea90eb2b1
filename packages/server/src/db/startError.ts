// Reasons not to start or not to run a command, in sentences for whoever started it. They are told without a stack.

export class StartError extends Error {}

/** Another server has the data directory. */
export class LockedError extends StartError {}
