// Signs a user in with email and password, and out again.
import { type AuthResult, withBackend } from './backend/authResult.ts';
import { withProof } from './backend/withProof.ts';
import { toast } from '../kit/toasts/toast.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export const signIn = (credentials: Credentials): Promise<AuthResult> =>
  withBackend('An error occurred', async ({ auth }) => {
    const { error } = await withProof((options) => auth.signInWithPassword({ ...credentials, options }));
    return error;
  });

/** Ends the session of this browser and of no other. */
export const signOut = (): Promise<AuthResult> =>
  withBackend('An error occurred', async ({ auth }) => (await auth.signOut({ scope: 'local' })).error);

/** Signs out, and shows in a toast whether it worked. */
export async function signOutAloud(): Promise<void> {
  const result = await signOut();
  if (result.ok) toast.success('Signed out successfully');
  else toast.error(`Failed to sign out: ${result.problem}`);
}
