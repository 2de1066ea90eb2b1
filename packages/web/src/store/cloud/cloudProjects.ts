// All calls for a user's projects in the cloud, and for those that others share with them. None throws or depends on the page.
import type { SupabaseClient } from '@supabase/supabase-js';
import { loadBackend } from '../../account/backend/backend.ts';
import { session } from '../../account/backend/session.ts';
import { visit } from '../../account/backend/visit.ts';
import type { CloudLink } from '../link/cloudLink.ts';
import { whyUnloaded } from '../../kit/late/updated.ts';
import { type Answer, unreached } from '../../kit/result.ts';
import {
  contentsRows,
  entryRows,
  type ProjectContents,
  type ProjectEntry,
  type ProjectSettings,
  type ProjectStamp,
  type ProjectVersion,
  type Rows,
  type SavedProject,
  savedRows,
  settingsRows,
  sharedRows,
  type SharedStamp,
  stampRows,
  versionRows,
} from '../link/cloudRows.ts';

/** The projects of the signed-in user. */
export async function userProjects(): Promise<Answer<CloudProjects>> {
  const user = session();
  if (typeof user === 'object') return projectsOf(user.id);
  return { ok: false, reason: 'signedOut', problem: "You're not logged in." };
}

/** The projects of the signed-in user, or those that a guest may see through a share link. */
export const projectsHere = (): Promise<Answer<CloudProjects>> =>
  visit() && typeof session() !== 'object' ? projectsOf(nobody) : userProjects();

/** The user id of guests, who have no projects. */
const nobody = '00000000-0000-0000-0000-000000000000';

async function projectsOf(userId: string): Promise<Answer<CloudProjects>> {
  try {
    const client = await loadBackend();
    if (client) return { ok: true, value: new CloudProjects(client, userId) };
    return { ok: false, reason: 'signedOut', problem: 'No backend is set up.' };
  } catch (problem) {
    console.warn('The backend could not be loaded.', problem);
    return whyUnloaded();
  }
}

/** The user as whom the open plan is saved, or a guest whose link lets them edit it; undefined if that takes a login. */
export function saverOf(link: CloudLink | undefined): string | undefined {
  const user = session();
  if (typeof user === 'object') return user.id;
  return link?.userId === nobody && link.token !== undefined ? nobody : undefined;
}

export const isGuest = (userId: string): boolean => userId === nobody;

/** Calls the cloud as the signed-in user. If the cloud no longer accepts the session, ends it here too, to allow a new login. */
export async function inCloud<T>(ask: (cloud: CloudProjects) => Promise<Answer<T>>): Promise<Answer<T>> {
  const cloud = await userProjects();
  if (!cloud.ok) return cloud;
  const answer = await ask(cloud.value);
  if (!answer.ok && answer.reason === 'signedOut' && typeof session() === 'object')
    await cloud.value.endSession();
  return answer;
}

/** A project, and the updated_at that it must still have to be changed. */
export interface KnownProject {
  readonly id: string;
  readonly updated_at: string;
}

export interface NewProject extends ProjectContents {
  readonly id: string;
  readonly title: string;
  /** Only for a project that is restored. */
  readonly created_at?: string;
}

/** The timeout in milliseconds for a request of this many characters, so that 20 kB per second is enough. */
export const timeoutFor = (characters: number): number => 30_000 + Math.ceil(characters / 20);

export class CloudProjects {
  readonly userId: string;
  readonly client: SupabaseClient;

  constructor(client: SupabaseClient, userId: string) {
    this.client = client;
    this.userId = userId;
  }

  /** The user's own projects without their plans, newest first. */
  list(): Promise<Answer<ProjectEntry[]>> {
    const call = this.projects.select(entryRows.columns).eq('user_id', this.userId);
    return this.all(call.order('updated_at', { ascending: false }), entryRows);
  }

  /** Returns undefined if there is no such project, like all methods below. */
  entry(id: string): Promise<Answer<ProjectEntry | undefined>> {
    const call = this.projects.select(entryRows.columns).eq('id', id);
    return this.first(call, entryRows);
  }

  /** Like `entry`, but only for the user's own projects. */
  ownEntry(id: string): Promise<Answer<ProjectEntry | undefined>> {
    const call = this.projects.select(entryRows.columns).eq('id', id).eq('user_id', this.userId);
    return this.first(call, entryRows);
  }

  read(id: string): Promise<Answer<SavedProject | undefined>> {
    const call = this.projects.select(savedRows.columns).eq('id', id);
    return this.first(call, savedRows);
  }

  /** Fails on a server that doesn't have sharing yet. */
  sharedStamp(id: string): Promise<Answer<SharedStamp | undefined>> {
    const call = this.projects.select(sharedRows.columns).eq('id', id);
    return this.first(call, sharedRows);
  }

  /** Only the settings of the project's plan. */
  settings(id: string): Promise<Answer<ProjectSettings | undefined>> {
    const call = this.projects.select(settingsRows.columns).eq('id', id);
    return this.first(call, settingsRows);
  }

  /** Adds a project. Returns undefined if there is one with this id already, which isn't changed. */
  insert(project: NewProject): Promise<Answer<ProjectStamp | undefined>> {
    const row = { ...project, user_id: this.userId };
    const call = this.projects.upsert(row, { onConflict: 'id', ignoreDuplicates: true });
    return this.first(call.select(stampRows.columns), stampRows, row);
  }

  /** Replaces what the change has. Returns undefined, and changes nothing, if others have changed or deleted the project since. */
  replace(
    { id, updated_at }: KnownProject,
    change: ProjectContents | ({ readonly title: string } & Partial<ProjectSettings>),
  ): Promise<Answer<ProjectStamp | undefined>> {
    const known = this.projects.update(change).eq('id', id).eq('updated_at', updated_at);
    const call = known.select(stampRows.columns);
    return this.first(call, stampRows, change);
  }

  remove(id: string): Promise<Answer<ProjectStamp | undefined>> {
    const call = this.projects.delete().eq('id', id).eq('user_id', this.userId);
    return this.first(call.select(stampRows.columns), stampRows);
  }

  /** The earlier versions of a project, newest first. */
  versions(projectId: string): Promise<Answer<ProjectVersion[]>> {
    const call = this.client.from('project_versions').select(versionRows.columns).eq('project_id', projectId);
    return this.all(call.order('saved_at', { ascending: false }), versionRows);
  }

  readVersion(id: ProjectVersion['id']): Promise<Answer<ProjectContents | undefined>> {
    const call = this.client.from('project_versions').select(contentsRows.columns).eq('id', id);
    return this.first(call, contentsRows);
  }

  /** Ends the session in this browser. */
  async endSession(): Promise<void> {
    await this.client.auth.signOut({ scope: 'local' }).catch(() => undefined);
  }

  private get projects() {
    return this.client.from('projects');
  }

  /** Makes a call for any table and returns the first row. body: the request body. */
  async first<Row>(call: Call, rows: Rows<Row>, body?: object): Promise<Answer<Row | undefined>> {
    const answer = await this.all(call, rows, body);
    return answer.ok ? { ok: true, value: answer.value[0] } : answer;
  }

  async all<Row>(call: Call, rows: Rows<Row>, body?: object): Promise<Answer<Row[]>> {
    const characters = body ? JSON.stringify(body).length : 0;
    // The client would retry reads, which is pointless without a network.
    const request = call.abortSignal(AbortSignal.timeout(timeoutFor(characters))).retry(navigator.onLine);
    const sent = await request;
    if (sent.status !== 401) return answerOf(sent, rows);
    // If the network is down, the client can't renew the session and calls as anonymous: the session hasn't ended.
    const { data, error } = await this.client.auth.getSession();
    if (error?.name === 'AuthRetryableFetchError') return unreached;
    return answerOf(data.session ? await request : sent, rows);
  }
}

/** A call of the client, sent every time it is awaited. */
interface Call {
  abortSignal(signal: AbortSignal): { retry(enabled: boolean): PromiseLike<Sent> };
}
interface Sent {
  readonly data: unknown;
  readonly error: { readonly message: string; readonly code?: string } | null;
  readonly status: number;
}

function answerOf<Row>({ data, error, status }: Sent, rows: Rows<Row>): Answer<Row[]> {
  if (status === 0) return unreached;
  if (error) {
    const reason = status === 401 ? 'signedOut' : 'refused';
    // As it is: a failed save tells the server's message, as specified.
    return { ok: false, reason, problem: error.message || 'Unknown error' };
  }
  const value = rows.read(data);
  if (value) return { ok: true, value };
  return { ok: false, reason: 'refused', problem: "The server sent a response that can't be read." };
}
