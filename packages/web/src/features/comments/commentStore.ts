// The comments of one project: fetched, kept up to date, and written. It knows no plan and no page, so that the planner and
// the page that a link opens share it.
import { Watchers } from '@homeplot/editor/watchers';
import type { PinAnchor } from '@homeplot/plan/pinPlace';
import { allRows, rest, pageSize } from '../../account/backend/rest.ts';
import { session } from '../../account/backend/session.ts';
import { guestKey } from '../../account/backend/guestKey.ts';
import { guestName } from '../../account/backend/guestName.ts';
import { visit } from '../../account/backend/visit.ts';
import { storedJson, storeText } from '../../kit/browserStorage.ts';
import { watchReturn } from '../../kit/watchReturn.ts';
import { watchNews } from '../../store/live/news.ts';
import { newUuid } from '../../kit/newUuid.ts';
import { done, type Answer } from '../../kit/result.ts';
import { sha256 } from '../../kit/sha256.ts';
import {
  commentColumns,
  type CommentRow,
  readColumns,
  type Reader,
  readRows,
  type ReadRow,
  type Thread,
  threadColumns,
  threadRows,
  type ThreadRow,
  threadsOf,
} from './commentRows.ts';
import { fetchComments } from './fetchComments.ts';

/** Milliseconds between refreshes while the page is visible, for each page of rows that a refresh has to fetch. */
const refreshPause = 30_000;

/** The key in this browser's storage of when a guest last read each thread. */
const guestReadsKey = 'homeplot.commentReads';

export interface Comments {
  readonly threads: readonly Thread[];
  /** Whether the threads have been fetched. */
  readonly isKnown: boolean;
  /** Why the comments couldn't be fetched. */
  readonly problem: string | undefined;
  /** The id of the thread that is shown in full. One that was deleted is no longer shown. */
  readonly opened: string | undefined;
}

type Read = Pick<ReadRow, 'read_at' | 'muted'>;

export class CommentStore {
  readonly projectId: string;
  private shown: Comments = { threads: [], isKnown: false, problem: undefined, opened: undefined };
  private threads: readonly ThreadRow[] = [];
  private comments: readonly CommentRow[] = [];
  private reads = new Map<string, Read>();
  private reader: Reader = {};
  private readonly watchers = new Watchers<{ changed: [] }>();
  private watcherCount = 0;
  private endNews: () => void = () => undefined;
  private endReturns: () => void = () => undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private fetching: Promise<void> | undefined;
  /** The fetch that begins after the one under way. */
  private next: Promise<void> | undefined;

  constructor(projectId: string) {
    this.projectId = projectId;
  }

  readonly snapshot = (): Comments => this.shown;

  /** Whether the reader has an account here; a guest gives a name. */
  get isGuest(): boolean {
    return this.userId === undefined;
  }

  private get userId(): string | undefined {
    const user = session();
    return typeof user === 'object' ? user.id : undefined;
  }

  /** Fetches the comments, and keeps them up to date while anybody watches. */
  readonly watch = (changed: () => void): (() => void) => {
    const end = this.watchers.add({ changed });
    this.watcherCount += 1;
    if (this.watcherCount === 1) this.begin();
    return () => {
      end();
      this.watcherCount -= 1;
      if (this.watcherCount === 0) this.end();
    };
  };

  private begin(): void {
    this.endReturns = watchReturn(this.refreshIfVisible);
    this.endNews = watchNews('comments', () => void this.refresh());
    void this.refresh();
  }

  private end(): void {
    this.endReturns();
    clearTimeout(this.timer);
    this.endNews();
  }

  private readonly refreshIfVisible = (): void => {
    if (!document.hidden && this.watcherCount > 0) void this.refresh();
  };

  /** Fetches the comments again, after the fetch under way, which may lack what is new. Calls of one moment share a fetch. */
  refresh(): Promise<void> {
    const begin = (): Promise<void> => this.fetchNow();
    this.next ??= (this.fetching ?? Promise.resolve()).then(begin, begin);
    return this.next;
  }

  private fetchNow(): Promise<void> {
    clearTimeout(this.timer);
    this.next = undefined;
    this.fetching = this.fetch().finally(() => {
      this.fetching = undefined;
      if (this.next || this.watcherCount === 0) return;
      const pages = 1 + Math.floor(this.comments.length / pageSize);
      this.timer = setTimeout(this.refreshIfVisible, refreshPause * pages);
    });
    return this.fetching;
  }

  private async fetch(): Promise<void> {
    const { userId } = this;
    const of = `project_id=eq.${this.projectId}`;
    const guestHash = visit() ? await sha256(new TextEncoder().encode(guestKey())) : undefined;
    const [threads, comments, reads] = await Promise.all([
      allRows(`comment_threads?select=${threadColumns}&${of}&order=created_at,id`),
      fetchComments(this.projectId, this.reader.userId === userId ? this.comments : []),
      userId === undefined
        ? { ok: true as const, value: [] }
        : allRows(`comment_reads?select=${readColumns}&${of}&user_id=eq.${userId}&order=thread_id`),
    ]);
    const failed = [threads, comments, reads].find((answer) => !answer.ok);
    if (!threads.ok || !comments.ok || !reads.ok) {
      this.change({ problem: failed?.ok === false ? failed.problem : '' });
      return;
    }
    this.threads = threadRows(threads.value);
    this.comments = comments.value;
    this.reads =
      userId === undefined
        ? guestReads()
        : new Map(readRows(reads.value).map((read) => [read.thread_id, read] as const));
    this.reader = { userId, guestHash };
    this.updateThreads({ isKnown: true, problem: undefined });
  }

  private updateThreads(more: Partial<Comments> = {}): void {
    const threads = threadsOf(this.threads, this.comments, this.reads, this.reader);
    const { opened } = this.shown;
    this.change({ ...more, threads, opened: threads.some(({ id }) => id === opened) ? opened : undefined });
  }

  private change(more: Partial<Comments>): void {
    this.shown = { ...this.shown, ...more };
    this.watchers.notify('changed');
  }

  /** Shows a thread in full and marks it as read; undefined shows the list of all threads. */
  open(id: string | undefined): void {
    this.change({ opened: id });
    if (id !== undefined) void this.markRead(id);
  }

  /** Starts a thread with its first comment. Returns the thread's id. */
  async startThread(anchor: PinAnchor, body: string): Promise<Answer<string>> {
    const id = newUuid();
    const { projectId } = this;
    const name = this.nameIfGuest;
    const thread = await rest({
      method: 'POST',
      path: `comment_threads?select=${threadColumns}`,
      body: { id, project_id: projectId, anchor, ...name },
    });
    if (!thread.ok) return thread;
    // If this fails, the thread has no comment and isn't shown.
    const first = await this.reply(id, body);
    return first.ok ? { ok: true, value: id } : first;
  }

  async reply(threadId: string, body: string): Promise<Answer<undefined>> {
    return this.write({
      method: 'POST',
      path: `comments?select=${commentColumns}`,
      body: { thread_id: threadId, project_id: this.projectId, body, ...this.nameIfGuest },
    });
  }

  edit(id: string, body: string): Promise<Answer<undefined>> {
    return this.write({ method: 'PATCH', path: `comments?id=eq.${id}&select=id`, body: { body } });
  }

  remove(id: string): Promise<Answer<undefined>> {
    const deletedAt = new Date().toISOString();
    return this.write({
      method: 'PATCH',
      path: `comments?id=eq.${id}&select=id`,
      body: { deleted_at: deletedAt },
    });
  }

  resolve(id: string, isResolved: boolean): Promise<Answer<undefined>> {
    const resolvedAt = isResolved ? new Date().toISOString() : null;
    return this.write({
      method: 'PATCH',
      path: `comment_threads?id=eq.${id}&select=id`,
      body: { resolved_at: resolvedAt, ...(this.isGuest ? { resolved_by: guestName() } : {}) },
    });
  }

  /** Moves the pins of threads on this page, without saving their places. */
  movePins(anchors: ReadonlyMap<string, PinAnchor>): void {
    if (anchors.size === 0) return;
    this.threads = this.threads.map((row) => {
      const anchor = anchors.get(row.id);
      return anchor ? { ...row, anchor: { ...anchor } } : row;
    });
    this.updateThreads();
  }

  /** Moves the pins and saves their places, one after another, since there may be thousands. */
  async savePins(anchors: ReadonlyMap<string, PinAnchor>): Promise<void> {
    this.movePins(anchors);
    for (const [id, anchor] of anchors)
      await rest({ method: 'PATCH', path: `comment_threads?id=eq.${id}&select=id`, body: { anchor } });
  }

  async markRead(id: string): Promise<void> {
    const thread = this.shown.threads.find((one) => one.id === id);
    if (!thread || thread.unread === 0) return;
    const latest = thread.comments.at(-1)?.createdAt ?? '';
    await this.saveRead(id, { read_at: latest, muted: thread.isMuted });
  }

  /** A muted thread sends no mail and isn't counted as unread. */
  async mute(id: string, isMuted: boolean): Promise<void> {
    await this.saveRead(id, {
      read_at: this.reads.get(id)?.read_at ?? new Date(0).toISOString(),
      muted: isMuted,
    });
  }

  private async saveRead(id: string, read: Read): Promise<void> {
    this.reads = new Map([...this.reads, [id, read]]);
    this.updateThreads();
    const { userId, projectId } = this;
    if (userId === undefined) {
      storeText(guestReadsKey, JSON.stringify(Object.fromEntries(this.reads)));
      return;
    }
    await rest({
      method: 'POST',
      path: 'comment_reads?on_conflict=user_id,thread_id&select=thread_id',
      body: { user_id: userId, thread_id: id, project_id: projectId, ...read },
      merges: true,
    });
  }

  private get nameIfGuest(): object {
    return this.isGuest ? { author_name: guestName() } : {};
  }

  private async write(call: Parameters<typeof rest>[0]): Promise<Answer<undefined>> {
    const answer = await rest(call);
    if (!answer.ok) return answer;
    // Row-level security doesn't report an error: the rows that it protects just aren't written or returned.
    if (answer.value.length === 0)
      return { ok: false, reason: 'refused', problem: "You can't change this comment, or it was deleted." };
    await this.refresh();
    return done;
  }
}

function guestReads(): Map<string, Read> {
  const all = storedJson(guestReadsKey);
  const entries = typeof all === 'object' && all !== null ? Object.entries(all) : [];
  return new Map(
    entries.flatMap(([id, value]) => {
      const [read] = readRows([{ ...(value as object), thread_id: id }]);
      return read ? [[id, read] as const] : [];
    }),
  );
}

/** The stores of the projects that this page shows. */
const stores = new Map<string, CommentStore>();

export function commentsOf(projectId: string): CommentStore {
  const known = stores.get(projectId);
  if (known) return known;
  const made = new CommentStore(projectId);
  stores.set(projectId, made);
  return made;
}
