// Sends the mail with which a forgotten password is replaced. No backend is spoken to yet, so it answers that none is set up.
import { notSetUp, type AuthOutcome } from './authOutcome.ts';
import { withBackend } from './withBackend.ts';

export const sendResetEmail = (_email: string): Promise<AuthOutcome> => withBackend(async () => notSetUp);
