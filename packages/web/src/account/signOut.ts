// Ends the session of this browser and of no other.
import type { AuthOutcome } from './backend/authResult.ts';
import { withBackend } from './backend/withBackend.ts';

export const signOut = (): Promise<AuthOutcome> =>
  withBackend('An error occurred', async ({ auth }) => (await auth.signOut({ scope: 'local' })).error);
