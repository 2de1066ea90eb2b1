// Fetches the project that the viewer shows: by the token of a share link, with plain requests that need no client library, or
// as the member who is signed in.
import { rest } from '../../account/backend/rest.ts';
import { storedUser } from '../../account/backend/session.ts';
import { type Role, setVisit } from '../../account/backend/visit.ts';
import type { Answer, NoAnswer } from '../../kit/result.ts';

/** What the address of the page identifies. */
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

/** undefined: there is no such project, or it isn't shared anymore. */
type Found<T> = Promise<Answer<T | undefined>>;

/** The first row of an answer. With a link the request is a visitor's, even if somebody is signed in: that takes no further script. */
async function ask(address: Address, path: string): Found<object> {
  if (address.by === 'member' && !storedUser()) return signedOut;
  const answer = await rest(address.by === 'link' ? { path, token: address.token } : { path });
  return answer.ok ? { ok: true, value: answer.value[0] as object | undefined } : answer;
}

const signedOut: NoAnswer = { ok: false, reason: 'signedOut', problem: "You're not logged in." };

/** Finds out which project it is, and what its visitor may do. */
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
  if (address.by === 'member') return;
  await rest({ method: 'POST', path: 'link_openings', body: {}, isBlind: true, token: address.token });
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

export type Stamp = Pick<ShownProject, 'title' | 'updatedAt' | 'isShared'>;

/** The project's title, when it was last saved, and whether others may edit it. */
export async function fetchStamp(address: Address, id: string): Found<Stamp> {
  const answer = await ask(address, `projects?select=title,updated_at,is_shared&id=eq.${id}`);
  if (!answer.ok || !answer.value) return answer as Answer<undefined>;
  const { title, updated_at: updatedAt, is_shared: isShared } = answer.value as Record<string, unknown>;
  return {
    ok: true,
    value: { title: String(title), updatedAt: String(updatedAt), isShared: isShared === true },
  };
}
