// Binds an editor to the shared document of its plan: edits go into the document, what others write comes out of it. An edit
// made before the document was there isn't lost.
import type { Editor } from '@homeplot/editor/editor';
import { Sharing } from '@homeplot/editor/sharing';
import { changesOf, differencesInSteps, type Incoming } from '@homeplot/live/changesOf';
import { planOf } from '@homeplot/live/planOf';
import { writeChanges } from '@homeplot/live/writeChanges';
import { type Change, idOf, type Plan } from '@homeplot/plan/plan';
import type { Doc, Transaction } from 'yjs';
import { inSlices } from '../../kit/slices.ts';

interface BindingEvents {
  /** What came of others. back: ids of objects that were gone here. */
  readonly came: (incoming: Incoming, back: readonly string[]) => void;
  /** Another plan was opened in the editor; the binding has ended. */
  readonly ended: () => void;
}

export class Binding {
  private readonly editor: Editor;
  private readonly events: BindingEvents;
  private readonly endWatching: () => void;
  /** undefined until the document is there. */
  private document: Doc | undefined;
  /** Edits of before that. */
  private early: Change[] = [];
  /** What others wrote while the document is being read; undefined if it isn't. */
  private unread: Transaction[] | undefined;

  constructor(editor: Editor, events: BindingEvents) {
    this.editor = editor;
    this.events = events;
    editor.share(new Sharing(editor));
    this.endWatching = editor.watch({
      edited: (changes, _, by) => {
        if (by !== 'others') this.edited(changes);
      },
      loaded: () => {
        this.end();
        events.ended();
      },
    });
  }

  get isBound(): boolean {
    return this.document !== undefined && this.unread === undefined;
  }

  /** Shows the document's plan from now on. ahead: whether the editor has edits that the document lacks, all of them of this browser. */
  async bind(document: Doc, ahead = false): Promise<void> {
    const { editor } = this;
    this.wait();
    this.document = document;
    this.unread = [];
    if (ahead) writeChanges(document, allOf(editor.plan, document), this);
    else writeChanges(document, this.early, this);
    this.early = [];
    document.on('afterTransaction', this.heard);
    const incoming = await inSlices(differencesInSteps(document, editor.plan));
    if (this.document !== document) return;
    const { unread } = this;
    this.unread = undefined;
    // An edit of meanwhile is in the document already, and newer than what was read before it.
    const changes = withoutChanged(incoming.changes, this.early);
    this.early = [];
    this.take({ ...incoming, changes });
    for (const transaction of unread) this.hear(transaction);
  }

  /** Goes back to waiting for a document: edits of meanwhile go into the next one. */
  wait(): void {
    this.document?.off('afterTransaction', this.heard);
    this.document = undefined;
    this.unread = undefined;
  }

  end(): void {
    this.endWatching();
    this.wait();
  }

  private edited(changes: readonly Change[]): void {
    if (!this.isBound) this.early.push(...changes);
    if (this.document) writeChanges(this.document, changes, this);
  }

  private readonly heard = (transaction: Transaction): void => {
    if (transaction.origin === this || transaction.changed.size === 0) return;
    if (this.unread) this.unread.push(transaction);
    else this.hear(transaction);
  };

  private hear(transaction: Transaction): void {
    this.take(changesOf(transaction, this.editor.plan));
  }

  private take(incoming: Incoming): void {
    const { changes } = incoming;
    const { objects } = this.editor.plan;
    const back = changes.flatMap((one) => ('put' in one && !objects.has(one.put.id) ? one.put.id : []));
    if (changes.length > 0) this.editor.takeIn(changes);
    this.events.came(incoming, back);
  }
}

/** Writing these makes a document that of the plan; what is the same already isn't written. */
function allOf({ objects, settings }: Plan, document: Doc): readonly Change[] {
  const gone = planOf(document).contents.objects.filter(({ id }) => !objects.has(id));
  return [
    ...gone.map(({ id }) => ({ remove: id })),
    ...[...objects.values()].map((put) => ({ put })),
    { settings },
  ];
}

/** The changes without what later ones change too. */
function withoutChanged(changes: readonly Change[], later: readonly Change[]): readonly Change[] {
  if (later.length === 0) return changes;
  const ids = new Set(later.map(idOf));
  const fields = new Set(
    later.flatMap((change) => ('settings' in change ? Object.keys(change.settings) : [])),
  );
  return changes.flatMap((change): readonly Change[] => {
    if (!('settings' in change)) return ids.has(idOf(change)) ? [] : [change];
    const rest = Object.entries(change.settings).filter(([field]) => !fields.has(field));
    return rest.length > 0 ? [{ settings: Object.fromEntries(rest) }] : [];
  });
}
