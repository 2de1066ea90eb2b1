// A project's live room as one browser sees it: the document that all edit, kept here too, the connection to the server, and
// who else is there. It tells the plan's project what the server has saved. Without a line, edits stay in the document and are
// merged when it is back.
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
import { tellNews } from './news.ts';
import { Presence } from './presence.ts';
import { editsIn, editsSince, leaveToPlan, mergeInto, type Unmerged } from './unmerged.ts';
import { coversAll, Unsaved } from './unsaved.ts';

interface RoomEvents {
  changed: [];
  /** An object that one person deleted while another changed it was kept. */
  kept: [kept: KeptObject];
  /** A sentence of the server about something that one has written. */
  told: [words: string];
  /** The browser has room for the document again, or no longer. */
  stored: [isStored: boolean];
}

/** joining: nothing has come yet. away: without a line. refused: the plan is edited as without a room. */
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
  readonly connect: (given: RoomLine) => Pick<Connection, 'tell' | 'end'>;
}

/** What a connection needs of the room. */
export type RoomLine = Pick<ConnectionOptions, 'document' | 'epoch'> & ConnectionEvents;

/** Milliseconds without a line before that is shown: a server that restarts is back sooner. */
const patience = 2000;
/** Milliseconds in which people say who they are. */
const introduction = 1500;
/** After so many updates, what is kept is written anew. */
const enoughUpdates = 200;

export class Room {
  readonly presence = new Presence((message) => this.connection?.tell(message));
  private readonly options: RoomOptions;
  private readonly watchers = new Watchers<RoomEvents>();
  private readonly binding: Binding;
  private current: RoomState = { is: 'joining' };
  private document = new Doc();
  private connection: ReturnType<RoomOptions['connect']> | undefined;
  private readonly unsaved = new Unsaved();
  /** What the server has said last; also before the document is there. */
  private lastSaved: Message['saved'];
  /** Clients of edits that this browser kept before the page was loaded. */
  private readonly earlierClients = new Set<number>();
  private updates = 0;
  /** Why the server couldn't save. */
  private problem: string | undefined;
  private unmerged: Unmerged | undefined;
  private isKept = true;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: RoomOptions) {
    this.options = options;
    this.binding = new Binding(options.editor, {
      came: (incoming, back) => {
        for (const conflict of conflictsIn(this.document, incoming, back)) this.tellKept(conflict);
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

  /** Tells those two whom it concerns. */
  private tellKept({ id, removedBy, editedBy }: Conflict): void {
    const wasChangedHere = editedBy.some((client) => this.isOwn(client));
    if (wasChangedHere === this.isOwn(removedBy)) return;
    const others = wasChangedHere ? [removedBy] : editedBy;
    // Somebody whose edits have just come says a moment later who they are.
    setTimeout(() => {
      const by = others.flatMap((client) => this.presence.nameOfClient(client) ?? [])[0];
      this.watchers.notify('kept', { id, wasChangedHere, by });
    }, introduction);
  }

  /** Whether a client of the document is of this browser. */
  private isOwn(client: number): boolean {
    return client === this.document.clientID || this.earlierClients.has(client);
  }

  private get hasLeft(): boolean {
    return this.current.is === 'left' || this.current.is === 'refused';
  }

  /** Takes what this browser has kept, and connects. */
  async enter(): Promise<void> {
    const { kept, base, editor } = this.options;
    if (base) this.unmerged = editsSince(base, editor);
    const found = base ? undefined : await kept.read();
    if (this.hasLeft) return;
    if (found) await this.takeUp(found);
    this.join();
  }

  /** Ends it; edits that the server doesn't have stay here. */
  leave(): void {
    if (this.hasLeft) return;
    this.stop();
    this.become({ is: 'left' });
  }

  private async takeUp({ base, updates }: Kept): Promise<void> {
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
      told: (message) => this.told(message),
    });
    this.timer = setTimeout(() => this.lost(false), patience);
  }

  private async synced(): Promise<void> {
    const { document, unmerged, binding } = this;
    clearTimeout(this.timer);
    this.timer = undefined;
    // Before edits of meanwhile are written into it.
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

  /** Others see one go at once; here it is shown when it lasts, and at once without a network. */
  private lost(isOffline: boolean): void {
    this.presence.clear();
    if (this.current.is === 'away' || this.hasLeft) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.become({ is: 'away' }), isOffline || this.timer ? 0 : patience);
  }

  /** The server has begun the document anew: what was edited here is merged into it by what differs. */
  private async replaced(): Promise<void> {
    const { kept, keepDraft } = this.options;
    const mine = this.document;
    mine.off('update', this.keep);
    const before = !this.unsaved.isEmpty ? await kept.read() : undefined;
    if (this.hasLeft) return;
    if (before) this.unmerged = editsIn(mine, before.base);
    else if (!this.unsaved.isEmpty) {
      await keepDraft();
      this.watchers.notify('told', unmergeable);
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
    this.presence.clear();
    this.presence.end();
    this.document.off('update', this.keep);
  }

  private readonly keep = (update: Uint8Array, origin: unknown): void => {
    this.options.kept.add(update);
    this.updates += 1;
    if (origin !== this.binding) return;
    this.unsaved.add(update);
    this.tellProject();
  };

  /** All of it is saved, so this is where a later merge starts from. */
  private async keepAll(): Promise<void> {
    const { epoch } = aboutOf(this.document);
    if (!this.unsaved.isEmpty || epoch === undefined || this.hasLeft) return;
    const { kept, project } = this.options;
    kept.replace(this.document, epoch);
    this.updates = 0;
    await kept.written();
    const { link } = project;
    if (this.isKept && link?.isAhead && !this.hasLeft) project.set({ ...link, isAhead: undefined });
  }

  private told(message: unknown): void {
    this.presence.take(message);
    const { saved, unsaved, why, about, role } = readMessage(message);
    if (role === 'viewer' || role === 'commenter') return this.refused(lookOnly);
    this.lastSaved = saved ?? this.lastSaved;
    if (saved && this.binding.isBound) this.saved(saved);
    if (unsaved !== undefined) {
      this.problem = unsaved;
      this.watchers.notify('told', unsaved);
      this.tellProject();
    }
    if (why !== undefined) this.watchers.notify('told', why);
    if (about !== undefined) tellNews(about);
  }

  private saved({ at: updatedAt, vector }: NonNullable<Message['saved']>): void {
    const { project } = this.options;
    this.problem = undefined;
    this.unsaved.saved(vector);
    const { link } = project;
    const changed = !coversAll(vector, this.document);
    if (link && (link.updatedAt !== updatedAt || link.changed !== changed))
      project.set({ ...link, updatedAt, changed, waiting: undefined });
    this.tellProject();
    if (this.unsaved.isEmpty && (this.updates > enoughUpdates || project.link?.isAhead))
      void whenIdle().then(() => this.keepAll());
  }

  /** Whether the browser keeps the document. What it doesn't keep of it may still be in the plan that it saves. */
  keeps(isKept: boolean): void {
    const { project } = this.options;
    this.isKept = isKept;
    if (project.link && !isKept) project.set({ ...project.link, isAhead: true });
    if (isKept && this.unsaved.isEmpty) void this.keepAll();
    this.watchers.notify('stored', isKept);
  }

  private become(state: RoomState): void {
    this.current = state;
    this.tellProject();
    this.watchers.notify('changed');
  }

  private tellProject(): void {
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
