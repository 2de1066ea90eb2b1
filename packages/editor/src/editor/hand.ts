// The hand holds the active tool, its state and its preview. Pointer records come in by pointer(); the steps that a tool
// returns for pointer, key or card input are carried out by step(). It edits the plan only through the editor.
import type { Change } from '@homeplot/plan/plan';
import type { Point } from '@homeplot/plan/point';
import { dequal } from 'dequal';
import { type AdaptState, type GivenFields, HeldTool } from './heldTool.ts';
import { RemovedPoints } from './removedPoints.ts';
import { toolNamed } from '../tools/index.ts';
import { moveTool } from '../tools/move.ts';
import { scrollIntoView } from '../scene/intoView.ts';
import type { Pointer, Step, Tool } from '../tool/tool.ts';
import { typedBox } from '../typing/typedBox.ts';
import { Typing } from '../typing/typing.ts';
import type { EditorActions } from './editorActions.ts';
import type { EditorEvents } from './editorEvents.ts';
import type { Watchers } from './watchers.ts';

export class Hand extends HeldTool {
  readonly typing = new Typing(this);
  readonly removed: RemovedPoints;
  readonly editor: EditorActions;
  private readonly watchers: Watchers<EditorEvents>;
  /** Number of presses since the tool was picked: a double press counts only if both of its presses were the tool's. */
  private presses = 0;
  /** State of the pan gesture while Space or the middle button is held. */
  private panState: unknown;
  /** What the last step showed, to skip repeats; undefined once anything else has changed. */
  private lastShown: unknown;

  constructor(editor: EditorActions, watchers: Watchers<EditorEvents>) {
    super(editor.scene);
    this.editor = editor;
    this.watchers = watchers;
    const invalidate = (): void => void (this.lastShown = undefined);
    watchers.add({ changed: invalidate, loaded: invalidate, moved: invalidate });
    this.removed = new RemovedPoints(this, watchers);
  }

  /** Switches to another tool, suspending a drawing until its tool is picked again. Picking a one-shot tool twice keeps it active. */
  pick(name: string, given?: GivenFields): void {
    const { tool, state, scene } = this;
    const next = toolNamed(name);
    this.given = given;
    this.isKept = tool.name === name && tool.oneShot === true;
    if (next === tool && this.isDrawing) {
      this.interrupt();
      this.watchers.notify('changed');
      return;
    }
    this.presses = 0;
    if (next !== tool) this.previous = tool.name;
    const suspended = tool.resume?.(state, scene);
    this.cancel();
    if (suspended) this.suspended.set(tool, suspended);
    this.tool = next;
    this.state = next.begin?.(scene) ?? next.idle;
    const resumed = this.suspended.get(next);
    if (resumed) this.resume(resumed);
    else if (suspended)
      this.editor.say({ text: `Choose ${tool.title} again to continue your drawing`, tone: 'info' });
    this.watchers.notify('changed');
  }

  /** Resumes a drawing from a state that has the form of its tool's `stored`. */
  restore(name: string, stored: unknown): void {
    const tool = toolNamed(name);
    this.suspended.set(tool, tool.resume?.(stored, this.scene) ?? { state: stored });
    this.pick(name);
  }

  /** Picks a tool that stays active after its edits. */
  keep(name: string): void {
    this.pick(name);
    if (!this.isKept) this.pick(name);
  }

  /** Puts the active tool down for Select; returns whether there was another one. */
  putDown(): boolean {
    if (this.tool.name === 'select') return false;
    this.pick('select');
    return true;
  }

  /** Whether the last two presses were of this tool, so that they may be a double press. */
  get isPressedAgain(): boolean {
    return this.presses >= 2;
  }

  /** Passes a pointer record to the tool. */
  pointer(pointer: Pointer): void {
    const { snapping } = this.scene;
    if (pointer.phase === 'double' && !this.isPressedAgain) return;
    if (pointer.phase === 'down') {
      this.presses += 1;
      this.removed.forget();
      this.beginPress();
    }
    if (!pointer.coarse && !pointer.stepped && !pointer.exact) this.hover = pointer.screen;
    snapping.snapped = undefined;
    // A tool that aims sets it again; a tool that uses the point as it is leaves it undefined.
    snapping.aimed = undefined;
    if (pointer.phase !== 'move') this.lastShown = undefined;
    const { reach } = this;
    const from = pointer.phase === 'move' ? undefined : reach?.from;
    const record = this.typing.applyTo(pointer);
    const step = this.tool.pointer(this.state, record, this.scene);
    this.step(reach?.placed ? this.typing.atDistances(step) : step);
    if (from && record.exact) this.revealTyped(from, record.at);
    if (record.exact && !this.reach && this.cursor) this.cursor = { ...this.cursor, endedByTyping: true };
    if (pointer.phase === 'up') this.beforePress = undefined;
    if (pointer.phase !== 'up' || this.reach) return;
    // The snap marker would cover what was just placed; the next move may show it again.
    snapping.snapped = undefined;
    this.lastShown = undefined;
  }

  /** Passes a pointer record even if nothing seems to have changed, because typed values have. */
  repeatPointer(pointer: Pointer): void {
    this.lastShown = undefined;
    this.pointer(pointer);
  }

  /** The mouse or the pen has left the canvas. */
  leave(): void {
    this.hover = undefined;
    if (this.showsGhost) this.step({ state: this.state });
  }

  /** Pans with a pointer record, whatever the tool. */
  pan(pointer: Pointer): void {
    const { state, viewport } = moveTool.pointer(this.panState ?? moveTool.idle, pointer, this.scene);
    this.panState = state;
    if (viewport) this.editor.show(viewport);
  }

  /** Reverts the press in progress, for example when a second finger or a call interrupts it; a drawing stays. */
  interrupt(): void {
    const { beforePress, tool, scene, editor } = this;
    this.releaseInput();
    if (!beforePress) return;
    const { state, selection } = beforePress;
    this.beforePress = undefined;
    if (selection !== scene.selection) editor.select(selection);
    this.lastShown = undefined;
    this.step(tool.resume?.(state, scene) ?? { state });
  }

  /** Discards the gesture or drawing in progress. */
  cancel(): void {
    this.beforePress = undefined;
    this.releaseInput();
    this.step({ state: this.tool.canceled?.(this.state, this.scene) ?? this.tool.idle });
  }

  /** Cancels at the user's request, so that undo can bring a drawing back. */
  discard(): void {
    if (this.isDrawing) this.removed.discard({ tool: this.tool, state: this.state });
    this.cancel();
  }

  /** Discards the drawing in progress and all suspended drawings. */
  discardAll(): void {
    this.suspended.clear();
    this.cancel();
  }

  /** Finishes a drawing made point by point; returns whether there was one. */
  finish(): boolean {
    if (!this.isTracing || !this.tool.finish) return false;
    this.step(this.tool.finish(this.state, this.scene));
    return true;
  }

  /** Removes the last point of the drawing; returns whether there was one. */
  undoPoint(): boolean {
    if (!this.isDrawing) return false;
    this.removed.add({ tool: this.tool, state: this.state });
    if (this.tool.undoPoint) this.step(this.tool.undoPoint(this.state, this.scene));
    else this.cancel();
    return true;
  }

  /** Adapts to objects that somebody else has changed. Returns false if that has ended what was in progress. */
  adapt(adapted: AdaptState): boolean {
    const wasBusy = this.isBusy;
    if (this.adaptStates(adapted)) {
      if (wasBusy) this.typing.repeat();
      return true;
    }
    this.cancel();
    return !wasBusy;
  }

  /** Answers the open prompt; undefined dismisses it. */
  answer(words: string | undefined): void {
    if (!this.prompt || !this.tool.answer) return;
    this.step(this.tool.answer(this.state, words, this.scene));
  }

  /** Runs an action that the tool's measurement offers. */
  runAction(action: string): void {
    const step = this.tool.act?.(this.state, action, this.scene);
    if (step) this.step(step);
  }

  /** Applies a step that comes from outside the canvas, such as the tool's card. */
  applyStep<S>(tool: Tool<S>, step: (state: S) => Step<S>): void {
    const state = this.stateOf(tool);
    if (state !== undefined) this.step(step(state));
  }

  /** Discards everything in progress after another plan was loaded. */
  reset(): void {
    this.releaseInput();
    this.beforePress = undefined;
    this.state = this.tool.idle;
    this.suspended.clear();
    this.cursor = undefined;
    this.proposed = [];
    this.preview = [];
    this.prompt = undefined;
    this.reading = undefined;
  }

  /** Shows proposed changes; an empty list hides them. */
  propose(changes: readonly Change[]): void {
    this.proposed = changes.length > 0 ? this.editor.previewOf(changes) : changes;
    this.preview = this.proposed;
    this.lastShown = undefined;
    this.watchers.notify('previewed');
  }

  /** Brings what was drawn by typed values into view. */
  revealTyped(from: Point, to: Point): void {
    const box = typedBox(this, from, to);
    if (box) this.editor.reveal(box);
  }

  /** Resumes a suspended drawing and scrolls to it. */
  private resume(step: Step<unknown>): void {
    this.suspended.delete(this.tool);
    this.step(step);
    const { reach } = this;
    if (reach) scrollIntoView(this.editor, reach.from);
    const say = (press: string): string => `Picking up where you left off. ${press} Cancel to discard it.`;
    this.editor.say({ text: say('Press'), touchText: say('Tap'), tone: 'info' });
  }

  updateReading(): void {
    const reading = this.tool.reading?.(this.state, this.scene);
    if (dequal(reading, this.reading)) return;
    this.reading = reading;
    this.watchers.notify('changed');
  }

  private step(step: Step<unknown>): void {
    const { state, preview, commit, label, select, toast, prompt, viewport, ask, axis } = step;
    const { cursor, editor, scene, watchers } = this;
    const now = { step, cursor, snapped: scene.snapping.snapped, aimed: scene.snapping.aimed };
    // Most pointer moves end at the same grid point as the one before.
    if (!commit && !toast && !select && dequal(now, this.lastShown)) return;
    const before = this.progress;
    this.state = state;
    this.typing.resetIfMoved();
    this.preview = preview && preview.length > 0 ? editor.previewOf(preview) : this.proposed;
    const isDone = !commit || this.commit(commit, label);
    if (select && isDone) editor.select(select);
    if (viewport) editor.show(viewport);
    const prompted = prompt !== this.prompt;
    this.prompt = prompt;
    watchers.notify('previewed');
    if (toast && isDone) editor.say(toast);
    if (ask) editor.ask(ask);
    if (axis) editor.drawAlong(axis);
    if (axis) this.pick(this.previous);
    if (prompted || before !== this.progress) watchers.notify('changed');
    this.updateReading();
    this.lastShown = now;
    if (commit && isDone) this.afterEdit();
  }

  private afterEdit(): void {
    if (this.tool.oneShot && !this.isKept) this.putDown();
  }

  /** Returns whether the changes were applied. */
  private commit(changes: readonly Change[], label = this.tool.title): boolean {
    this.beforePress = undefined;
    return this.editor.edit(this.takeGiven(changes), label);
  }

  /** Clears pan, typed values and snap marker, and releases the crosshair. */
  private releaseInput(): void {
    this.panState = undefined;
    this.scene.snapping.snapped = undefined;
    this.typing.reset();
    if (this.cursor) this.cursor = { ...this.cursor, isPressed: false };
  }
}
