// The projects of one user in the cloud: every call that is made for them. Nothing here throws or knows of the page.
import type { SupabaseClient } from '@supabase/supabase-js';
import { type Answer, unreached } from './answer.ts';
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
  stampRows,
  versionRows,
} from './cloudRows.ts';

/** A project and the updated_at that it must still have to be changed. */
export interface KnownProject {
  readonly id: string;
  readonly updated_at: string;
}

export interface NewProject extends ProjectContents {
  readonly id: string;
  readonly title: string;
  /** Of a project that is put back. */
  readonly created_at?: string;
}

/** Milliseconds that a call with so many letters to send may take, so that 20 kB a second are enough. */
export const patience = (letters: number): number => 30_000 + Math.ceil(letters / 20);

export class CloudProjects {
  readonly userId: string;
  private readonly client: SupabaseClient;

  constructor(client: SupabaseClient, userId: string) {
    this.client = client;
    this.userId = userId;
  }

  /** The newest first, without their plans. */
  list(): Promise<Answer<ProjectEntry[]>> {
    const call = this.projects.select(entryRows.columns).eq('user_id', this.userId);
    return this.all(call.order('updated_at', { ascending: false }), entryRows);
  }

  /** undefined where there is none, as for all below. */
  entry(id: string): Promise<Answer<ProjectEntry | undefined>> {
    const call = this.projects.select(entryRows.columns).eq('id', id).eq('user_id', this.userId);
    return this.first(call, entryRows);
  }

  read(id: string): Promise<Answer<SavedProject | undefined>> {
    const call = this.projects.select(savedRows.columns).eq('id', id).eq('user_id', this.userId);
    return this.first(call, savedRows);
  }

  /** The settings of its plan alone. */
  settings(id: string): Promise<Answer<ProjectSettings | undefined>> {
    const call = this.projects.select(settingsRows.columns).eq('id', id).eq('user_id', this.userId);
    return this.first(call, settingsRows);
  }

  /** undefined: there is a project of this id already, and it is left as it is. */
  insert(project: NewProject): Promise<Answer<ProjectStamp | undefined>> {
    const row = { ...project, user_id: this.userId };
    const call = this.projects.upsert(row, { onConflict: 'id', ignoreDuplicates: true });
    return this.first(call.select(stampRows.columns), stampRows, row);
  }

  /** undefined: somebody has changed or deleted it since, and it is left as it is. */
  replace(
    { id, updated_at }: KnownProject,
    change: ProjectContents | ({ readonly title: string } & Partial<ProjectSettings>),
  ): Promise<Answer<ProjectStamp | undefined>> {
    const own = this.projects.update(change).eq('id', id).eq('user_id', this.userId);
    const call = own.eq('updated_at', updated_at).select(stampRows.columns);
    return this.first(call, stampRows, change);
  }

  remove(id: string): Promise<Answer<ProjectStamp | undefined>> {
    const call = this.projects.delete().eq('id', id).eq('user_id', this.userId);
    return this.first(call.select(stampRows.columns), stampRows);
  }

  /** The versions that were overwritten, the newest first. */
  versions(projectId: string): Promise<Answer<ProjectVersion[]>> {
    const call = this.client.from('project_versions').select(versionRows.columns).eq('project_id', projectId);
    return this.all(call.order('saved_at', { ascending: false }), versionRows);
  }

  readVersion(id: ProjectVersion['id']): Promise<Answer<ProjectContents | undefined>> {
    const call = this.client.from('project_versions').select(contentsRows.columns).eq('id', id);
    return this.first(call, contentsRows);
  }

  private get projects() {
    return this.client.from('projects');
  }

  /** body: what the call sends. */
  private async first<Row>(call: Call, rows: Rows<Row>, body?: object): Promise<Answer<Row | undefined>> {
    const answer = await this.all(call, rows, body);
    return answer.ok ? { ok: true, value: answer.value[0] } : answer;
  }

  private async all<Row>(call: Call, rows: Rows<Row>, body?: object): Promise<Answer<Row[]>> {
    const letters = body ? JSON.stringify(body).length : 0;
    // The client asks again for what it reads, which is in vain without a network.
    const request = call.abortSignal(AbortSignal.timeout(patience(letters))).retry(navigator.onLine);
    const sent = await request;
    if (sent.status !== 401) return answerOf(sent, rows);
    // Without a network for a moment the client cannot renew the session, and calls as nobody: the session is not over.
    const { data, error } = await this.client.auth.getSession();
    if (error?.name === 'AuthRetryableFetchError') return unreached;
    return answerOf(data.session ? await request : sent, rows);
  }
}

/** A call of the client, sent each time that it is awaited. */
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
    return { ok: false, reason, problem: error.message || 'Unknown error' };
  }
  const value = rows.read(data);
  if (value) return { ok: true, value };
  return { ok: false, reason: 'refused', problem: 'The server gave an answer that cannot be read.' };
}
