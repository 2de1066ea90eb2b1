// Signs a person in by e-mail and password. No backend is spoken to yet, so it answers that none is set up.
import { notSetUp, type AuthOutcome } from './authOutcome.ts';
import { withBackend } from './withBackend.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export const signIn = (_credentials: Credentials): Promise<AuthOutcome> => withBackend(async () => notSetUp);
