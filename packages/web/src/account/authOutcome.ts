// What an auth action answers: done, with a sentence to show if there is one, or the reason why not.

export type AuthOutcome =
  | { readonly done: true; readonly message?: string }
  | { readonly done: false; readonly reason: string };

export const notSetUp: AuthOutcome = {
  done: false,
  reason: 'Authentication is not set up yet. Please configure the backend to enable login/registration.',
};
