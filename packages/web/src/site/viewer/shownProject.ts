// Asks the backend for the project that a page shows: by the token of a share link, with plain requests so that the page
// fetches no client, or as the member who is signed in.
import { backendConfig } from '../../account/backend/backend.ts';
import { type Role, setVisit, visitHeaders } from '../../account/backend/visit.ts';
import { type Answer, type NoAnswer, unreached } from '../../kit/result.ts';

/** What the address of the page names. */
export type Address =
  | { readonly by: 'link'; readonly token: string }
  | { readonly by: 'member'; readonly projectId: string };

export interface ShownProject {
  readonly id: string;
  readonly title: string;
  readonly objects: readonly unknown[];
  readonly settings: object;
  readonly updatedAt: string;
  readonly isShared: boolean;
}

/** undefined: there is no such project, or it isn't shown any more. */
type Found<T> = Promise<Answer<T | undefined>>;

/** Milliseconds: a large plan on a slow line. */
const timeout = 60_000;

/** The first row of an answer. */
async function ask(address: Address, query: string, init: RequestInit = {}): Found<object> {
  try {
    const config = await backendConfig();
    if (!config) return { ok: true, value: undefined };
    const token = address.by === 'link' ? config.key : await accessToken();
    if (token === undefined) return signedOut;
    const answer = await fetch(`${config.url.replace(/\/$/, '')}/rest/v1/${query}`, {
      ...init,
      headers: {
        apikey: config.key,
        authorization: `Bearer ${token}`,
        ...visitHeaders(),
        ...init.headers,
      },
      signal: AbortSignal.timeout(timeout),
    });
    const body: unknown = answer.status === 201 ? undefined : await answer.json().catch(() => undefined);
    if (answer.ok)
      return { ok: true, value: Array.isArray(body) ? (body[0] as object | undefined) : undefined };
    if (answer.status === 401) return signedOut;
    return answer.status >= 500 ? unreached : { ok: false, reason: 'refused', problem: messageIn(body) };
  } catch {
    return unreached;
  }
}

const signedOut: NoAnswer = { ok: false, reason: 'signedOut', problem: "You're not logged in." };

const messageIn = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
    ? body.message
    : unreached.problem;

async function accessToken(): Promise<string | undefined> {
  const { loadBackend } = await import('../../account/backend/backend.ts');
  const session = await (await loadBackend())?.auth.getSession();
  return session?.data.session?.access_token;
}

/** Which project it is, and what its visitor may do. Counts as one opening of a link. */
export async function lookUp(address: Address): Found<{ readonly id: string; readonly role: Role }> {
  if (address.by === 'member') {
    const answer = await ask(address, `project_members?select=role&project_id=eq.${address.projectId}`);
    if (!answer.ok || !answer.value) return answer as Answer<undefined>;
    return { ok: true, value: { id: address.projectId, role: roleIn(answer.value) } };
  }
  setVisit({ token: address.token });
  const answer = await ask(address, 'share_links?select=project_id,role');
  if (!answer.ok || !answer.value) return answer as Answer<undefined>;
  const { project_id: id } = answer.value as { project_id?: unknown };
  if (typeof id !== 'string') return { ok: true, value: undefined };
  const found = { id, role: roleIn(answer.value) };
  setVisit({ token: address.token, projectId: id, role: found.role });
  return { ok: true, value: found };
}

export async function countOpening(address: Address): Promise<void> {
  const headers = { 'content-type': 'application/json', prefer: 'return=minimal' };
  if (address.by === 'link') await ask(address, 'link_openings', { method: 'POST', headers, body: '{}' });
}

const roleIn = (row: object): Role => {
  const { role } = row as { role?: unknown };
  return role === 'editor' || role === 'commenter' ? role : 'viewer';
};

export async function fetchProject(address: Address, id: string): Found<ShownProject> {
  const answer = await ask(
    address,
    `projects?select=title,objects,settings,updated_at,is_shared&id=eq.${id}`,
  );
  if (!answer.ok || !answer.value) return answer as Answer<undefined>;
  const row = answer.value as Readonly<Record<string, unknown>>;
  const { title, objects, settings, updated_at: updatedAt, is_shared: isShared } = row;
  if (typeof title !== 'string' || !Array.isArray(objects) || typeof updatedAt !== 'string')
    return { ok: false, reason: 'refused', problem: "The server sent a response that can't be read." };
  return {
    ok: true,
    value: {
      id,
      title,
      objects,
      settings: typeof settings === 'object' && settings !== null ? settings : {},
      updatedAt,
      isShared: isShared === true,
    },
  };
}

/** When it was last saved. */
export async function fetchStamp(address: Address, id: string): Found<string> {
  const answer = await ask(address, `projects?select=updated_at&id=eq.${id}`);
  if (!answer.ok || !answer.value) return answer as Answer<undefined>;
  const { updated_at: stamp } = answer.value as { updated_at?: unknown };
  return { ok: true, value: String(stamp) };
}
