// The files of the signed-in user's projects in the cloud, through the Supabase Storage protocol.
import { loadBackend } from '../account/backend/backend.ts';
import { backendConfig } from '../account/backend/backendConfig.ts';
import { session } from '../account/session.ts';
import { type Answer, unreached } from '../projects/cloud/answer.ts';

/** The bucket of all files; those of a user are under the user's id. */
const bucket = 'files';

/** Milliseconds without which a slow network could not send the largest file. */
const patience = 10 * 60_000;

export interface CloudAccess {
  /** Ends with storage/v1. */
  readonly url: string;
  readonly userId: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** undefined if nobody is signed in, or no backend is set up. Rejects without a connection. */
export async function cloudAccess(): Promise<CloudAccess | undefined> {
  const user = session();
  if (user === undefined) return undefined;
  const [config, client] = await Promise.all([backendConfig(), loadBackend()]);
  const { data } = (await client?.auth.getSession()) ?? { data: { session: null } };
  if (!config || !data.session) return undefined;
  const { access_token: token, user: owner } = data.session;
  const headers = { apikey: config.key, authorization: `Bearer ${token}` };
  return { url: new URL('storage/v1', `${config.url.replace(/\/$/, '')}/`).href, userId: owner.id, headers };
}

export const objectName = ({ userId }: CloudAccess, hash: string): string => `${userId}/${hash}`;

export const bucketName = bucket;

/** Returns undefined if the cloud doesn't have it, or shows it to nobody else. */
export async function fetchCloudFile(hash: string): Promise<Answer<Blob | undefined>> {
  try {
    const access = await cloudAccess();
    if (!access) return { ok: true, value: undefined };
    const address = `${access.url}/object/authenticated/${bucket}/${objectName(access, hash)}`;
    const answer = await fetch(address, { headers: access.headers, signal: AbortSignal.timeout(patience) });
    if (answer.ok) return { ok: true, value: await answer.blob() };
    if (answer.status >= 500) return unreached;
    return { ok: true, value: undefined };
  } catch {
    return unreached;
  }
}
