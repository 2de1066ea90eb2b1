// Binds an editor to the shared document of its plan: its edits are written to the document, and what others write is applied to
// the editor. Edits that are made before the document is there aren't lost.
import type { Editor } from '@homeplot/editor/editor';
import { Sharing } from '@homeplot/editor/sharing';
import type { Incoming } from '@homeplot/live/changesOf';
import { planOf } from '@homeplot/live/planOf';
import { writeChanges } from '@homeplot/live/writeChanges';
import { type Change, idOf, type Plan } from '@homeplot/plan/plan';
import type { Doc } from 'yjs';
import { Follower } from './follower.ts';

interface BindingEvents {
  /** Changes of others were applied. back: the ids of objects that they brought back, which had been deleted here. */
  readonly received: (incoming: Incoming, back: readonly string[]) => void;
  /** Another plan was opened in the editor; the binding has ended. */
  readonly ended: () => void;
}

export class Binding {
  private readonly editor: Editor;
  private readonly events: BindingEvents;
  private readonly endWatching: () => void;
  /** undefined until the document is there. */
  private document: Doc | undefined;
  /** Edits that were made before the document was there, or while it is being read. */
  private early: Change[] = [];
  private readonly follower: Follower;

  constructor(editor: Editor, events: BindingEvents) {
    this.editor = editor;
    this.events = events;
    this.follower = new Follower({
      plan: () => editor.plan,
      own: this,
      differs: (incoming) => {
        // An edit made meanwhile is in the document already, and newer than what was read of the same object.
        const changes = withoutChanged(incoming.changes, this.early);
        this.early = [];
        this.take({ ...incoming, changes });
      },
      changed: (incoming) => this.take(incoming),
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

  /** Shows the document's plan from now on. ahead: whether the editor has edits of this browser that the document lacks. */
  async bind(document: Doc, ahead = false): Promise<void> {
    const { editor } = this;
    this.wait();
    this.document = document;
    if (ahead) writeChanges(document, allOf(editor.plan, document), this);
    else writeChanges(document, this.early, this);
    this.early = [];
    await this.follower.follow(document);
  }

  /** Waits for another document. Edits made meanwhile are written to it. */
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
    this.events.received(incoming, back);
  }
}

/** The changes that make a document equal to the plan. What is equal already won't be written again. */
function allOf({ objects, settings }: Plan, document: Doc): readonly Change[] {
  const gone = planOf(document).contents.objects.filter(({ id }) => !objects.has(id));
  return [
    ...gone.map(({ id }) => ({ remove: id })),
    ...[...objects.values()].map((put) => ({ put })),
    { settings },
  ];
}

/** The changes without the objects and settings that later changes replace. */
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
