// The calls to Supabase for the user's own account: reads it, changes its email address, and requests or cancels its deletion.
import type { Result } from '../../kit/result.ts';
import {
  type AuthResult,
  refused,
  type Refused,
  noBackend,
  withBackend,
} from '../../account/backend/authResult.ts';
import { loadBackend, loadIsolatedBackend } from '../../account/backend/backend.ts';
import { withProof } from '../../account/backend/withProof.ts';
import { noteLinkRequest, mailedLinksLeadTo } from '../../account/links/linkRequests.ts';

export interface OwnAccount {
  readonly email: string;
  /** The new address, until it is confirmed by the mailed links. */
  readonly newEmail: string | undefined;
  /** When the account will be deleted. */
  readonly deletedOn: Date | undefined;
  /** What was given at registration. */
  readonly profile: object;
}

const table = 'account_deletions';
const failed = 'An error occurred';

export async function readAccount(): Promise<Result<OwnAccount, Refused>> {
  try {
    const backend = await loadBackend();
    if (!backend) return refused(noBackend, failed);
    const [{ data, error }, deletion] = await Promise.all([
      backend.auth.getUser(),
      backend.from(table).select('due_at').maybeSingle<{ readonly due_at: string }>(),
    ]);
    if (error || deletion.error) return refused(error ?? deletion.error, failed);
    const { email = '', new_email: newEmail, user_metadata: profile } = data.user;
    const due = deletion.data?.due_at;
    const deletedOn = due === undefined ? undefined : new Date(due);
    return { ok: true, value: { email, newEmail, profile, deletedOn } };
  } catch (problem) {
    return refused(problem, failed);
  }
}

/** Mails a link to both addresses. With the account's present address it cancels a change that isn't confirmed yet. */
export const changeEmail = (email: string): Promise<AuthResult> =>
  withBackend(failed, async ({ auth }) => {
    const { error } = await auth.updateUser({ email }, { emailRedirectTo: mailedLinksLeadTo() });
    if (!error) noteLinkRequest(email);
    return error;
  });

/** email: the present address of the account. */
export const resendChange = (email: string): Promise<AuthResult> =>
  withBackend(failed, async ({ auth }) => {
    const options = { emailRedirectTo: mailedLinksLeadTo() };
    const { error } = await withProof((security) =>
      auth.resend({ type: 'email_change', email, options: { ...options, ...security } }),
    );
    return error;
  });

/** Checks the password first, so that a person who finds a signed-in browser can't delete the account. */
export const requestDeletion = (email: string, password: string): Promise<AuthResult> =>
  withBackend(failed, async (backend) => {
    const aside = await loadIsolatedBackend();
    if (!aside) return noBackend;
    const { error } = await withProof((options) =>
      aside.auth.signInWithPassword({ email, password, options }),
    );
    // The backend speaks of credentials, though only the password was asked for.
    if (error?.code === 'invalid_credentials') return { message: 'The password is wrong. Please try again.' };
    if (error) return error;
    await aside.auth.signOut({ scope: 'local' }).catch(() => undefined);
    return (await backend.from(table).insert({})).error;
  });

export const keepAccount = (): Promise<AuthResult> =>
  withBackend(failed, async (backend) => {
    const { data, error } = await backend.auth.getUser();
    return error ?? (await backend.from(table).delete().eq('user_id', data.user.id)).error;
  });
