// The result of a call to the cloud.

/** The value, or the problem in words. unreached: no connection to the cloud, or no response. */
export type Answer<T> = { readonly ok: true; readonly value: T } | NoAnswer;

export interface NoAnswer {
  readonly ok: false;
  readonly problem: string;
  readonly reason: 'unreached' | 'signedOut' | 'refused';
}

/** No network, or no server. */
export const unreached: NoAnswer = {
  ok: false,
  reason: 'unreached',
  problem: 'There is no connection to the server. Check your network and try again.',
};
