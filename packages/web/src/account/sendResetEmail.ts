// Sends the mail whose link leads to where a forgotten password is replaced.
import type { AuthOutcome } from './authOutcome.ts';
import { withBackend } from './withBackend.ts';

export const sendResetEmail = (email: string): Promise<AuthOutcome> =>
  withBackend('An error occurred while sending the reset email', async ({ auth }) => {
    const redirectTo = `${window.location.origin}/reset-password`;
    return (await auth.resetPasswordForEmail(email, { redirectTo })).error;
  });
