// The plan of a room: it takes what people write into the shared document, works out what follows from it, and writes that
// back. Only the room's server has one; everybody else shows what the document says.
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

/** The changes and what follows from them in a plan. It adds nothing to changes that it was applied to. */
export const settle = (plan: Plan, changes: readonly Change[], lookups: PlanLookups): readonly Change[] =>
  applyInvariants(plan, lookups, changes);

/** A room's Yjs client is one of these: lower than most people's, whose edits so win over what the room writes. */
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
  /** Since when items have been removed, by what `forgetRemoved` was told. */
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
   * Takes what a transaction changed, writes back what follows from it, and the last good value in place of what can't be
   * read. Call it after each transaction (`afterTransaction`). undefined: it changed nothing, or was the room's own.
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
   * Deletes what was removed so many milliseconds ago, so that whoever comes later doesn't get it. Call it again and again: an
   * item counts as removed since the first call that finds it so.
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
