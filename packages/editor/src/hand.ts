// The hand: the tool in it, how far that has come, and what it shows. Pointer records come in by pointer(); whatever a
// tool answers, to these or to a key or a card, is carried out by step(). It changes the plan through the editor only.
import { type Box, boxBetween, boxHeight, boxWidth, contains, union } from '@homeplot/plan/box';
import { BoundsPen } from '@homeplot/plan/boundsPen';
import type { Pen } from '@homeplot/plan/pen';
import { type Change, objectBox } from '@homeplot/plan/plan';
import type { Point } from '@homeplot/plan/point';
import { dequal } from 'dequal';
import type { OpenScene } from './scene/scene.ts';
import type { Selection } from './scene/selection.ts';
import { toolNamed } from './tools/index.ts';
import { moveTool } from './tools/move.ts';
import type { Pointer, Prompt, Reach, Reading, Step, Toast, Tool } from './tools/tool.ts';
import { Typing } from './typing/typing.ts';
import { type Viewport, viewBox, wayIntoSight } from './scene/viewport.ts';
import type { EditorEvents } from './editorEvents.ts';
import type { Watchers } from './watchers.ts';

/** Who carries out what a hand has come to. */
export interface Doer {
  readonly scene: OpenScene;
  /** Whether it was done. */
  edit(changes: readonly Change[], label: string): boolean;
  /** The changes with all that they bring along, to be shown. */
  previewOf(changes: readonly Change[]): readonly Change[];
  select(selection: Selection): void;
  say(toast: Toast): void;
  /** Asks for the values of a transform. */
  ask(name: string): void;
  show(viewport: Viewport): void;
  panBy(dx: number, dy: number): void;
  fit(box: Box): void;
}

export class Hand {
  tool: Tool = toolNamed('select');
  /** Changes shown and not done. */
  preview: readonly Change[] = [];
  prompt: Prompt | undefined;
  /** What the tool has measured. */
  reading: Reading | undefined;
  /** The keyboard's crosshair, where it is in use; held while it draws by dragging. */
  cursor: { readonly at: Point; readonly held: boolean } | undefined;
  readonly scene: OpenScene;
  readonly typing = new Typing(this);

  private readonly doer: Doer;
  private readonly watchers: Watchers<EditorEvents>;
  private state: unknown = this.tool.idle;
  /** What was half drawn when another tool was taken, as its tool goes on with it. */
  private waiting: { readonly tool: Tool; readonly step: Step<unknown> } | undefined;
  /** The tool that pans while Space or the middle button is held. */
  private panState: unknown;
  /** What is proposed from elsewhere, shown while the tool has nothing to show. */
  private proposed: readonly Change[] = [];
  /** What the last step showed; undefined once anything else has changed. */
  private shown: unknown;

  constructor(doer: Doer, watchers: Watchers<EditorEvents>) {
    this.doer = doer;
    this.scene = doer.scene;
    this.watchers = watchers;
    const forget = (): void => {
      this.shown = undefined;
    };
    watchers.add({ changed: forget, loaded: forget, moved: forget });
  }

  // What the tool is told

  /** Takes another tool in hand. What is half drawn waits for its tool, until something else is drawn. */
  pick(name: string): void {
    const { tool, state, scene } = this;
    const left = tool.resume?.(state, scene);
    if (left) this.waiting = { tool, step: left };
    this.cancel();
    this.tool = toolNamed(name);
    this.state = this.tool.begin?.(scene) ?? this.tool.idle;
    const resumed = this.waiting?.tool === this.tool ? this.waiting.step : undefined;
    if (resumed) this.goOn(resumed);
    else if (left)
      this.doer.say({ text: `Take ${tool.title} again to go on with what you began`, tone: 'info' });
    if (resumed && tool !== this.tool)
      this.doer.say({ text: 'Going on with what you began; Escape drops it', tone: 'info' });
    this.watchers.notify('changed');
  }

  /** A pointer record to the tool. */
  pointer(pointer: Pointer): void {
    const { snapping } = this.scene;
    snapping.snapped = undefined;
    if (pointer.phase !== 'move') this.shown = undefined;
    const from = pointer.phase === 'move' ? undefined : this.reach?.from;
    const record = this.typing.typed(pointer);
    this.step(this.tool.pointer(this.state, record, this.scene));
    if (from && record.exact) this.bringLineIntoSight(from, record.at);
    if (pointer.phase !== 'up' || this.reach) return;
    // What has been set down shows no mark any more, which would cover it; the next move may show it again.
    snapping.snapped = undefined;
    this.shown = undefined;
  }

  /** A pointer record that is told of even where it leads to what is shown already, as what was typed has changed. */
  pointAgain(pointer: Pointer): void {
    this.shown = undefined;
    this.pointer(pointer);
  }

  /** A pointer record that pans, whatever the tool. */
  pan(pointer: Pointer): void {
    const { state, viewport } = moveTool.pointer(this.panState ?? moveTool.idle, pointer, this.scene);
    this.panState = state;
    if (viewport) this.doer.show(viewport);
  }

  /** Drops what is begun and not done, in the tool and on the canvas. */
  cancel(): void {
    this.letGo();
    this.step({ state: this.tool.idle });
  }

  /** Drops that, and what waits for another tool. */
  dropAll(): void {
    this.waiting = undefined;
    this.cancel();
  }

  /** Ends what is drawn point by point; whether the tool does so. */
  finish(): boolean {
    if (!this.isTracing || !this.tool.finish) return false;
    this.step(this.tool.finish(this.state, this.scene));
    return true;
  }

  /** Takes the last point of what is drawn back; whether there was one. */
  takeBack(): boolean {
    if (!this.canTakeBack || !this.tool.takeBack) return false;
    this.step(this.tool.takeBack(this.state, this.scene));
    return true;
  }

  /** The answer to the open prompt; undefined dismisses it. */
  answer(words: string | undefined): void {
    if (!this.prompt || !this.tool.answer) return;
    this.step(this.tool.answer(this.state, words, this.scene));
  }

  /** Carries out what the tool's reading offers. */
  act(action: string): void {
    const step = this.tool.act?.(this.state, action, this.scene);
    if (step) this.step(step);
  }

  /** A step of a tool in hand that comes from elsewhere than the canvas, as from its card. */
  take<S>(tool: Tool<S>, step: (state: S) => Step<S>): void {
    const state = this.stateOf(tool);
    if (state !== undefined) this.step(step(state));
  }

  /** Another plan was opened: nothing of what was under way or proposed is of it. */
  startAnew(): void {
    this.letGo();
    this.state = this.tool.idle;
    this.waiting = undefined;
    this.cursor = undefined;
    this.proposed = [];
    this.preview = [];
    this.prompt = undefined;
    this.reading = undefined;
  }

  // What can be asked of it

  /** Whether a gesture or a measurement is under way or left on the canvas. */
  get isBusy(): boolean {
    return this.tool.isBusy(this.state);
  }

  /** Whether something is drawn point by point, which can be ended. */
  get isTracing(): boolean {
    return this.tool.finish !== undefined && this.isBusy;
  }

  /** Whether something is drawn whose last point can be taken back. */
  get canTakeBack(): boolean {
    return this.tool.takeBack !== undefined && this.isBusy;
  }

  /** The state of a tool, while it is in hand. */
  stateOf<S>(tool: Tool<S>): S | undefined {
    return this.tool.name === tool.name ? (this.state as S) : undefined;
  }

  /** From where lengths and angles can be typed now. */
  get reach(): Reach | undefined {
    return this.tool.reach?.(this.state, this.scene);
  }

  /** Where the tool would have the point for a pointer record; nothing comes of it. */
  aimedBy(pointer: Pointer): Point | undefined {
    const { state } = this.tool.pointer(this.state, { ...pointer, phase: 'move' }, this.scene);
    return this.tool.reach?.(state, this.scene)?.at ?? this.scene.snapping.aimed;
  }

  /** The tool's marks above the plan. */
  drawMarks(pen: Pen): void {
    this.tool.draw?.(this.state, pen, this.scene);
    this.scene.snapping.draw(pen);
  }

  /** The box around what is under way, empty where nothing is. What is drawn point by point has the points that are set. */
  get box(): Box {
    const { tool, scene } = this;
    const kept = tool.resume?.(this.state, scene);
    const pen = new BoundsPen();
    tool.draw?.(kept ? kept.state : this.state, pen, scene);
    return (kept ? (kept.preview ?? []) : this.preview).reduce(
      (box, change) => ('put' in change ? union(box, objectBox(change.put)) : box),
      pen.box,
    );
  }

  // What comes of it

  /** Shows changes that may be made; none takes them away. */
  propose(changes: readonly Change[]): void {
    this.proposed = changes.length > 0 ? this.doer.previewOf(changes) : changes;
    this.preview = this.proposed;
    this.shown = undefined;
    this.watchers.notify('previewed');
  }

  /** Moves the view so far that a point is in sight. */
  bringIntoSight(at: Point): void {
    const { x, y } = wayIntoSight(this.scene.viewport, boxBetween(at, at));
    if (x !== 0 || y !== 0) this.doer.panBy(x, y);
  }

  /** Has the end of a line in sight; where the view is too small for the line and what is under way, all of both. */
  private bringLineIntoSight(from: Point, to: Point): void {
    const view = viewBox(this.scene.viewport);
    if (contains(view, boxBetween(to, to))) return;
    const all = union(boxBetween(from, to), this.box);
    if (boxWidth(all) <= boxWidth(view) && boxHeight(all) <= boxHeight(view)) this.bringIntoSight(to);
    else this.doer.fit(all);
  }

  /** Goes on with what waited, where one can see it. */
  private goOn(step: Step<unknown>): void {
    this.waiting = undefined;
    this.step(step);
    const { reach } = this;
    if (reach) this.bringIntoSight(reach.from);
  }

  /** What the tool has measured now; told where it has changed. */
  read(): void {
    const reading = this.tool.reading?.(this.state, this.scene);
    if (dequal(reading, this.reading)) return;
    this.reading = reading;
    this.watchers.notify('changed');
  }

  private step(step: Step<unknown>): void {
    const { state, preview, commit, label, select, toast, prompt, viewport, ask } = step;
    const { cursor, doer, scene, watchers } = this;
    const now = { step, cursor, snapped: scene.snapping.snapped, aimed: scene.snapping.aimed };
    // Most moves of a hand lead to the same place of the grid.
    if (!commit && !toast && !select && dequal(now, this.shown)) return;
    const { isTracing, canTakeBack } = this;
    this.state = state;
    this.typing.follow();
    const shown = preview ?? [];
    this.preview = shown.length > 0 ? doer.previewOf(shown) : this.proposed;
    const adds = commit?.some((change) => 'put' in change && !scene.plan.objects.has(change.put.id));
    const isDone = !commit || doer.edit(commit, label ?? this.tool.title);
    if (adds && isDone) this.waiting = undefined;
    if (select && isDone) doer.select(select);
    if (viewport) doer.show(viewport);
    const prompted = prompt !== this.prompt;
    this.prompt = prompt;
    watchers.notify('previewed');
    if (toast && isDone) doer.say(toast);
    if (ask) doer.ask(ask);
    if (prompted || isTracing !== this.isTracing || canTakeBack !== this.canTakeBack)
      watchers.notify('changed');
    this.read();
    this.shown = now;
  }

  /** Ends what is held, typed or marked. */
  private letGo(): void {
    this.panState = undefined;
    this.scene.snapping.snapped = undefined;
    this.typing.drop();
    if (this.cursor) this.cursor = { ...this.cursor, held: false };
  }
}
