// Saves the open plan in this browser: shortly after every change, and when the page is left. It saves to the local record
// or, once this tab has a separate plan, to a draft.
import type { Editor } from '@homeplot/editor/editor';
import { Watchers } from '@homeplot/editor/watchers';
import type { Steps } from '@homeplot/plan/steps';
import type { Draft, Drafts } from './drafts.ts';
import { type AutosaveEvent, type AutosaveState, isUnsaved, startOf, step, waitOf } from './autosaveState.ts';
import { inIdleTime, inSlices } from '../../kit/slices.ts';
import type { CloudLink } from '../link/cloudLink.ts';
import type { LocalRecord, Written } from './localRecord.ts';
import type { PlanProject } from '../link/planProject.ts';
import { PieceTexts, type RecordHead, recordPieces, recordText, recordTextInSteps } from './recordText.ts';

export interface AutosaveOptions {
  readonly editor: Editor;
  /** The open plan's cloud project, stored with it. */
  readonly project: PlanProject;
  readonly record: LocalRecord;
  readonly drafts: Drafts;
  readonly planId: string;
  /** Whether this tab's plan is saved to a draft of its own. */
  readonly apart: boolean;
  readonly newId: () => string;
  /** The current time in ISO 8601. */
  readonly now: () => string;
  /** Remembers this tab's draft for reloads. */
  readonly remember: (apart: string) => void;
}

const messages = {
  moved:
    'Browser storage is full or blocked. Your plan is saved in another place for now. Export it to be safe.',
  lost: "Your plan can't be saved in this browser: its storage is full or blocked. Export the plan before you leave.",
  apart: 'A different plan was opened in another tab. The plan in this tab is saved under Earlier drafts.',
} as const;

export class Autosave {
  private state: AutosaveState;
  private readonly options: AutosaveOptions;
  private readonly watchers = new Watchers<{ changed: [] }>();
  private readonly said = new Set<string>();
  private readonly texts = new PieceTexts();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private conflictDraft: string | undefined;

  constructor(options: AutosaveOptions) {
    this.options = options;
    this.state = startOf(options.planId, options.apart);
  }

  get planId(): string {
    return this.state.planId;
  }

  /** Whether another tab has changed this tab's plan; nothing is saved until the user chooses. */
  get conflict(): boolean {
    return this.state.place === 'asking';
  }

  /** Returns the function that ends it. */
  start(): () => void {
    const { editor, project } = this.options;
    let { link } = project;
    const ends = [
      editor.watch({
        edited: () => {
          project.edited();
          this.changed();
        },
        clearing: () => this.keepCleared(),
        loaded: () => this.changed(),
      }),
      project.watch(() => {
        if (project.link === link) return;
        ({ link } = project);
        this.changed();
      }),
    ];
    return () => {
      this.leave();
      for (const end of ends) end();
    };
  }

  /** Calls back when conflict has changed. Returns the function that ends the watching. */
  watch(changed: () => void): () => void {
    return this.watchers.add({ changed });
  }

  /** The page is being left: saves at once. */
  leave(): void {
    if (!isUnsaved(this.state)) return;
    this.begin();
    const { changes } = this.state;
    if (this.conflict)
      void this.keepDraftNow(this.conflictDraftId()).then((isKept) => isKept && this.settle(changes));
    else void this.put([...this.pieces()], changes, 'write');
  }

  /** Saves without waiting for a pause in the changes. Returns false if the plan, as it is now, isn't saved. */
  async saveNow(): Promise<boolean> {
    const { planId } = this;
    const wanted = this.state.changes;
    const isDone = (): boolean => planId !== this.planId || this.state.saved >= wanted;
    // If the first try finds another tab's plan in the record, the second try saves to a draft.
    for (let tries = 0; !isDone() && tries < 2; tries += 1) {
      this.begin();
      const { changes } = this.state;
      const pieces = await inSlices(gathered(this.pieces()));
      // Meanwhile another plan may have been opened.
      if (planId === this.planId) await this.put(pieces, changes);
    }
    return isDone();
  }

  /** Another tab may have written to storage. text: the new record; without it, the one in storage. */
  storageChanged(text?: string | null): void {
    if (this.state.place !== 'shared' || text === null) return;
    const theirs = this.options.record.takenBy(text);
    // An empty plan becomes a separate one as soon as something is drawn on it.
    if (theirs && (theirs.id === this.planId || this.options.editor.plan.objects.size > 0))
      this.overtaken(theirs.id);
  }

  /** Saves the open plan as a draft, unless it is empty. Returns false if the draft lasts only until the page is closed. */
  async keepDraft(id = this.planId): Promise<boolean> {
    const { editor, drafts, now } = this.options;
    const { plan } = editor;
    if (plan.objects.size === 0) return true;
    const keptAt = now();
    const [draft, head] = [this.draft(id, keptAt), this.head(id, keptAt)];
    return drafts.keep(draft, await inSlices(recordTextInSteps(plan, head)));
  }

  /** Saves a draft without pauses, for a page that is being left. */
  private keepDraftNow(id: string): Promise<boolean> {
    const { editor, drafts, now } = this.options;
    const keptAt = now();
    return drafts.keep(this.draft(id, keptAt), recordText(editor.plan, this.head(id, keptAt)));
  }

  /** Keeps what is about to be cleared as a draft without its cloud project, which goes on with what is left. */
  private keepCleared(): void {
    const { editor, drafts, newId, now } = this.options;
    const [id, keptAt] = [newId(), now()];
    const { waiting: _, ...draft } = this.draft(id, keptAt);
    // The text has the objects of this moment, as it is begun at once.
    void inSlices(recordTextInSteps(editor.plan, { id, timestamp: keptAt })).then((text) =>
      drafts.keep(draft, text),
    );
  }

  /** Another plan is about to replace the open one, which has been saved. cloud: the new plan's project. */
  opens(planId: string, cloud?: CloudLink): void {
    this.take({ is: 'opened', planId });
    this.options.project.opens(cloud);
  }

  /** Loads the other tab's version of this plan. Unsaved changes of this tab are kept as a draft. */
  async loadTheirs(): Promise<boolean> {
    const { record, editor, project, newId } = this.options;
    const text = await record.read();
    const reader = await import('./readRecord.ts').catch(() => undefined);
    if (text === undefined || !reader) return false;
    const { id, cloud, reading } = await inSlices(reader.readRecordInSteps(text));
    if (!reading.ok) return false;
    if (isUnsaved(this.state)) await this.keepDraft(this.conflictDraftId());
    project.opens(cloud);
    editor.load(reading.contents);
    clearTimeout(this.timer);
    this.take({ is: 'loadedTheirs', planId: id ?? newId(), at: Date.now() });
    return true;
  }

  /**
   * Keeps this tab's version as a separate plan; the cloud project stays with the other one. It is saved at once: until
   * then, a reload would find only the other tab's version. Returns false if it isn't saved.
   */
  keepOurs(): Promise<boolean> {
    this.options.project.opens(undefined);
    this.take({ is: 'keptOurs', planId: this.options.newId(), at: Date.now() });
    return this.saveNow();
  }

  /** One draft for each conflict, however often its tab is left. */
  private conflictDraftId(): string {
    return (this.conflictDraft ??= this.options.newId());
  }

  /** Moves to the next state, and does what follows from it. */
  private take(event: AutosaveEvent): void {
    const before = this.state;
    const now = step(before, event);
    this.state = now;
    if (now.place === 'apart' && (before.place !== 'apart' || now.planId !== before.planId))
      this.options.remember(now.planId);
    if (now.changes !== before.changes && now.place !== 'asking') {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => void this.save(), waitOf(now, Date.now()));
    }
    if ((now.place === 'asking') === (before.place === 'asking')) return;
    this.conflictDraft = undefined;
    this.watchers.notify('changed');
  }

  private changed(): void {
    this.take({ is: 'changed', at: Date.now() });
  }

  private async save(): Promise<void> {
    this.take({ is: 'saving' });
    const { saves, changes } = this.state;
    const isCanceled = (): boolean => saves !== this.state.saves || this.conflict;
    const pieces = await inIdleTime(gathered(this.pieces()), isCanceled);
    if (pieces) await this.put(pieces, changes);
  }

  /** Begins a save without a pause, which replaces the scheduled one. */
  private begin(): void {
    this.take({ is: 'saving' });
    clearTimeout(this.timer);
  }

  /** changes: how many changes the pieces include. method: how the record is written. */
  private async put(
    pieces: readonly string[],
    changes: number,
    method: 'write' | 'writeInSteps' = 'writeInSteps',
  ): Promise<void> {
    const { planId } = this;
    const isApart = this.state.place === 'apart';
    const written = isApart ? await this.putApart(pieces) : await this.options.record[method](pieces);
    if (planId !== this.planId) return;
    if (written === 'taken') {
      this.overtaken(this.options.record.takenBy()?.id);
      return;
    }
    if (written !== 'lost') this.settle(changes);
    if (written !== 'kept') this.say(messages[written]);
  }

  private async putApart(pieces: readonly string[]): Promise<Written> {
    const { drafts, now } = this.options;
    return (await drafts.keep(this.draft(this.planId, now()), pieces.join(''))) ? 'kept' : 'lost';
  }

  private draft(id: string, keptAt: string): Draft {
    const { objects, settings } = this.options.editor.plan;
    const { link } = this.options.project;
    const title = settings.title || link?.title;
    const waiting = link?.waiting ? { waiting: true as const } : {};
    return { id, keptAt, objects: objects.size, ...(title ? { title } : {}), ...waiting };
  }

  private pieces(): Generator<string, void> {
    return recordPieces(this.options.editor.plan, this.head(this.planId, this.options.now()), this.texts);
  }

  private head(id: string, timestamp: string): RecordHead {
    return { id, timestamp, cloud: this.options.project.link };
  }

  /** Another tab's plan is in the record. */
  private overtaken(by: string | undefined): void {
    this.take({ is: 'overtaken', by, at: Date.now() });
    if (this.state.place === 'apart') this.say(messages.apart);
  }

  private settle(changes: number): void {
    this.take({ is: 'saved', changes, at: Date.now() });
  }

  /** Says each message once. */
  private say(text: string): void {
    if (this.said.has(text)) return;
    this.said.add(text);
    this.options.editor.say({ text, tone: text === messages.apart ? 'info' : 'error' });
  }
}

/** Collects all pieces, one in each step. */
function* gathered(pieces: Iterable<string>): Steps<readonly string[]> {
  const all: string[] = [];
  for (const piece of pieces) {
    all.push(piece);
    yield;
  }
  return all;
}
