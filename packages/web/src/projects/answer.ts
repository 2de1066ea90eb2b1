// What a call to the cloud comes to.

/** What was asked for, or in words why it did not come; unreached: the cloud was not, or gave no answer. */
export type Answer<T> = { readonly ok: true; readonly value: T } | NoAnswer;

export interface NoAnswer {
  readonly ok: false;
  readonly problem: string;
  readonly reason: 'unreached' | 'signedOut' | 'refused';
}

/** Where there is no network, or no server at its end. */
export const unreached: NoAnswer = {
  ok: false,
  reason: 'unreached',
  problem: 'The server cannot be reached. Check your connection.',
};
