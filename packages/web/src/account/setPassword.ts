// Gives the account that is signed in a new password.
import type { AuthOutcome } from './authOutcome.ts';
import { withBackend } from './withBackend.ts';

export const setPassword = (password: string): Promise<AuthOutcome> =>
  withBackend(
    'An error occurred while updating your password',
    async ({ auth }) => (await auth.updateUser({ password })).error,
  );
