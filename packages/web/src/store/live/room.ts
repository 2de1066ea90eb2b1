// A project's live room as one browser sees it: the shared document, kept in this browser too, the connection to the server,
// and who is there. It reports to the plan's project what the server has saved. Without a connection, edits stay in the document
// and are merged when it is back.
import type { Editor } from '@homeplot/editor/editor';
import { Watchers } from '@homeplot/editor/watchers';
import { aboutOf } from '@homeplot/live/format';
import type { Conflict } from '@homeplot/live/items';
import type { PlanContents } from '@homeplot/plan/plan';
import { applyUpdate, Doc } from 'yjs';
import { whenIdle } from '../../kit/slices.ts';
import type { PlanProject } from '../link/planProject.ts';
import { Binding } from './binding.ts';
import type { Connection, ConnectionEvents, ConnectionOptions } from './connection.ts';
import type { Kept, KeptDocument } from './keptDocument.ts';
import { conflictsIn, type KeptObject } from './deleteConflicts.ts';
import { lookOnly, type Message, notKept, readMessage, unmergeable } from './messages.ts';
import { announceNews } from './news.ts';
import { Presence } from './presence.ts';
import { editsIn, editsSince, leaveToPlan, mergeInto, type Unmerged } from './unmerged.ts';
import { coversAll, Unsaved } from './unsaved.ts';

interface RoomEvents {
  changed: [];
  /** An object that one person deleted while another changed it was kept. */
  kept: [kept: KeptObject];
  /** A sentence for the user about an edit or a save, mostly from the server. */
  notice: [text: string];
  /** The browser has begun or ceased to store the document; it ceases when its storage is full. */
  stored: [isStored: boolean];
}

/** joining: nothing has arrived yet. away: there is no connection. refused: the plan is edited as if there were no room. */
export type RoomState =
  | { readonly is: 'joining' | 'live' | 'away' | 'left' }
  | { readonly is: 'refused'; readonly why: string };

export interface RoomOptions {
  readonly editor: Editor;
  readonly project: PlanProject;
  readonly kept: KeptDocument;
  /** The plan that the unsaved edits in the editor began from, if the document doesn't have them. */
  readonly base: PlanContents | undefined;
  /** Keeps the open plan as a draft. */
  readonly keepDraft: () => Promise<unknown>;
  /** Saves the open plan in this browser; false if that can't be done. */
  readonly saveHere: () => Promise<boolean>;
  readonly connect: (given: RoomLine) => Pick<Connection, 'send' | 'end'>;
}

/** What a connection needs from the room. */
export type RoomLine = Pick<ConnectionOptions, 'document' | 'epoch'> & ConnectionEvents;

/** Milliseconds until a lost connection is shown: a server that restarts is back sooner. */
const lostDelay = 2000;
/** Milliseconds within which people who have just come say who they are, after their first edits. */
const introductionTime = 1500;
/** After more new updates, the kept document is written anew. */
const maxUpdates = 200;

export class Room {
  readonly presence = new Presence((message) => this.connection?.send(message));
  private readonly options: RoomOptions;
  private readonly watchers = new Watchers<RoomEvents>();
  private readonly binding: Binding;
  private current: RoomState = { is: 'joining' };
  private document = new Doc();
  private connection: ReturnType<RoomOptions['connect']> | undefined;
  private readonly unsaved = new Unsaved();
  /** The server's last message about a save, which may come before the document. */
  private lastSaved: Message['saved'];
  /** Clients of edits that this browser kept before the page was loaded. */
  private readonly earlierClients = new Set<number>();
  private newUpdates = 0;
  /** Why the server couldn't save. */
  private problem: string | undefined;
  /** Edits made outside the current document, to be merged into it once it is there. */
  private unmerged: Unmerged | undefined;
  private isKept = true;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: RoomOptions) {
    this.options = options;
    this.binding = new Binding(options.editor, {
      received: (incoming, back) => {
        for (const conflict of conflictsIn(this.document, incoming, back)) this.reportKept(conflict);
      },
      ended: () => this.leave(),
    });
  }

  watch(watcher: Parameters<typeof this.watchers.add>[0]): () => void {
    return this.watchers.add(watcher);
  }

  get state(): RoomState {
    return this.current;
  }

  /** Reports a kept object to the person who deleted it and to those who changed it; each browser reports to its own user. */
  private reportKept({ id, removedBy, editedBy }: Conflict): void {
    const wasChangedHere = editedBy.some((client) => this.isOwn(client));
    if (wasChangedHere === this.isOwn(removedBy)) return;
    const others = wasChangedHere ? [removedBy] : editedBy;
    setTimeout(() => {
      const by = others.flatMap((client) => this.presence.nameOfClient(client) ?? [])[0];
      this.watchers.notify('kept', { id, wasChangedHere, by });
    }, introductionTime);
  }

  /** Whether a Yjs client of the document is this browser's, now or before a reload. */
  private isOwn(client: number): boolean {
    return client === this.document.clientID || this.earlierClients.has(client);
  }

  private get hasLeft(): boolean {
    return this.current.is === 'left' || this.current.is === 'refused';
  }

  /** Loads the document that this browser has kept, and connects. */
  async enter(): Promise<void> {
    const { kept, base, editor } = this.options;
    if (base) this.unmerged = editsSince(base, editor);
    const found = base ? undefined : await kept.read();
    if (this.hasLeft) return;
    if (found) await this.loadKept(found);
    this.join();
  }

  /** Leaves the room. Edits that the server doesn't have stay in this browser. */
  leave(): void {
    if (this.hasLeft) return;
    this.stop();
    this.become({ is: 'left' });
  }

  private async loadKept({ base, updates }: Kept): Promise<void> {
    const { document } = this;
    applyUpdate(document, base, this);
    for (const update of updates) applyUpdate(document, update, this);
    for (const update of updates) this.unsaved.add(update);
    for (const client of this.unsaved.clients) this.earlierClients.add(client);
    document.on('update', this.keep);
    await this.binding.bind(document, this.options.project.link?.isAhead === true);
  }

  private join(): void {
    const { document } = this;
    document.on('update', this.keep);
    this.connection = this.options.connect({
      document,
      epoch: () => aboutOf(document).epoch,
      synced: (isReadOnly) => (isReadOnly ? this.refused(lookOnly) : void this.synced()),
      lost: (isOffline) => this.lost(isOffline),
      replaced: () => void this.replaced(),
      refused: (why) => this.refused(why),
      rejected: (why) => void this.rejected(why),
      received: (message) => this.receive(message),
    });
    // Clears the timer of a replaced document. The people stay, since their list may come before the document.
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.become({ is: 'away' }), lostDelay);
  }

  private async synced(): Promise<void> {
    const { document, unmerged, binding } = this;
    clearTimeout(this.timer);
    this.timer = undefined;
    // Before new edits are merged, so that the kept document is what the server has.
    if (this.unsaved.isEmpty) void this.keepAll();
    if (unmerged) {
      this.unmerged = undefined;
      mergeInto(document, unmerged, binding);
    }
    if (!this.binding.isBound) await this.binding.bind(document);
    if (this.document !== document || this.hasLeft) return;
    for (const client of [document.clientID, ...this.earlierClients]) this.presence.client(client);
    this.become({ is: 'live' });
    if (this.lastSaved) this.saved(this.lastSaved);
  }

  /** The others disappear at once; that the connection is lost is shown after a while, or at once without a network. */
  private lost(isOffline: boolean): void {
    this.presence.clear();
    if (this.current.is === 'away' || this.hasLeft) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.become({ is: 'away' }), isOffline || this.timer ? 0 : lostDelay);
  }

  /** The server has begun a new document, into which the unsaved edits of the old one are merged by comparing plans. */
  private async replaced(): Promise<void> {
    const { kept, keepDraft } = this.options;
    const mine = this.document;
    mine.off('update', this.keep);
    const before = !this.unsaved.isEmpty ? await kept.read() : undefined;
    if (this.hasLeft) return;
    if (before) this.unmerged = editsIn(mine, before.base);
    else if (!this.unsaved.isEmpty) {
      await keepDraft();
      this.watchers.notify('notice', unmergeable);
    }
    this.document = new Doc();
    kept.remove();
    this.unsaved.clear();
    this.binding.wait();
    this.join();
  }

  private refused(why: string): void {
    this.stop();
    this.become({ is: 'refused', why });
  }

  private async rejected(why: string): Promise<void> {
    this.stop();
    const advice = await leaveToPlan(this.options);
    if (!this.hasLeft) this.become({ is: 'refused', why: `${why} ${advice}` });
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.binding.end();
    this.connection?.end();
    this.presence.end();
    this.document.off('update', this.keep);
  }

  private readonly keep = (update: Uint8Array, origin: unknown): void => {
    this.options.kept.add(update);
    this.newUpdates += 1;
    if (origin !== this.binding) return;
    this.unsaved.add(update);
    this.updateProject();
  };

  /** Keeps the whole document, all of which is saved, as the base from which later edits are merged. */
  private async keepAll(): Promise<void> {
    const { epoch } = aboutOf(this.document);
    if (!this.unsaved.isEmpty || epoch === undefined || this.hasLeft) return;
    const { kept, project } = this.options;
    kept.replace(this.document, epoch);
    this.newUpdates = 0;
    await kept.written();
    const { link } = project;
    if (this.isKept && link?.isAhead && !this.hasLeft) project.set({ ...link, isAhead: undefined });
  }

  private receive(message: unknown): void {
    this.presence.take(message);
    const { saved, unsaved, why, about, role } = readMessage(message);
    if (role === 'viewer' || role === 'commenter') return this.refused(lookOnly);
    this.lastSaved = saved ?? this.lastSaved;
    if (saved && this.binding.isBound) this.saved(saved);
    if (unsaved !== undefined) {
      this.problem = unsaved;
      this.watchers.notify('notice', unsaved);
      this.updateProject();
    }
    if (why !== undefined) this.watchers.notify('notice', why);
    if (about !== undefined) announceNews(about);
  }

  private saved({ at: updatedAt, vector }: NonNullable<Message['saved']>): void {
    const { project } = this.options;
    this.problem = undefined;
    this.unsaved.saved(vector);
    const { link } = project;
    const changed = !coversAll(vector, this.document);
    if (link && (link.updatedAt !== updatedAt || link.changed !== changed))
      project.set({ ...link, updatedAt, changed, waiting: undefined });
    this.updateProject();
    if (this.unsaved.isEmpty && (this.newUpdates > maxUpdates || project.link?.isAhead))
      void whenIdle().then(() => this.keepAll());
  }

  /** Call it when the browser begins or ceases to store the document. The plan's local record may have what it lacks. */
  keeps(isKept: boolean): void {
    const { project } = this.options;
    this.isKept = isKept;
    if (project.link && !isKept) project.set({ ...project.link, isAhead: true });
    if (isKept && this.unsaved.isEmpty) void this.keepAll();
    this.watchers.notify('stored', isKept);
  }

  private become(state: RoomState): void {
    this.current = state;
    this.updateProject();
    this.watchers.notify('changed');
  }

  private updateProject(): void {
    const { project } = this.options;
    const { is } = this.current;
    if (is === 'left' || is === 'refused') return project.setLive(undefined);
    if (!this.binding.isBound) return;
    if (is === 'away' && this.isKept) return project.setLive({ is: 'waiting' });
    const problem = is === 'away' ? notKept : this.problem;
    if (problem !== undefined) return project.setLive({ is: 'failed', why: problem });
    project.setLive({ is: this.unsaved.isEmpty ? 'saved' : 'saving' });
  }
}
