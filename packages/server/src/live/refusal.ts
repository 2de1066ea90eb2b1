// The codes and reasons that clients get when a connection is refused or closed.

/** Clients compare these. */
export const closeCodes = {
  /** The client should connect again: the server stops, or another server has the room. */
  reset: 4205,
  badMessage: 4400,
  expired: 4401,
  forbidden: 4403,
  silent: 4408,
  tooMany: 4429,
  tooLarge: 1009,
} as const;

export interface Closing {
  readonly code: number;
  /** At most 123 bytes, which is what a close frame holds. */
  readonly reason: string;
}

/** Thrown while a client signs in. It has no message, because Hocuspocus prints those. */
export class Refusal extends Error {
  readonly code: number;
  /** A word that clients compare, or a sentence that they show. */
  readonly reason: string;

  constructor(reason: string, code: number = closeCodes.forbidden) {
    super('');
    this.name = 'Refusal';
    this.reason = reason;
    this.code = code;
  }
}

export const refusals = {
  /** Whoever asks has the project open, but it was deleted, or is no longer shared with them. */
  noAccess: 'You no longer have access to this project. Your copy stays in this browser.',
  /** A word that clients compare: they try again soon, and say nothing. */
  busy: 'busy',
  everywhere: 'You have plans open in too many tabs and browsers. Close some of them.',
  ownPlans: 'You have too many large plans open at once. Close some of them.',
  tooManyPlans: 'The server has too many open plans. Please try again later.',
} as const;

/** Why a room ends while people are in it. */
export const closings = {
  moved: { code: closeCodes.reset, reason: 'The plan is open on another server.' },
  anew: { code: closeCodes.reset, reason: 'The plan is opened anew.' },
  deleted: { code: closeCodes.forbidden, reason: 'This plan was deleted.' },
} as const satisfies Record<string, Closing>;
