// The editor: the plan being edited, what is selected, the tool in hand and the view of it. A plain object without
// a DOM; whoever shows it watches it. All edits pass through edit(), all pointer records through pointer().
import type { Box } from '@homeplot/plan/box';
import { withJoined } from '@homeplot/plan/joints';
import { findKind } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import { layersOf, type LayerTable } from '@homeplot/plan/layerTable';
import { compareOrder, keyAbove } from '@homeplot/plan/order';
import type { Pen } from '@homeplot/plan/pen';
import {
  applyChanges,
  beyondMoves,
  type Change,
  createPlan,
  movesWhole,
  type Plan,
  type PlanContents,
} from '@homeplot/plan/plan';
import type { Point } from '@homeplot/plan/point';
import type { PlanSettings } from '@homeplot/plan/settings';
import { withTied } from '@homeplot/plan/ties';
import { dequal } from 'dequal';
import { Groups } from './groups.ts';
import { History, type Replayed } from './history.ts';
import { hitAt, jointNear } from './hitting.ts';
import { refusal } from './locking.ts';
import { Snapping } from './snapping/snapping.ts';
import type { Snaps } from './snapping/snaps.ts';
import { existing, nothing, type Selection, selectObjects } from './selection.ts';
import { SpatialIndex } from './spatialIndex.ts';
import { TieIndex } from './tieIndex.ts';
import { moveTool } from './tools/move.ts';
import { toolNamed } from './tools/index.ts';
import {
  type Aimed,
  type AimOptions,
  type Hit,
  type JointHit,
  type Pointer,
  type Prompt,
  type Reach,
  type Reading,
  type Scene,
  type Step,
  type Toast,
  type Tool,
} from './tools/tool.ts';
import { Typing } from './typing/typing.ts';
import { createViewport, type Viewport, zoomedAbout } from './viewport.ts';

/** What can be heard of an editor. Every member is optional. */
export interface Watcher {
  /** Something that a panel may show has changed: plan, selection, tool, prompt. Not the view: see moved. */
  changed?(): void;
  /** The plan took changes; inverse takes them back. */
  edited?(changes: readonly Change[], inverse: readonly Change[]): void;
  /** Another plan was loaded. */
  loaded?(): void;
  /** What is shown but not done has changed: preview or a tool's marks. */
  previewed?(): void;
  /** The view moved, zoomed or was resized. */
  moved?(): void;
  said?(toast: Toast): void;
  /** Something is to be done by typed values; name is that of a transform. */
  asked?(name: string): void;
}

export interface EditorOptions {
  readonly contents?: PlanContents;
  /** A new id, a string derived from a timestamp, never the same twice. */
  readonly newId: () => string;
}

const previewId = 'preview';
/** Above so many objects an undo does not select what it touched. */
const selectLimit = 1000;

export class Editor implements Scene {
  plan: Plan;
  selection: Selection = nothing;
  viewport: Viewport;
  tool: Tool;
  /** Changes shown and not done. */
  preview: readonly Change[] = [];
  prompt: Prompt | undefined;
  /** What the tool has measured. */
  reading: Reading | undefined;
  /** The keyboard's crosshair, where it is in use; held while it draws by dragging. */
  cursor: { readonly at: Point; readonly held: boolean } | undefined;
  readonly newId: () => string;
  /** What an edit is to bring along besides, as by areaPlaces: given by whoever has it. */
  arrange: (changes: readonly Change[], editor: Editor) => readonly Change[] = (changes) => changes;
  readonly snapping = new Snapping(this);
  readonly typing = new Typing(this);

  /** What is proposed from elsewhere, shown while the tool in hand has nothing to show. */
  private proposed: readonly Change[] = [];
  private toolState: unknown;
  /** What the last step showed; undefined once anything else has changed. */
  private shown: unknown;
  /** The tool that pans while Space or the middle button is held. */
  private panState: unknown = undefined;
  private index: SpatialIndex;
  private ties: TieIndex;
  private groups: Groups;
  private readonly history = new History();
  private readonly watchers = new Set<Watcher>();

  constructor({ contents, newId }: EditorOptions) {
    this.plan = createPlan(contents);
    this.newId = newId;
    this.index = new SpatialIndex(this.plan);
    this.ties = new TieIndex(this.plan);
    this.groups = new Groups(this.plan);
    this.viewport = createViewport({ x: 0, y: 0, zoom: 1, width: 800, height: 800 }, this.plan.settings);
    this.tool = toolNamed('select');
    this.toolState = this.tool.idle;
  }

  /** Returns the function that ends the watching. */
  watch(watcher: Watcher): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  // The walk of a drag

  /** A pointer record to the tool in hand. */
  pointer(pointer: Pointer): void {
    this.snapping.snapped = undefined;
    if (pointer.phase !== 'move') this.shown = undefined;
    this.step(this.tool.pointer(this.toolState, this.typing.typed(pointer), this));
    if (pointer.phase !== 'up' || this.isBusy) return;
    // What has been set down shows no mark any more; the next move may show it again.
    this.snapping.snapped = undefined;
    this.shown = undefined;
  }

  /** A pointer record that is told of even where it leads to what is shown already, as what was typed has changed. */
  pointAgain(pointer: Pointer): void {
    this.shown = undefined;
    this.pointer(pointer);
  }

  /** A pointer record that pans, whatever the tool. */
  pan(pointer: Pointer): void {
    const { state, viewport } = moveTool.pointer(this.panState ?? moveTool.idle, pointer, this);
    this.panState = state;
    if (viewport) this.show(viewport);
  }

  /** Drops what is begun and not done, in the tool and on the canvas. */
  cancel(): void {
    this.panState = undefined;
    this.snapping.snapped = undefined;
    this.typing.drop();
    if (this.cursor) this.cursor = { ...this.cursor, held: false };
    this.step({ state: this.tool.idle });
  }

  /** The answer to the open prompt; undefined dismisses it. */
  answer(words: string | undefined): void {
    if (!this.prompt || !this.tool.answer) return;
    this.step(this.tool.answer(this.toolState, words, this));
  }

  pick(tool: string): void {
    this.cancel();
    this.tool = toolNamed(tool);
    this.toolState = this.tool.idle;
    this.tell('changed');
  }

  /** Whether a gesture or a measurement is under way or left on the canvas. */
  get isBusy(): boolean {
    return this.tool.isBusy(this.toolState);
  }

  /** Whether something is drawn point by point, which can be ended and taken back. */
  get isTracing(): boolean {
    return this.tool.finish !== undefined && this.isBusy;
  }

  /** Carries out what the tool's reading offers. */
  act(action: string): void {
    const step = this.tool.act?.(this.toolState, action, this);
    if (step) this.step(step);
  }

  /** From where lengths and angles can be typed now. */
  get reach(): Reach | undefined {
    return this.tool.reach?.(this.toolState, this);
  }

  /** Where the tool in hand would have the point for a pointer record; nothing comes of it. */
  aimedBy(pointer: Pointer): Point | undefined {
    const { state } = this.tool.pointer(this.toolState, { ...pointer, phase: 'move' }, this);
    return this.tool.reach?.(state, this)?.at ?? this.snapping.aimed;
  }

  /** The state of a tool, while it is in hand. */
  stateOf<S>(tool: Tool<S>): S | undefined {
    return this.tool.name === tool.name ? (this.toolState as S) : undefined;
  }

  /** A step of a tool in hand that comes from elsewhere than the canvas, as from its card. */
  take<S>(tool: Tool<S>, step: (state: S) => Step<S>): void {
    const state = this.stateOf(tool);
    if (state !== undefined) this.step(step(state));
  }

  /** The tool's marks above the plan. */
  drawMarks(pen: Pen): void {
    this.tool.draw?.(this.toolState, pen, this);
    this.snapping.draw(pen);
  }

  /** Ends what is drawn point by point; whether the tool does so. */
  finish(): boolean {
    if (!this.isTracing || !this.tool.finish) return false;
    this.step(this.tool.finish(this.toolState, this));
    return true;
  }

  /** Takes the last point of what is drawn back; whether there was one. */
  takeBack(): boolean {
    if (!this.canTakeBack || !this.tool.takeBack) return false;
    this.step(this.tool.takeBack(this.toolState, this));
    return true;
  }

  private get canTakeBack(): boolean {
    return this.tool.takeBack !== undefined && this.isBusy;
  }

  private step(step: Step<unknown>): void {
    const { state, preview, commit, label, select, toast, prompt, viewport } = step;
    const { cursor, snapping } = this;
    const now = { step, cursor, snapped: snapping.snapped, aimed: snapping.aimed };
    // Most moves of a hand lead to the same place of the grid.
    if (!commit && !toast && !select && dequal(now, this.shown)) return;
    const couldUndo = this.canUndo;
    const wasTracing = this.isTracing;
    this.toolState = state;
    this.typing.follow();
    const shown = preview ?? [];
    this.preview = shown.length > 0 ? this.withFollowers(shown) : this.proposed;
    const isDone = !commit || this.edit(commit, label ?? this.tool.title);
    if (select && isDone) this.select(select);
    if (viewport) this.show(viewport);
    const prompted = prompt !== this.prompt;
    this.prompt = prompt;
    this.tell('previewed');
    if (toast && isDone) this.say(toast);
    if (prompted || couldUndo !== this.canUndo || wasTracing !== this.isTracing) this.tell('changed');
    this.read();
    this.shown = now;
  }

  /** What the tool has measured now; told where it has changed. */
  private read(): void {
    const reading = this.tool.reading?.(this.toolState, this);
    if (dequal(reading, this.reading)) return;
    this.reading = reading;
    this.tell('changed');
  }

  // Editing

  /**
   * Does the changes, with what is joined to them, as one entry of the history. Where they change what is hidden or
   * locked nothing is done, that is said, and the answer is false.
   */
  edit(changes: readonly Change[], label: string, merges = false): boolean {
    if (changes.length === 0) return true;
    const refused = refusal(this.plan, this.layers, changes);
    if (refused) {
      this.say(refused);
      return false;
    }
    const all = this.withFollowers(this.arrange(changes, this));
    const inverse = applyChanges(this.plan, all);
    this.history.record(label, inverse, merges);
    this.took(all, inverse);
    return true;
  }

  /** The changes with what is joined to the changed, and then what is tied to any of these. */
  private withFollowers(changes: readonly Change[]): readonly Change[] {
    const { plan } = this;
    if (movesWhole(plan, changes)) return changes;
    return withTied(plan, this.ties.dependents, withJoined(plan, this.search, changes));
  }

  /** The objects that are tied to one, as dimensions are to what they measure. */
  tiedTo(id: string): readonly PlanObject[] {
    return [...this.ties.dependents(id)].flatMap((dependent) => this.plan.objects.get(dependent) ?? []);
  }

  /** Takes the last edit back; while something is drawn point by point, its last point. */
  undo(): boolean {
    if (this.takeBack()) return true;
    this.cancel();
    return this.replayed(this.history.undo(this.plan));
  }

  redo(): boolean {
    this.cancel();
    return this.replayed(this.history.redo(this.plan));
  }

  get canUndo(): boolean {
    return this.history.canUndo || this.canTakeBack;
  }

  get canRedo(): boolean {
    return this.history.canRedo;
  }

  /** Another plan in place of this one; its history begins anew. */
  load(contents: PlanContents): void {
    this.plan = createPlan(contents);
    this.index = new SpatialIndex(this.plan);
    this.ties = new TieIndex(this.plan);
    this.groups = new Groups(this.plan);
    this.history.clear();
    this.selection = nothing;
    this.toolState = this.tool.idle;
    this.panState = undefined;
    this.cursor = undefined;
    this.proposed = [];
    this.preview = [];
    this.prompt = undefined;
    this.viewport = createViewport(this.viewport, this.plan.settings);
    this.reading = undefined;
    this.tell('loaded');
    this.tell('moved');
    this.tell('changed');
  }

  select(selection: Selection): void {
    this.selection = existing(selection, this.plan);
    this.tell('changed');
  }

  /** Asks whoever shows the editor for the values of a transform. */
  ask(name: string): void {
    for (const watcher of this.watchers) watcher.asked?.(name);
  }

  /** Shows changes that may be made; none takes them away. */
  propose(changes: readonly Change[]): void {
    this.proposed = changes.length > 0 ? this.withFollowers(changes) : changes;
    this.preview = this.proposed;
    this.shown = undefined;
    this.tell('previewed');
  }

  say(toast: Toast): void {
    for (const watcher of this.watchers) watcher.said?.(toast);
  }

  private replayed(replayed: Replayed | undefined): boolean {
    if (!replayed) return false;
    const { changes, inverse } = replayed;
    const touched = new Set(changes.flatMap((change) => ('put' in change ? change.put.id : [])));
    const { ids, part } = this.selection;
    // What was done to the selected alone leaves them selected; what only followed them is not meant.
    const isOfSelected = ids.size > 0 && [...ids].every((id) => touched.has(id));
    if (touched.size > 0 && touched.size <= selectLimit && !part && !isOfSelected)
      this.selection = selectObjects(touched);
    this.took(changes, inverse);
    return true;
  }

  private took(changes: readonly Change[], inverse: readonly Change[]): void {
    this.index.update(changes, inverse);
    const more = beyondMoves(inverse);
    this.ties.update(more);
    this.groups.update(more);
    const { part, pathPart } = this.selection;
    const mayLose = part ?? pathPart ?? !this.layers.isOpen;
    if (mayLose || changes.some((change) => 'remove' in change))
      this.selection = existing(this.selection, this.plan);
    for (const watcher of this.watchers) watcher.edited?.(changes, inverse);
    if (changes.some((change) => 'settings' in change)) {
      this.show(this.viewport);
      this.read();
    }
    this.tell('changed');
  }

  // The view

  /** The view at a place; its pixels a foot follow from the plan's settings. */
  show(viewport: Viewport): void {
    this.viewport = createViewport(viewport, this.plan.settings);
    this.tell('moved');
  }

  resize(width: number, height: number): void {
    if (width > 0 && height > 0) this.show({ ...this.viewport, width, height });
  }

  panBy(dx: number, dy: number): void {
    const { x, y, pxPerFoot } = this.viewport;
    this.show({ ...this.viewport, x: x + dx / pxPerFoot, y: y + dy / pxPerFoot });
  }

  /** Zooms about a screen point, the middle of the canvas where none is given. */
  zoomTo(zoom: number, about?: Point): void {
    const middle = { x: this.viewport.width / 2, y: this.viewport.height / 2 };
    this.show(zoomedAbout(this.viewport, zoom, about ?? middle, this.plan.settings));
  }

  /** Settings that only this view cares for, outside the history. */
  setView(settings: Partial<PlanSettings>, place: Pick<Viewport, 'x' | 'y' | 'zoom'>): void {
    const changes = [{ settings }];
    const inverse = applyChanges(this.plan, changes);
    this.viewport = { ...this.viewport, ...place };
    this.took(changes, inverse);
  }

  /** Switches snaps, in this editor and not in the plan. */
  switchSnaps(snaps: Partial<Snaps>): void {
    this.snapping.snaps = { ...this.snapping.snaps, ...snaps };
    this.tell('changed');
  }

  // What tools ask

  snap(at: Point): Point {
    return this.snapping.snap(at);
  }

  readonly snapLength = (length: number): number => this.snapping.snapLength(length);

  aim(pointer: Pointer, options?: AimOptions): Aimed {
    return this.snapping.aim(pointer, options);
  }

  together({ id, group }: PlanObject): readonly string[] {
    if (group === undefined) return [id];
    const { plan, layers } = this;
    return [...this.groups.of(group)].filter((one) => {
      const object = plan.objects.get(one);
      return object !== undefined && layers.opens(object);
    });
  }

  /** The layers as they are on the screen. */
  get layers(): LayerTable {
    return layersOf(this.plan.settings);
  }

  hit(at: Point): Hit | undefined {
    return hitAt(this.openIn, at, this.viewport.pxPerFoot);
  }

  jointAt(at: Point, tolerance: number, leaveOut?: ReadonlySet<string>): JointHit | undefined {
    return jointNear(this.shownIn, at, tolerance / this.viewport.pxPerFoot, leaveOut);
  }

  jointToGrab(at: Point, tolerance: number): JointHit | undefined {
    return jointNear(this.openIn, at, tolerance / this.viewport.pxPerFoot);
  }

  /** The objects shown nearest to a point, from the nearest, within feet of it. */
  nearest(at: Point, reach: number, leaveOut?: ReadonlySet<string>): readonly PlanObject[] {
    const { layers } = this;
    return this.index.nearest(at, reach, (object) => layers.shows(object) && !leaveOut?.has(object.id));
  }

  near(box: Box): readonly PlanObject[] {
    return this.openIn(box).toSorted((a, b) => compareOrder(b, a));
  }

  /** The objects whose boxes meet a box, hidden ones as well, in no order: for what is joined and must follow. */
  readonly search = (box: Box): readonly PlanObject[] => this.index.search(box);

  /** Those of them that are drawn: to be painted and snapped to. */
  readonly shownIn = (box: Box): readonly PlanObject[] => this.layers.shown(this.index.search(box));

  /** Those of them that may be changed: to be hit and selected. */
  readonly openIn = (box: Box): readonly PlanObject[] => this.layers.open(this.index.search(box));

  readonly boxAround = (ids: ReadonlySet<string>): Box => this.index.boxAround(ids);

  create(type: string, from: Point, to?: Point, preview = false): PlanObject | undefined {
    const kind = findKind(type);
    if (!kind) throw new Error(`No kind is registered for type '${type}'.`);
    const { scale, siteExtent } = this.plan.settings;
    const fields = kind.create({ from, scale, siteExtent, ...(to ? { to } : {}) });
    if (!fields) return undefined;
    return { id: preview ? previewId : this.newId(), type, order: keyAbove(this.plan.top), ...fields };
  }

  private tell(what: 'changed' | 'loaded' | 'previewed' | 'moved'): void {
    if (what !== 'previewed') this.shown = undefined;
    for (const watcher of this.watchers) watcher[what]?.();
  }
}
