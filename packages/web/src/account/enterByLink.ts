// Signs in whoever comes by a mailed link, with the tokens that it carries.
import { refused } from './authOutcome.ts';
import { loadBackend } from './backend.ts';
import { noBackend } from './isBackendUnconfigured.ts';
import type { MailedLink } from './mailedLink.ts';
import { type User, userOf } from './session.ts';

export type Entry =
  | { readonly as: 'user'; readonly user: User }
  /** Something that the link must carry is missing. */
  | { readonly as: 'incomplete' }
  /** The backend does not take the link, or no more. */
  | { readonly as: 'expired' }
  /** The backend could not be asked; the link may still be good. */
  | { readonly as: 'unreachable'; readonly reason: string };

/** purpose: what the mail must have been for. */
export async function enterByLink(link: MailedLink, purpose: 'signup' | 'recovery'): Promise<Entry> {
  const { accessToken, refreshToken, type, error } = link;
  if (error) return { as: 'expired' };
  if (!accessToken || !refreshToken || type !== purpose) return { as: 'incomplete' };
  try {
    const backend = await loadBackend();
    if (!backend) return unreachable(noBackend);
    const answer = await backend.auth.setSession({ access_token: accessToken, refresh_token: refreshToken });
    const user = userOf(answer.data.user);
    if (user) return { as: 'user', user };
    return mayPass(answer.error?.status) ? unreachable(answer.error) : { as: 'expired' };
  } catch (problem) {
    return unreachable(problem);
  }
}

const unreachable = (problem: unknown): Entry => ({
  as: 'unreachable',
  reason: refused(problem, 'An error occurred').reason,
});

/** No network, too many requests, a fault of the server. */
const mayPass = (status: number | undefined): boolean =>
  status === 0 || status === 429 || (status !== undefined && status >= 500);
