// The plan of a room: applies what people write to the shared document, works out the changes that follow from it, and writes
// them back. Only the room's server has one; everybody else shows the document as it is.
import { applyInvariants, type PlanLookups } from '@homeplot/plan/invariants';
import { JointIndex } from '@homeplot/plan/jointIndex';
import { applyChanges, type Change, createPlan, type MutablePlan, type Plan } from '@homeplot/plan/plan';
import { TieIndex } from '@homeplot/plan/tieIndex';
import type { Doc, Transaction } from 'yjs';
import type { Items } from '../items/items.ts';
import type { Refused } from '../parts/refused.ts';
import { changesOf, type Incoming } from './changesOf.ts';
import { planOf } from './planOf.ts';
import { sharedIn } from './shared.ts';
import { restore, writeChanges } from './writeChanges.ts';

/** The changes and those that follow from them in a plan. Applied to its own result, it adds nothing. */
export const settle = (plan: Plan, changes: readonly Change[], lookups: PlanLookups): readonly Change[] =>
  applyInvariants(plan, lookups, changes);

/** A room's Yjs client id is below this, and so lower than most people's, whose edits then win over what the room writes. */
const roomClients = 2 ** 20;

/** random: from 0 up to 1. */
export const roomClientId = (random: number): number => 1 + Math.floor(random * (roomClients - 1));

export class RoomPlan {
  readonly plan: MutablePlan;
  /** What could not be read when the room was opened. */
  readonly refused: readonly Refused[];
  private readonly doc: Doc;
  private readonly ties: TieIndex;
  private readonly joints: JointIndex;
  /** The time, as given to `forgetRemoved`, at which each removed item was first seen as removed. */
  private readonly removedSince = new Map<Items, ReadonlyMap<string, number>>();

  constructor(doc: Doc) {
    const { contents, refused } = planOf(doc);
    this.doc = doc;
    this.plan = createPlan(contents);
    this.refused = refused;
    this.ties = new TieIndex(this.plan);
    this.joints = new JointIndex(this.plan);
  }

  /**
   * Applies what a transaction has changed, and writes back what follows from it, and the last good values in place of those that
   * can't be read. Call it after each transaction (`afterTransaction`). Returns undefined if the transaction has changed nothing
   * or was the room's own.
   */
  take(transaction: Transaction): Incoming | undefined {
    if (transaction.origin === this || transaction.changed.size === 0) return undefined;
    const { plan, doc } = this;
    const incoming = changesOf(transaction, plan);
    const lookups = { near: this.joints.near, dependents: this.ties.dependents };
    const all = settle(plan, incoming.changes, lookups);
    const inverse = applyChanges(plan, all);
    this.ties.update(inverse);
    this.joints.update(inverse);
    doc.transact(() => {
      writeChanges(doc, all);
      restore(doc, plan, incoming);
    }, this);
    return incoming;
  }

  /**
   * Deletes items that were removed `after` milliseconds ago or earlier, so that people who come later don't get them. Call it at
   * intervals: an item counts as removed since the first call that finds it removed.
   */
  forgetRemoved(now: number, after: number): void {
    this.doc.transact(() => {
      for (const items of sharedIn(this.doc).all) {
        const before = this.removedSince.get(items);
        const since = new Map(items.removed().map((id) => [id, before?.get(id) ?? now]));
        for (const [id, first] of since) if (now - first >= after) items.forget(id);
        this.removedSince.set(items, since);
      }
    }, this);
  }
}
