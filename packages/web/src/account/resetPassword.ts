// Sends the mail with the link for setting a new password.
import type { AuthOutcome } from './backend/authResult.ts';
import { noteLinkRequest } from './links/linkRequests.ts';
import { withBackend } from './backend/withBackend.ts';
import { withProof } from './backend/withProof.ts';

export const sendResetEmail = (email: string): Promise<AuthOutcome> =>
  withBackend('An error occurred while sending the reset email', async ({ auth }) => {
    const redirectTo = `${window.location.origin}/reset-password`;
    const { error } = await withProof((security) =>
      auth.resetPasswordForEmail(email, { redirectTo, ...security }),
    );
    if (!error) noteLinkRequest(email);
    return error;
  });
