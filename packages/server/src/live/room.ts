// One plan that several people edit at once: the shared document, the plan that it stands for, and who is here. It applies the
// edits of clients, adds the changes that follow from them, and keeps the database up to date.
import { aboutOf, liveFormat } from '@homeplot/live/format';
import { roomClientId, RoomPlan } from '@homeplot/live/roomPlan';
import { rowChanges } from '@homeplot/live/rowChanges';
import { fillDocument, writeChanges } from '@homeplot/live/writeChanges';
import { inOrder, type PlanContents } from '@homeplot/plan/plan';
import { randomInt } from 'node:crypto';
import { applyUpdate, type Doc, encodeStateAsUpdate, type Transaction } from 'yjs';
import type { Edit } from './frames.ts';
import type { Lease } from './lease.ts';
import type { Line } from './line.ts';
import type { LiveContext } from './liveContext.ts';
import { People } from './people.ts';
import { contentsOf, isOutgrown, readableOf, textsOf } from './planRow.ts';
import { type Closing, closings, Refusal, refusals } from './refusal.ts';
import {
  callerFor,
  type DocumentRow,
  forgetDocument,
  LeaseLostError,
  OutdatedError,
  type ProjectRow,
  readProject,
  savedAtOf,
  store,
} from './rows.ts';
import { type Outcome, problemOf, Saving } from './saving.ts';
import { Versions } from './versions.ts';
import { dropPending, lineOf, vectorOf, Writers } from './writers.ts';

export class Room {
  readonly lease: Lease;
  readonly people: People;
  readonly opened = performance.now();
  readonly epoch: number;
  /** Until when no other server may open the room, by performance.now(). */
  leaseUntil: number;
  /** Characters of the plan as JSON. */
  size: number;
  /** The id of the project's owner, in whose name the room saves. */
  owner: string;
  private savedAt: string;
  /** The state vector of the stored document, in base64. */
  private savedVector: string | undefined;
  /** The plan as the project's row has it. */
  private base: PlanContents;
  /** The stored document, until it is loaded. */
  private kept: DocumentRow | undefined;
  private readonly context: LiveContext;
  private readonly saving: Saving;
  private readonly writers: Writers;
  private readonly versions: Versions;
  private document: Doc | undefined;
  private plan: RoomPlan | undefined;
  private savedSum = '';
  private isOver = false;

  /** Throws a Refusal if the row's plan can't be read. */
  constructor(
    lease: Lease,
    leaseUntil: number,
    row: ProjectRow,
    kept: DocumentRow | undefined,
    context: LiveContext,
  ) {
    this.lease = lease;
    this.people = new People(context.limits);
    this.writers = new Writers(context.limits);
    this.leaseUntil = leaseUntil;
    this.context = context;
    this.owner = row.owner;
    this.savedAt = row.savedAt;
    this.base = contentsOf(row);
    this.kept = kept?.format === liveFormat && kept.owner === row.owner ? kept : undefined;
    this.epoch = this.kept?.epoch ?? randomInt(1, 2 ** 47);
    this.size = JSON.stringify(row.objects).length;
    const wasSavedByRoom = this.kept?.savedAt === row.savedAt;
    const age = wasSavedByRoom ? Date.now() - Date.parse(row.savedAt) : Infinity;
    this.versions = new Versions(context.limits, age);
    this.saving = new Saving(() => this.save(), context.limits);
  }

  get isLoaded(): boolean {
    return this.document !== undefined;
  }

  /** Fills Hocuspocus's empty document, and from then on handles its changes. */
  async load(document: Doc): Promise<void> {
    const { base: row, kept } = this;
    this.kept = undefined;
    document.clientID = roomClientId(Math.random());
    try {
      if (kept === undefined) fillDocument(document, row, this.epoch);
      else applyUpdate(document, kept.state);
      if (aboutOf(document).epoch !== this.epoch)
        throw new Error('The epoch in the document is not that of its row.');
      this.plan = new RoomPlan(document);
    } catch (error) {
      this.context.log.error({ err: error }, 'the document of a room is damaged, and is made anew');
      await this.beginAnew();
      throw new Refusal(refusals.busy, closings.anew.code);
    }
    this.document = document;
    document.on('afterTransaction', (transaction: Transaction) => this.handle(transaction));
    document.once('destroy', () => this.end());
    if (kept === undefined) {
      // Saved before any client has it, so that clients find the same document even if this server crashes.
      this.savedSum = textsOf(this.plan.plan).sum;
      this.saving.edited();
      await this.saving.flush();
      return;
    }
    this.savedVector = vectorOf(document);
    // What is marked as removed was removed before the last save, so its time counts from then.
    this.forgetRemoved(Date.parse(kept.savedAt));
    this.forgetRemoved();
    if (kept.savedAt === this.savedAt) return;
    // The row was changed while there was no room.
    const base = { objects: inOrder(this.plan.plan), settings: this.plan.plan.settings };
    writeChanges(document, rowChanges(this.plan.plan, base, row).changes, 'row');
  }

  /** Adds somebody, and sends them what is saved: some of their edits may have been saved while they were away. */
  join(line: Line): void {
    this.people.add(line);
    if (this.savedVector !== undefined) line.sendMessage({ saved: this.savedAt, vector: this.savedVector });
  }

  /** Saves what is unsaved. Returns false if that isn't possible now. */
  async settle(): Promise<boolean> {
    return this.isOver || (await this.saving.flush());
  }

  /** Why an edit is refused; undefined if it is accepted. */
  check(line: Line, edit: Edit): Closing | undefined {
    return this.document && this.writers.check(line, edit, this.document);
  }

  /** Gives up the room, which another server has or may have. Nothing is lost: the clients have what is unsaved. */
  lose(): void {
    if (this.isOver) return;
    this.context.counts.leasesLost += 1;
    this.stop(closings.moved);
  }

  delete(): void {
    this.stop(closings.deleted);
    void forgetDocument(this.context.database, this.lease.project).catch(() => {});
  }

  /** Closes all connections and the document, without saving. */
  stop(closing: Closing): void {
    if (this.isOver) return;
    const { document } = this;
    this.end();
    for (const line of this.people.lines) line.close(closing);
    if (document !== undefined) this.context.unload(this.lease.project, document);
  }

  /** Merges what somebody else has written to the row. */
  async readBack(): Promise<void> {
    if (this.isOver || this.document === undefined) return;
    // Waits for a save in progress, because the database announces the room's own saves too.
    await this.saving.exclusively(async () => {
      try {
        const savedAt = await savedAtOf(this.context.database, callerFor(this.owner), this.lease.project);
        if (savedAt !== this.savedAt) await this.merge();
      } catch (error) {
        this.context.log.warn({ err: error }, 'the row of a room could not be read');
      }
    });
  }

  /** Deletes the marks of objects and settings that were removed long ago. */
  forgetRemoved(now = Date.now()): void {
    this.plan?.forgetRemoved(now, this.context.limits.removedTimeout);
  }

  private end(): void {
    this.isOver = true;
    this.saving.stop();
    this.context.ended(this.lease);
  }

  private handle(transaction: Transaction): void {
    if (this.plan === undefined || this.isOver) return;
    dropPending(transaction, this.context.limits);
    const isEdit = transaction.changed.size > 0;
    const incoming = this.applyTo(this.plan, transaction);
    if (isEdit) {
      if (transaction.origin !== this.plan) this.versions.edited();
      this.saving.edited();
    }
    const refused = incoming?.refused ?? [];
    const line = lineOf(transaction.origin);
    if (refused.length > 0) line?.sendMessage({ refused: refused.map(({ id }) => id), why: refused[0]?.why });
  }

  private applyTo(plan: RoomPlan, transaction: Transaction): ReturnType<RoomPlan['take']> {
    try {
      return plan.take(transaction);
    } catch (error) {
      // The plan and the document may differ now, so the room is opened anew from the database.
      this.context.log.error({ err: error }, 'an edit could not be taken in');
      this.stop(closings.anew);
      return undefined;
    }
  }

  private async save(): Promise<Outcome> {
    const { document, plan, context } = this;
    if (document === undefined || plan === undefined) return 'over';
    const { objects, settings, sum, contents } = textsOf(plan.plan);
    const state = encodeStateAsUpdate(document);
    const vector = vectorOf(document);
    const wanted = {
      lease: this.lease,
      caller: callerFor(this.owner),
      owner: this.owner,
      savedAt: this.savedAt,
      continues: this.versions.continues,
      plan: sum === this.savedSum ? null : { objects, settings },
      epoch: this.epoch,
      state,
    };
    const began = performance.now();
    try {
      this.savedAt = await context.write(this.owner, objects.length + state.length, () =>
        store(context.database, wanted),
      );
    } catch (error) {
      return await this.notSaved(error);
    }
    this.leaseUntil = Math.max(this.leaseUntil, began + context.limits.lease);
    if (wanted.plan !== null) this.versions.saved(wanted.continues);
    this.savedSum = sum;
    this.savedVector = vector;
    this.base = contents;
    this.size = objects.length;
    context.counts.saves += 1;
    context.counts.saveSeconds += (performance.now() - began) / 1_000;
    this.people.sendToAll({ saved: this.savedAt, vector });
    if (isOutgrown(state, objects) || document.store.clients.size > context.limits.documentClients)
      await this.beginAnew();
    return 'saved';
  }

  /** Stops the room and deletes its document. The next room makes one without this history, and clients merge their edits. */
  private async beginAnew(): Promise<void> {
    await forgetDocument(this.context.database, this.lease.project).catch(() => {});
    this.stop(closings.anew);
  }

  private async notSaved(error: unknown): Promise<Outcome> {
    if (this.isOver) return 'over';
    if (error instanceof LeaseLostError) {
      this.lose();
      return 'over';
    }
    let problem = error;
    if (error instanceof OutdatedError) {
      try {
        const { savedAt } = this;
        if (!(await this.merge())) return 'over';
        // Unless the merge has changed what is saved, another try would fail in the same way.
        if (this.savedAt !== savedAt) return 'failed';
      } catch (again) {
        problem = again;
      }
    }
    this.context.counts.failedSaves += 1;
    const { sentence, outcome, isKnown } = problemOf(problem);
    if (!isKnown) this.context.log.error({ err: problem }, 'a room could not be saved');
    this.people.sendToAll({ unsaved: sentence });
    return outcome;
  }

  /** Merges the row's current plan into the document. Returns false if nobody here may read the row. */
  private async merge(): Promise<boolean> {
    // The known owner may have handed the project over, so anybody who is here is tried too.
    const callers = [callerFor(this.owner), ...this.people.callers];
    const row = await readProject(this.context.database, callers, this.lease.project);
    if (row === undefined) this.stop(closings.anew);
    if (row === undefined || this.isOver || !this.document || !this.plan) return false;
    this.owner = row.owner;
    // Both texts come from the database, with microseconds.
    if (row.savedAt === this.savedAt) return true;
    const contents = readableOf(row);
    // After a restored backup the row is older, and a client may have saved what isn't a plan: the room's plan is saved again.
    const isWrong = contents === undefined || row.savedAt < this.savedAt;
    if (isWrong)
      this.context.log.error(this.lease, 'the row of a room is unreadable or older than its last save');
    else writeChanges(this.document, rowChanges(this.plan.plan, this.base, contents).changes, 'row');
    [this.savedAt, this.base, this.savedSum] = [row.savedAt, contents ?? this.base, ''];
    if (isWrong) this.saving.edited();
    return true;
  }
}
