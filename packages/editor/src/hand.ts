// The hand holds the active tool, its state and its preview. Pointer records come in by pointer(); the steps that a tool
// returns for pointer, key or card input are carried out by step(). It edits the plan only through the editor.
import { type Box, boxBetween, union } from '@homeplot/plan/box';
import { BoundsPen } from '@homeplot/plan/boundsPen';
import type { Pen } from '@homeplot/plan/pen';
import { addsObject, type Change, objectBox } from '@homeplot/plan/plan';
import type { Point } from '@homeplot/plan/point';
import { dequal } from 'dequal';
import type { OpenScene } from './scene/scene.ts';
import type { Selection } from './scene/selection.ts';
import { toolNamed } from './tools/index.ts';
import { moveTool } from './tools/move.ts';
import type { Pointer, Prompt, Reach, Reading, Step, Toast, Tool } from './tools/tool.ts';
import { typedBox } from './typing/typedBox.ts';
import { Typing } from './typing/typing.ts';
import { type Viewport, offsetIntoView } from './scene/viewport.ts';
import type { EditorEvents } from './editorEvents.ts';
import type { Watchers } from './watchers.ts';

/** What the hand needs from the editor. */
export interface EditorActions {
  readonly scene: OpenScene;
  /** Returns whether it was applied. */
  edit(changes: readonly Change[], label: string): boolean;
  /** The changes with everything that follows from them. */
  previewOf(changes: readonly Change[]): readonly Change[];
  select(selection: Selection): void;
  say(toast: Toast): void;
  /** Asks for the values of a transform. */
  ask(name: string): void;
  show(viewport: Viewport): void;
  panBy(dx: number, dy: number): void;
  fit(box: Box): void;
  reveal(box: Box): void;
}

export class Hand {
  tool: Tool = toolNamed('select');
  /** Whether a one-shot tool stays active after its edit. */
  isKept = false;
  /** Changes that are shown but not applied. */
  preview: readonly Change[] = [];
  prompt: Prompt | undefined;
  /** The tool's current measurement. */
  reading: Reading | undefined;
  /** The keyboard crosshair, if in use; `held` between its press and release. */
  cursor: { readonly at: Point; readonly held: boolean } | undefined;
  readonly scene: OpenScene;
  readonly typing = new Typing(this);

  private readonly editor: EditorActions;
  private readonly watchers: Watchers<EditorEvents>;
  private state: unknown = this.tool.idle;
  /** An unfinished drawing of another tool, and the step that resumes it. */
  private suspended: { readonly tool: Tool; readonly step: Step<unknown> } | undefined;
  /** Number of presses since the tool was picked: a double press counts only if both of its presses were the tool's. */
  private presses = 0;
  /** State of the pan gesture while Space or the middle button is held. */
  private panState: unknown;
  /** Changes proposed by a transform, shown while the tool has no preview. */
  private proposed: readonly Change[] = [];
  /** What the last step showed, to skip repeats; undefined once anything else has changed. */
  private lastShown: unknown;

  constructor(editor: EditorActions, watchers: Watchers<EditorEvents>) {
    this.editor = editor;
    this.scene = editor.scene;
    this.watchers = watchers;
    const invalidate = (): void => void (this.lastShown = undefined);
    watchers.add({ changed: invalidate, loaded: invalidate, moved: invalidate });
  }

  /**
   * Switches to another tool; picking the active one again keeps it. An unfinished drawing is suspended until its tool is
   * picked again or something is drawn.
   */
  pick(name: string): void {
    const { tool, state, scene } = this;
    this.isKept = tool.name === name && tool.oneShot === true;
    this.presses = 0;
    const suspended = tool.resume?.(state, scene);
    if (suspended) this.suspended = { tool, step: suspended };
    this.cancel();
    this.tool = toolNamed(name);
    this.state = this.tool.begin?.(scene) ?? this.tool.idle;
    const resumed = this.suspended?.tool === this.tool ? this.suspended.step : undefined;
    if (resumed) this.resume(resumed);
    else if (suspended)
      this.editor.say({ text: `Choose ${tool.title} again to continue your drawing`, tone: 'info' });
    if (resumed && tool !== this.tool)
      this.editor.say({ text: 'Continuing your drawing. Press Esc to discard it.', tone: 'info' });
    this.watchers.notify('changed');
  }

  /** Picks a tool and keeps it. */
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

  /** Passes a pointer record to the tool. */
  pointer(pointer: Pointer): void {
    const { snapping } = this.scene;
    if (pointer.phase === 'down') this.presses += 1;
    if (pointer.phase === 'double' && this.presses < 2) return;
    snapping.snapped = undefined;
    if (pointer.phase !== 'move') this.lastShown = undefined;
    const from = pointer.phase === 'move' ? undefined : this.reach?.from;
    const record = this.typing.applyTo(pointer);
    this.step(this.tool.pointer(this.state, record, this.scene));
    if (from && record.exact) this.revealTyped(from, record.at);
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

  /** Pans with a pointer record, whatever the tool. */
  pan(pointer: Pointer): void {
    const { state, viewport } = moveTool.pointer(this.panState ?? moveTool.idle, pointer, this.scene);
    this.panState = state;
    if (viewport) this.editor.show(viewport);
  }

  /** Discards the gesture or drawing in progress. */
  cancel(): void {
    this.releaseInput();
    this.step({ state: this.tool.idle });
  }

  /** Discards that and any suspended drawing. */
  discardAll(): void {
    this.suspended = undefined;
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
    if (!this.canUndoPoint || !this.tool.undoPoint) return false;
    this.step(this.tool.undoPoint(this.state, this.scene));
    return true;
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
    this.state = this.tool.idle;
    this.suspended = undefined;
    this.cursor = undefined;
    this.proposed = [];
    this.preview = [];
    this.prompt = undefined;
    this.reading = undefined;
  }

  /** Whether a gesture is in progress, or a measurement is on the canvas. */
  get isBusy(): boolean {
    return this.tool.isBusy(this.state);
  }

  /** Whether a drawing made point by point is in progress. */
  get isTracing(): boolean {
    return this.tool.finish !== undefined && this.isBusy;
  }

  /** Whether the last point of the drawing can be removed. */
  get canUndoPoint(): boolean {
    return this.tool.undoPoint !== undefined && this.isBusy;
  }

  /** The state of a tool, if it is the active one. */
  stateOf<S>(tool: Tool<S>): S | undefined {
    return this.tool.name === tool.name ? (this.state as S) : undefined;
  }

  /** The origin for typed lengths and angles; undefined if none can be typed. */
  get reach(): Reach | undefined {
    return this.tool.reach?.(this.state, this.scene);
  }

  /** The point that the tool would use for a pointer record, without any effect. */
  aimPoint(pointer: Pointer): Point | undefined {
    const { state } = this.tool.pointer(this.state, { ...pointer, phase: 'move' }, this.scene);
    return this.tool.reach?.(state, this.scene)?.at ?? this.scene.snapping.aimed;
  }

  /** Draws the tool's marks and the snap marker. */
  drawMarks(pen: Pen): void {
    this.tool.draw?.(this.state, pen, this.scene);
    this.scene.snapping.draw(pen);
  }

  /** The bounds of what is in progress, without the moving point of a drawing; empty if nothing is. */
  get box(): Box {
    const { tool, scene } = this;
    const settled = tool.resume?.(this.state, scene);
    const pen = new BoundsPen();
    tool.draw?.(settled ? settled.state : this.state, pen, scene);
    return (settled ? (settled.preview ?? []) : this.preview).reduce(
      (box, change) => ('put' in change ? union(box, objectBox(change.put)) : box),
      pen.box,
    );
  }

  /** Shows proposed changes; an empty list hides them. */
  propose(changes: readonly Change[]): void {
    this.proposed = changes.length > 0 ? this.editor.previewOf(changes) : changes;
    this.preview = this.proposed;
    this.lastShown = undefined;
    this.watchers.notify('previewed');
  }

  /** Scrolls the view until a point is visible. */
  scrollIntoView(at: Point): void {
    const { x, y } = offsetIntoView(this.scene.viewport, boxBetween(at, at));
    if (x !== 0 || y !== 0) this.editor.panBy(x, y);
  }

  /** Shows what typed values lead to. */
  revealTyped(from: Point, to: Point): void {
    const box = typedBox(this, from, to);
    if (box) this.editor.reveal(box);
  }

  /** Resumes a suspended drawing and scrolls to it. */
  private resume(step: Step<unknown>): void {
    this.suspended = undefined;
    this.step(step);
    const { reach } = this;
    if (reach) this.scrollIntoView(reach.from);
  }

  /** Updates the tool's measurement. */
  updateReading(): void {
    const reading = this.tool.reading?.(this.state, this.scene);
    if (dequal(reading, this.reading)) return;
    this.reading = reading;
    this.watchers.notify('changed');
  }

  private step(step: Step<unknown>): void {
    const { state, preview, commit, label, select, toast, prompt, viewport, ask } = step;
    const { cursor, editor, scene, watchers } = this;
    const now = { step, cursor, snapped: scene.snapping.snapped, aimed: scene.snapping.aimed };
    // Most pointer moves end at the same grid point as the one before.
    if (!commit && !toast && !select && dequal(now, this.lastShown)) return;
    const { isTracing, canUndoPoint } = this;
    this.state = state;
    this.typing.resetIfMoved();
    const shown = preview ?? [];
    this.preview = shown.length > 0 ? editor.previewOf(shown) : this.proposed;
    const isDone = !commit || this.commit(commit, label);
    if (select && isDone) editor.select(select);
    if (viewport) editor.show(viewport);
    const prompted = prompt !== this.prompt;
    this.prompt = prompt;
    watchers.notify('previewed');
    if (toast && isDone) editor.say(toast);
    if (ask) editor.ask(ask);
    if (prompted || isTracing !== this.isTracing || canUndoPoint !== this.canUndoPoint)
      watchers.notify('changed');
    this.updateReading();
    this.lastShown = now;
    if (commit && isDone && this.tool.oneShot && !this.isKept) this.putDown();
  }

  /** Whether it was applied. */
  private commit(changes: readonly Change[], label = this.tool.title): boolean {
    const adds = addsObject(this.scene.plan, changes);
    if (!this.editor.edit(changes, label)) return false;
    if (adds) this.suspended = undefined;
    return true;
  }

  /** Clears pan, typed values, snap marker and held crosshair. */
  private releaseInput(): void {
    this.panState = undefined;
    this.scene.snapping.snapped = undefined;
    this.typing.reset();
    if (this.cursor) this.cursor = { ...this.cursor, held: false };
  }
}
