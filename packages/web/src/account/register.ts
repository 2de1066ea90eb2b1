// Makes an account. No backend is spoken to yet, so it answers that none is set up.
import { notSetUp, type AuthOutcome } from './authOutcome.ts';
import type { Registration } from './registrationRules.ts';
import { withBackend } from './withBackend.ts';

export const register = (_registration: Registration): Promise<AuthOutcome> =>
  withBackend(async () => notSetUp);
