// Signs in somebody who follows a mailed link, with the tokens of the link, on the given client.
import type { SupabaseClient } from '@supabase/supabase-js';
import { refused, isBackendUnconfigured, noBackend } from '../backend/authResult.ts';
import type { Failed, Result } from '../../kit/result.ts';
import type { MailedLink } from './mailedLink.ts';
import { type User, userOf } from '../backend/session.ts';

export type EntryResult = Result<Entry, EntryRefused>;

/** The user that the link is for, and the client that was signed in with it. */
export interface Entry {
  readonly user: User;
  readonly backend: SupabaseClient;
}

interface EntryRefused extends Failed {
  /**
   * incomplete: the link lacks something. expired: the backend doesn't accept the link, or no longer does. unconfigured: this
   * site has no backend. unreached: the backend couldn't be reached, so the link may still be good.
   */
  readonly reason: 'incomplete' | 'expired' | 'unconfigured' | 'unreached';
}

/** purposes: what the mail must have been for. load: fetches the client that gets the session. */
export async function enterByLink(
  link: MailedLink,
  purposes: readonly ('signup' | 'recovery' | 'email_change')[],
  load: () => Promise<SupabaseClient | undefined>,
): Promise<EntryResult> {
  const { accessToken, refreshToken, type, error } = link;
  if (error) return expired;
  if (!accessToken || !refreshToken || !purposes.some((purpose) => purpose === type))
    return { ...expired, reason: 'incomplete' };
  try {
    const backend = await load();
    if (!backend) return refusedAs('unconfigured', noBackend);
    const answer = await backend.auth.setSession({ access_token: accessToken, refresh_token: refreshToken });
    const user = userOf(answer.data.user);
    if (user) return { ok: true, value: { user, backend } };
    if (isBackendUnconfigured(answer.error)) return refusedAs('unconfigured', answer.error);
    return isTemporary(answer.error?.status) ? refusedAs('unreached', answer.error) : expired;
  } catch (problem) {
    return refusedAs('unreached', problem);
  }
}

const expired: EntryRefused = {
  ok: false,
  reason: 'expired',
  problem: 'This email link is invalid or has expired.',
};

const refusedAs = (reason: 'unconfigured' | 'unreached', problem: unknown): EntryRefused => ({
  ok: false,
  reason,
  problem: refused(problem, 'An error occurred').problem,
});

/** Whether a status means no network, too many requests, or a server error. */
const isTemporary = (status: number | undefined): boolean =>
  status === 0 || status === 429 || (status !== undefined && status >= 500);

/** Makes the session of a separate client the session of this browser. Returns the backend's error, or null. */
export async function adoptSession(linkClient: SupabaseClient, backend: SupabaseClient): Promise<unknown> {
  const { data, error } = await linkClient.auth.getSession();
  if (!data.session) return error;
  return (await backend.auth.setSession(data.session)).error;
}
