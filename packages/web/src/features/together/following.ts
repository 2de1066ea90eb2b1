// Follows what somebody else sees, until one moves the view oneself or they leave.
import type { Editor } from '@homeplot/editor/editor';
import { fitted } from '@homeplot/editor/fittedView';
import { viewBox } from '@homeplot/editor/viewport';
import { Watchers } from '@homeplot/editor/watchers';
import type { Person, Presence } from '../../store/live/presence.ts';

export class Following {
  private readonly editor: Editor;
  private readonly presence: Presence;
  private readonly watchers = new Watchers<{ changed: [] }>();
  private followed: Person | undefined;
  /** Whether the view is being moved for the one that is followed. */
  private isMoving = false;

  constructor(editor: Editor, presence: Presence) {
    this.editor = editor;
    this.presence = presence;
  }

  /** Until the signal. */
  start(signal: AbortSignal): void {
    const { presence, editor } = this;
    const ends = [
      presence.watch({
        viewed: (id) => void (id === this.followed?.id && this.show()),
        people: () => void (presence.others.some(({ id }) => id === this.followed?.id) || this.stop()),
      }),
      editor.watch({ moved: () => this.moved() }),
    ];
    signal.addEventListener('abort', () => {
      this.stop();
      for (const end of ends) end();
    });
    presence.view(viewBox(editor.viewport));
  }

  readonly watch = (changed: () => void): (() => void) => this.watchers.add({ changed });

  get person(): Person | undefined {
    return this.followed;
  }

  follow(person: Person): void {
    this.followed = person;
    this.show();
    this.watchers.notify('changed');
  }

  stop(): void {
    if (!this.followed) return;
    this.followed = undefined;
    this.watchers.notify('changed');
  }

  /** What one sees oneself is shown to the others, but for a view that is theirs: two who follow each other would run away. */
  private moved(): void {
    if (this.isMoving) return;
    this.stop();
    this.presence.view(viewBox(this.editor.viewport));
  }

  private show(): void {
    const { editor, presence, followed } = this;
    const view = followed && presence.of(followed.id)?.view;
    if (!view) return;
    this.isMoving = true;
    editor.show(fitted(editor.viewport, view, editor.plan.settings));
    this.isMoving = false;
  }
}

const made = new WeakMap<Presence, Following>();

/** The one of a room. */
export function followingIn(editor: Editor, presence: Presence): Following {
  const following = made.get(presence) ?? new Following(editor, presence);
  made.set(presence, following);
  return following;
}
