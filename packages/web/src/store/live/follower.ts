// Follows a shared document: first takes in how it differs from the plan, read in pieces so that the page stays usable, then what
// others write, in its order.
import { changesOf, differencesInSteps, type Incoming } from '@homeplot/live/changesOf';
import type { Plan } from '@homeplot/plan/plan';
import type { Doc, Transaction } from 'yjs';
import { inSlices } from '../../kit/slices.ts';

interface Followed {
  /** The plan that takes it in; undefined while there is none. */
  readonly plan: () => Plan | undefined;
  /** What both have after reading; what was written meanwhile comes right after it. */
  readonly differs: (incoming: Incoming) => void;
  readonly heard: (incoming: Incoming) => void;
  /** The origin of one's own transactions, which aren't heard. */
  readonly own?: unknown;
}

export class Follower {
  private readonly followed: Followed;
  private document: Doc | undefined;
  /** What was written while the document is being read; undefined if it isn't. */
  private unread: Transaction[] | undefined;

  constructor(followed: Followed) {
    this.followed = followed;
  }

  /** Whether the plan has what the document has. */
  get isCaughtUp(): boolean {
    return this.document !== undefined && this.unread === undefined;
  }

  /** until: what is waited for before the plan is compared. */
  async follow(document: Doc, until?: Promise<void>): Promise<void> {
    this.stop();
    const { followed } = this;
    const unread: Transaction[] = [];
    this.unread = unread;
    this.document = document;
    document.on('afterTransaction', this.heard);
    await until;
    const plan = followed.plan();
    if (this.unread !== unread || !plan) return;
    const incoming = await inSlices(differencesInSteps(document, plan));
    if (this.unread !== unread) return;
    this.unread = undefined;
    followed.differs(incoming);
    for (const transaction of unread) this.hear(transaction);
  }

  stop(): void {
    this.document?.off('afterTransaction', this.heard);
    this.document = undefined;
    this.unread = undefined;
  }

  private readonly heard = (transaction: Transaction): void => {
    const { own } = this.followed;
    if (transaction.changed.size === 0 || (own !== undefined && transaction.origin === own)) return;
    if (this.unread) this.unread.push(transaction);
    else this.hear(transaction);
  };

  private hear(transaction: Transaction): void {
    const plan = this.followed.plan();
    if (plan) this.followed.heard(changesOf(transaction, plan));
  }
}
