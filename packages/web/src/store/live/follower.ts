// Follows a shared document: first reports how it differs from the plan, which is read in slices so that the page stays usable,
// then what others write, in its order.
import { changesOf, differencesInSteps, type Incoming } from '@homeplot/live/changesOf';
import type { Plan } from '@homeplot/plan/plan';
import type { Doc, Transaction } from 'yjs';
import { inSlices } from '../../kit/slices.ts';

interface Followed {
  /** The plan that follows the document; undefined while there is none. */
  readonly plan: () => Plan | undefined;
  /** Called with the differences once they are read. What was written meanwhile is reported right after it. */
  readonly differs: (incoming: Incoming) => void;
  /** Called with what somebody has written. */
  readonly changed: (incoming: Incoming) => void;
  /** The origin of the plan's own transactions, which aren't reported. */
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

  /** until: the plan is compared only once this has resolved. */
  async follow(document: Doc, until?: Promise<void>): Promise<void> {
    this.stop();
    const { followed } = this;
    const unread: Transaction[] = [];
    this.unread = unread;
    this.document = document;
    document.on('afterTransaction', this.onTransaction);
    await until;
    const plan = followed.plan();
    if (this.unread !== unread || !plan) return;
    const incoming = await inSlices(differencesInSteps(document, plan));
    if (this.unread !== unread) return;
    this.unread = undefined;
    followed.differs(incoming);
    for (const transaction of unread) this.report(transaction);
  }

  stop(): void {
    this.document?.off('afterTransaction', this.onTransaction);
    this.document = undefined;
    this.unread = undefined;
  }

  private readonly onTransaction = (transaction: Transaction): void => {
    const { own } = this.followed;
    if (transaction.changed.size === 0 || (own !== undefined && transaction.origin === own)) return;
    if (this.unread) this.unread.push(transaction);
    else this.report(transaction);
  };

  private report(transaction: Transaction): void {
    const plan = this.followed.plan();
    if (plan) this.followed.changed(changesOf(transaction, plan));
  }
}
