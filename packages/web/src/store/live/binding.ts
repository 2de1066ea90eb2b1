// Binds an editor to the shared document of its plan: edits go into the document, what others write comes out of it. An edit
// made before the document was there isn't lost.
import type { Editor } from '@homeplot/editor/editor';
import { Sharing } from '@homeplot/editor/sharing';
import type { Incoming } from '@homeplot/live/changesOf';
import { planOf } from '@homeplot/live/planOf';
import { writeChanges } from '@homeplot/live/writeChanges';
import { type Change, idOf, type Plan } from '@homeplot/plan/plan';
import type { Doc } from 'yjs';
import { Follower } from './follower.ts';

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
  /** Edits of before it was there, or while it is being read. */
  private early: Change[] = [];
  private readonly follower: Follower;

  constructor(editor: Editor, events: BindingEvents) {
    this.editor = editor;
    this.events = events;
    this.follower = new Follower({
      plan: () => editor.plan,
      own: this,
      differs: (incoming) => {
        // An edit of meanwhile is in the document already, and newer than what was read before it.
        const changes = withoutChanged(incoming.changes, this.early);
        this.early = [];
        this.take({ ...incoming, changes });
      },
      heard: (incoming) => this.take(incoming),
    });
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
    return this.follower.isCaughtUp;
  }

  /** Shows the document's plan from now on. ahead: whether the editor has edits that the document lacks, all of them of this browser. */
  async bind(document: Doc, ahead = false): Promise<void> {
    const { editor } = this;
    this.wait();
    this.document = document;
    if (ahead) writeChanges(document, allOf(editor.plan, document), this);
    else writeChanges(document, this.early, this);
    this.early = [];
    await this.follower.follow(document);
  }

  /** Goes back to waiting for a document: edits of meanwhile go into the next one. */
  wait(): void {
    this.follower.stop();
    this.document = undefined;
  }

  end(): void {
    this.endWatching();
    this.wait();
  }

  private edited(changes: readonly Change[]): void {
    if (!this.isBound) this.early.push(...changes);
    if (this.document) writeChanges(this.document, changes, this);
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
