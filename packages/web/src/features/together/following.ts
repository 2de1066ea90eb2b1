// Follows another person's view in the live room, until the user moves the view or that person leaves.
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
  /** Whether the view is being moved to that of the followed person. */
  private isMoving = false;

  constructor(editor: Editor, presence: Presence) {
    this.editor = editor;
    this.presence = presence;
  }

  /** Starts to watch the views of others and to report the user's own, until the signal is aborted. */
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

  /**
   * Reports a view that the user has moved to. Views that are followed aren't reported: two people who follow each other
   * would keep moving.
   */
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

/** The following of a room. */
export function followingIn(editor: Editor, presence: Presence): Following {
  const following = made.get(presence) ?? new Following(editor, presence);
  made.set(presence, following);
  return following;
}
