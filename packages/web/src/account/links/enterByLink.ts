// Signs in whoever follows a mailed link, with its tokens, on the given client.
import type { SupabaseClient } from '@supabase/supabase-js';
import { refused } from '../backend/authResult.ts';
import { isBackendUnconfigured, noBackend } from '../backend/isBackendUnconfigured.ts';
import type { MailedLink } from './mailedLink.ts';
import { type User, userOf } from '../backend/session.ts';

export type Entry =
  | { readonly as: 'user'; readonly user: User; readonly backend: SupabaseClient }
  /** The link lacks something that it must carry. */
  | { readonly as: 'incomplete' }
  /** The backend doesn't accept the link, or no longer does. */
  | { readonly as: 'expired' }
  /** This site has no backend that could accept it. */
  | { readonly as: 'unconfigured'; readonly reason: string }
  /** The backend couldn't be reached; the link may still be good. */
  | { readonly as: 'unreachable'; readonly reason: string };

/** purposes: what the mail must have been for. load: fetches the client that is to hold the session. */
export async function enterByLink(
  link: MailedLink,
  purposes: readonly ('signup' | 'recovery' | 'email_change')[],
  load: () => Promise<SupabaseClient | undefined>,
): Promise<Entry> {
  const { accessToken, refreshToken, type, error } = link;
  if (error) return { as: 'expired' };
  if (!accessToken || !refreshToken || !purposes.some((purpose) => purpose === type))
    return { as: 'incomplete' };
  try {
    const backend = await load();
    if (!backend) return refusedAs('unconfigured', noBackend);
    const answer = await backend.auth.setSession({ access_token: accessToken, refresh_token: refreshToken });
    const user = userOf(answer.data.user);
    if (user) return { as: 'user', user, backend };
    if (isBackendUnconfigured(answer.error)) return refusedAs('unconfigured', answer.error);
    return mayPass(answer.error?.status) ? refusedAs('unreachable', answer.error) : { as: 'expired' };
  } catch (problem) {
    return refusedAs('unreachable', problem);
  }
}

const refusedAs = (as: 'unconfigured' | 'unreachable', problem: unknown): Entry => ({
  as,
  reason: refused(problem, 'An error occurred').reason,
});

/** No network, too many requests, or a server error. */
const mayPass = (status: number | undefined): boolean =>
  status === 0 || status === 429 || (status !== undefined && status >= 500);
