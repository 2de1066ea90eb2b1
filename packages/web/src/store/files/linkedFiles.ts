// Fetches a file that this browser doesn't have: with the token of a share link, or from the user's own projects.
import { backendConfig } from '../../account/backend/backend.ts';
import { type Answer, unreached } from '../../kit/result.ts';
import { refusalText } from '../../account/backend/refusalText.ts';
import { errorIn } from '../../account/backend/rest.ts';
import { fetchCloudFile, fileTimeout, storageUrl } from './cloudFiles.ts';
import { type FileToken, fileTokenFor } from './fileTokens.ts';
import { longDate } from '../../kit/formatted.ts';

/** isFromLink: whether the file is missing because of the share link with which the plan was opened. */
export type CloudAnswer = Answer<Blob | undefined> & { readonly isFromLink?: boolean };

/** Statuses of a server that is busy or down for a moment. */
const temporary: ReadonlySet<number> = new Set([429, 502, 503, 504]);

const advice = 'Ask whoever sent it for a new link, or for the exported plan file.';

/** Fetches a file; undefined if there is no token for it and the user's projects don't have it. */
export async function fetchFile(hash: string): Promise<CloudAnswer> {
  const token = fileTokenFor(hash);
  if (!token) return fetchCloudFile(hash);
  const linked = await fetchLinkedFile(token);
  if (linked.ok || linked.reason === 'unreached') return linked;
  const own = await fetchCloudFile(hash);
  return own.ok && own.value ? own : linked;
}

async function fetchLinkedFile({ token, path, expires }: FileToken): Promise<CloudAnswer> {
  const expired = `The link to this plan showed it until ${longDate(expires)}. ${advice}`;
  // An expired token isn't tried, because browsers log a refusal as an error.
  if (expires.getTime() <= Date.now()) return refused(expired);
  try {
    const config = await backendConfig();
    if (!config) return refused(`This site keeps no files. ${advice}`);
    const address = `${storageUrl(config)}/object/sign/${path}?token=${token}`;
    const answer = await fetch(address, { signal: AbortSignal.timeout(fileTimeout) });
    if (answer.ok) return { ok: true, value: await answer.blob() };
    const { message = '' } = await errorIn(answer);
    if (answer.status === 404 || /not.?found/i.test(message))
      return refused(`Whoever sent you the plan doesn't share this file anymore. ${advice}`);
    if (answer.status === 410) return refused(`The server has lost the content of this file. ${advice}`);
    // The clock of this device may be slow.
    if (message.includes('"exp"')) return refused(expired);
    if (answer.status < 429)
      return refused('The link to this plan is damaged. Ask for it again, and copy all of it.');
    if (temporary.has(answer.status)) return unreached;
    return { ok: false, reason: 'refused', problem: refusalText(message, answer.status) };
  } catch {
    return unreached;
  }
}

const refused = (problem: string): CloudAnswer => ({
  ok: false,
  reason: 'refused',
  problem,
  isFromLink: true,
});
