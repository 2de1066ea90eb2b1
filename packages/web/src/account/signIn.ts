// Signs a user in with email and password.
import type { AuthOutcome } from './backend/authResult.ts';
import { withBackend } from './backend/withBackend.ts';
import { withProof } from './backend/withProof.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export const signIn = (credentials: Credentials): Promise<AuthOutcome> =>
  withBackend('An error occurred', async ({ auth }) => {
    const { error } = await withProof((options) => auth.signInWithPassword({ ...credentials, options }));
    return error;
  });
