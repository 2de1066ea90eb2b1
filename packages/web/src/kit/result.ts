// The result of work that can fail: a value, or the problem in words to show. The readings of plans have the same shape.

export type Result<Value = undefined, Failure extends Failed = Failed> =
  | { readonly ok: true; readonly value: Value }
  | Failure;

export interface Failed {
  readonly ok: false;
  readonly problem: string;
}

/** The success of work that has no value. */
export const done = { ok: true, value: undefined } as const;

/** The result of a call to the cloud. */
export type Answer<T> = Result<T, NoAnswer>;

export interface NoAnswer extends Failed {
  /** unreached: no connection to the cloud, or no response. */
  readonly reason: 'unreached' | 'signedOut' | 'refused';
}

/** No network, or no server. */
export const unreached: NoAnswer = {
  ok: false,
  reason: 'unreached',
  problem: 'There is no connection to the server. Check your network and try again.',
};
