// The files of cloud projects that the user, or a visitor with a share link, may open, through the Supabase Storage protocol.
// They are in the folder of the project's owner.
import { backendConfig, loadBackend } from '../../account/backend/backend.ts';
import type { BackendConfig } from '../../account/backend/client.ts';
import { problemIn, rest } from '../../account/backend/rest.ts';
import { visitHeaders } from '../../account/backend/guestKey.ts';
import { session } from '../../account/backend/session.ts';
import { visit } from '../../account/backend/visit.ts';
import { type Answer, unreached } from '../../kit/result.ts';

/** The bucket of all files; those of a user are under the user's id. */
export const bucketName = 'files';

/** Milliseconds, enough for the largest file over a slow network. */
export const fileTimeout = 10 * 60_000;

export interface CloudAccess {
  /** Ends with storage/v1. */
  readonly url: string;
  /** The user whose folder it is. */
  readonly userId: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Access to the user's own folder; undefined if nobody is signed in, or no backend is set up. Rejects without a connection. */
export async function cloudAccess(): Promise<CloudAccess | undefined> {
  const user = session();
  if (user === undefined) return undefined;
  const [config, client] = await Promise.all([backendConfig(), loadBackend()]);
  const { data } = (await client?.auth.getSession()) ?? { data: { session: null } };
  if (!config || !data.session) return undefined;
  const { access_token: token, user: owner } = data.session;
  return { url: storageUrl(config), userId: owner.id, headers: headersFor(config, token) };
}

const headersFor = ({ key }: BackendConfig, token: string): CloudAccess['headers'] => ({
  apikey: key,
  authorization: `Bearer ${token}`,
  ...visitHeaders(),
});

/** Access to the folder with a project's files: its owner's, or the user's own before the first save. */
export async function projectAccess(projectId: string): Promise<CloudAccess | undefined> {
  const own = await cloudAccess();
  const [owner] = await ownersIn(`projects?select=user_id&id=eq.${projectId}`);
  return owner === undefined ? own : accessTo(owner, own);
}

/** Access to the folder of somebody else who shares a file with the user; undefined if nobody does. */
async function sharedAccess(hash: string, own: CloudAccess | undefined): Promise<CloudAccess | undefined> {
  if (!own && !visit()) return undefined;
  // Somebody who is asked to approve a version can see only that version.
  const projects = await ownersIn('projects?select=user_id');
  const owners = projects.size > 0 ? projects : await ownersIn('project_versions?select=user_id');
  for (const owner of owners) {
    const access = owner === own?.userId ? undefined : await accessTo(owner, own);
    if (access && (await stateInCloud(access, hash)) !== 'absent') return access;
  }
  return undefined;
}

/** Access to a user's folder, as the signed-in user or, without `own`, as a visitor. */
async function accessTo(userId: string, own: CloudAccess | undefined): Promise<CloudAccess | undefined> {
  if (own) return { ...own, userId };
  const config = await backendConfig();
  return config && { url: storageUrl(config), userId, headers: headersFor(config, config.key) };
}

/** The owners of the rows that the user may see. Rejects without a connection. */
async function ownersIn(path: string): Promise<ReadonlySet<string>> {
  const answer = await rest({ path });
  if (!answer.ok && answer.reason === 'unreached') throw new TypeError(answer.problem);
  const owners = (answer.ok ? answer.value : []).map((row): unknown => Reflect.get(Object(row), 'user_id'));
  return new Set(owners.filter((owner) => typeof owner === 'string'));
}

/** Ends with storage/v1. */
export const storageUrl = ({ url }: BackendConfig): string =>
  new URL('storage/v1', `${url.replace(/\/$/, '')}/`).href;

export const objectName = ({ userId }: CloudAccess, hash: string): string => `${userId}/${hash}`;

/** A file as the cloud lists it. lost_since: since when its content is missing there. */
export interface ListedFile {
  readonly name: string;
  readonly lost_since?: string | null;
  readonly metadata?: { readonly size?: number; readonly mimetype?: string } | null;
  /** Only of lost files: the ids of the projects that use it. */
  readonly projects?: readonly string[];
}

/** Rejects without a connection. */
export async function listFiles(
  { url, userId, headers }: CloudAccess,
  which: { readonly search?: string; readonly lost?: true; readonly limit: number },
): Promise<readonly ListedFile[]> {
  const answer = await fetch(`${url}/object/list/${bucketName}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ prefix: userId, ...which }),
    signal: AbortSignal.timeout(30_000),
  });
  const listed: unknown = answer.ok ? await answer.json() : [];
  return Array.isArray(listed) ? (listed as ListedFile[]) : [];
}

/** Whether the cloud has a file. It is looked up in a list, because browsers log a missing address as an error. Rejects without a connection. */
export async function stateInCloud(access: CloudAccess, hash: string): Promise<'there' | 'lost' | 'absent'> {
  const found = (await listFiles(access, { search: hash, limit: 1 })).find(({ name }) => name === hash);
  if (!found) return 'absent';
  return typeof found.lost_since === 'string' ? 'lost' : 'there';
}

const lost: Answer<Blob | undefined> = {
  ok: false,
  reason: 'refused',
  problem:
    'The server has lost its content. Open Saved Projects in the browser in which you added it, which can send it again, or add the file again.',
};

/** Fetches a file; undefined if the cloud doesn't have it or doesn't show it to this user. */
export async function fetchCloudFile(hash: string): Promise<Answer<Blob | undefined>> {
  try {
    const own = await cloudAccess();
    const ofOwn = own ? await stateInCloud(own, hash) : 'absent';
    const access = ofOwn === 'absent' ? await sharedAccess(hash, own) : own;
    const state = access && access !== own ? await stateInCloud(access, hash) : ofOwn;
    if (!access || state === 'absent') return { ok: true, value: undefined };
    if (state === 'lost') return lost;
    const address = `${access.url}/object/authenticated/${bucketName}/${objectName(access, hash)}`;
    const answer = await fetch(address, {
      headers: access.headers,
      signal: AbortSignal.timeout(fileTimeout),
    });
    if (answer.ok) return { ok: true, value: await answer.blob() };
    if (answer.status === 410) return lost;
    return { ok: false, reason: 'refused', problem: (await problemIn(answer)) ?? unreached.problem };
  } catch {
    return unreached;
  }
}
