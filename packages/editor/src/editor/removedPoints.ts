// Remembers points removed from a drawing, which redo puts back, and the drawing that was discarded last, which undo brings
// back. Both are forgotten once something else is drawn or edited.
import type { EditorEvents } from './editorEvents.ts';
import type { OpenScene } from '../scene/scene.ts';
import type { Step, Tool } from '../tool/tool.ts';
import type { Watchers } from './watchers.ts';

interface DrawingHand {
  readonly tool: Tool;
  readonly scene: OpenScene;
  applyStep<S>(tool: Tool<S>, step: (state: S) => Step<S>): void;
  restore(name: string, stored: unknown): void;
}

interface State {
  readonly tool: Tool;
  readonly state: unknown;
}

export class RemovedPoints {
  private readonly hand: DrawingHand;
  private readonly watchers: Watchers<EditorEvents>;
  /** The drawing before each removal. */
  private states: State[] = [];
  private discarded: State | undefined;

  constructor(hand: DrawingHand, watchers: Watchers<EditorEvents>) {
    this.hand = hand;
    this.watchers = watchers;
    const forget = (): void => this.forget();
    watchers.add({ edited: (_changes, _inverse, by) => by !== 'others' && forget(), loaded: forget });
  }

  /** Whether there are points to put back. */
  get hasPoint(): boolean {
    return this.states.at(-1)?.tool === this.hand.tool;
  }

  get hasDrawing(): boolean {
    return this.discarded !== undefined;
  }

  forget(): void {
    this.states = [];
    this.discarded = undefined;
  }

  /** Remembers a drawing before a point is removed. */
  add(drawing: State): void {
    if (!this.hasPoint) this.states = [];
    this.states.push(drawing);
    this.watchers.notify('changed');
  }

  /** Remembers a drawing before it is discarded, unless there is too little of it. */
  discard(drawing: State): void {
    this.forget();
    if (drawing.tool.resume?.(drawing.state, this.hand.scene)) this.discarded = drawing;
  }

  /** Puts the last removed point back; returns whether there was one. */
  putBack(): boolean {
    if (!this.hasPoint) return false;
    const { hand } = this;
    const { state } = this.states.pop() ?? {};
    hand.applyStep(hand.tool, () => hand.tool.resume?.(state, hand.scene) ?? { state });
    this.watchers.notify('changed');
    return true;
  }

  /** Resumes the drawing that was discarded; returns whether there was one. */
  resumeDiscarded(): boolean {
    const { discarded } = this;
    this.discarded = undefined;
    if (discarded) this.hand.restore(discarded.tool.name, discarded.state);
    return discarded !== undefined;
  }
}
