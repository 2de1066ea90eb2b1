// The editor, a plain object without a DOM. Its scene has the plan, selection and view; its hand has the active tool. All
// edits go through edit(), which records them for undo; views subscribe with watch().
import { type Box, boxHeight, boxWidth } from '@homeplot/plan/box';
import type { Change, Plan, PlanContents } from '@homeplot/plan/plan';
import type { Point } from '@homeplot/plan/point';
import type { PlanSettings } from '@homeplot/plan/settings';
import { Hand } from './hand.ts';
import { type Edit, History } from './history.ts';
import { PortionedEdit } from './portionedEdit.ts';
import { refusal, refusalOfFollowing } from '../scene/locking.ts';
import { OpenScene, type SceneOptions } from '../scene/scene.ts';
import { pruned, type Selection } from '../view/selection.ts';
import type { DrawingAxis } from '../view/drawingAxis.ts';
import type { Snaps } from '../snapping/snaps.ts';
import type { Toast } from '../tool/tool.ts';
import {
  createViewport,
  magnifiedAbout,
  offsetIntoView,
  revealedBox,
  resizedView,
  type Viewport,
  zoomedAbout,
} from '../view/viewport.ts';
import { selectionAfter } from '../view/selectionAfter.ts';
import { viewAfter, viewKept } from '../view/viewAfter.ts';
import { fitted } from '../view/fittedView.ts';
import type { EditedBy, EditorEvents, Watcher } from './editorEvents.ts';
import type { Sharing } from './sharing.ts';
import { TypedView } from './typedView.ts';
import { Watchers } from './watchers.ts';

export class Editor {
  readonly scene: OpenScene;
  readonly hand: Hand;
  private readonly history = new History();
  private sharing: Sharing | undefined;
  /** Whether the canvas size is known. */
  private hasSize = false;
  private readonly typedView = new TypedView(this);
  private readonly watchers = new Watchers<EditorEvents>();

  constructor(options: Omit<SceneOptions, 'isBusy' | 'coverChanged'>) {
    const coverChanged = (): void => this.watchers.notify('changed');
    this.scene = new OpenScene({ ...options, isBusy: () => this.hand.isBusy, coverChanged });
    this.hand = new Hand(this, this.watchers);
  }

  get plan(): Plan {
    return this.scene.plan;
  }

  get selection(): Selection {
    return this.scene.selection;
  }

  get viewport(): Viewport {
    return this.scene.viewport;
  }

  // Events

  /** Returns a function that unsubscribes. */
  watch(watcher: Watcher): () => void {
    return this.watchers.add(watcher);
  }

  say(toast: Toast): void {
    this.watchers.notify('said', toast);
  }

  /** Requests the values of a transform from the user interface. */
  ask(name: string): void {
    this.watchers.notify('asked', name);
  }

  /** Lets whoever stores the plan keep it before it is cleared. */
  announceClearing(): void {
    this.watchers.notify('clearing');
  }

  // Edits

  /**
   * Applies the changes and everything that follows from them as one undo step. Returns false, with a message to the user,
   * if they affect hidden or locked objects. merges: extends the last step with the same label.
   */
  edit(changes: readonly Change[], label: string, merges = false): boolean {
    if (changes.length === 0) return true;
    const { scene } = this;
    const all = scene.withInvariants(changes);
    const refused = refusal(scene, changes) ?? refusalOfFollowing(scene, all);
    if (refused) {
      this.say(refused);
      return false;
    }
    const inverse = scene.apply(all);
    this.history.record(label, all, inverse, merges);
    this.notifyEdited(all, inverse);
    return true;
  }

  /** Begins an edit of very many objects. */
  editInPortions(label: string): PortionedEdit {
    return new PortionedEdit(this.scene, this.history, label, (changes, inverse) =>
      this.notifyEdited(changes, inverse),
    );
  }

  /** Begins to share the plan with other editors, until another plan is loaded. */
  share(sharing: Sharing): void {
    this.sharing = sharing;
    this.history.share(sharing);
  }

  /** Applies somebody else's changes unaltered and without an undo step, and adapts what is in progress to them. */
  takeIn(changes: readonly Change[]): void {
    const { sharing } = this;
    if (!sharing || changes.length === 0) return;
    const inverse = this.scene.apply(changes);
    sharing.recordOthersEdit(inverse);
    this.notifyEdited(changes, inverse, 'others');
    sharing.adaptHand(this.hand, inverse);
  }

  /** The changes with everything that follows from them, without applying them. */
  previewOf(changes: readonly Change[]): readonly Change[] {
    return this.scene.withInvariants(changes);
  }

  /** Undoes the last edit, removes the last point of a drawing in progress, or brings back the one just discarded. */
  undo(): boolean {
    return this.hand.undoPoint() || this.hand.removed.resumeDiscarded() || this.replay('undo');
  }

  /** Redoes an edit, or puts a removed point back. While something is drawn it redoes no edit, because that would end the drawing. */
  redo(): boolean {
    return this.hand.removed.putBack() || (!this.hand.isDrawing && this.replay('redo'));
  }

  get canUndo(): boolean {
    return this.history.canUndo || this.hand.isDrawing || this.hand.removed.hasDrawing;
  }

  get canRedo(): boolean {
    return this.hand.removed.hasPoint || (this.history.canRedo && !this.hand.isDrawing);
  }

  get lastEdit(): Edit | undefined {
    return this.history.last;
  }

  /** The edit that redo would redo, if nothing is drawn. */
  get nextEdit(): Edit | undefined {
    return this.history.next;
  }

  /** Whether an edit has not been undone. */
  isDone(edit: Edit): boolean {
    return this.history.isDone(edit);
  }

  select(selection: Selection): void {
    this.scene.selection = pruned(selection, this.plan);
    this.watchers.notify('changed');
  }

  /** Replaces the plan and clears the history. */
  load(contents: PlanContents): void {
    this.scene.open(contents);
    this.scene.snapping.axis = undefined;
    this.history.clear();
    this.sharing = undefined;
    this.hand.reset();
    this.watchers.notify('loaded');
    this.watchers.notify('moved');
    this.watchers.notify('changed');
  }

  private replay(direction: 'undo' | 'redo'): boolean {
    this.hand.cancel();
    const before = this.selection;
    const replayed = this.history[direction](this.scene.apply);
    if (!replayed) return false;
    const { changes, inverse } = replayed;
    this.scene.selection = selectionAfter(changes, this.plan, before) ?? this.selection;
    this.notifyEdited(changes, inverse, 'replay');
    this.typedView.restoreView();
    return true;
  }

  private notifyEdited(changes: readonly Change[], inverse: readonly Change[], by: EditedBy = 'user'): void {
    this.watchers.notify('edited', changes, inverse, by);
    if (changes.some((change) => 'settings' in change)) {
      const { viewport, plan } = this;
      this.show(
        by === 'others' ? viewKept(viewport, plan.settings) : viewAfter(changes, viewport, plan.settings),
      );
      this.hand.updateReading();
    }
    this.watchers.notify('changed');
  }

  // View

  /** Changes the view; pxPerFoot is derived from the other values and the plan's settings. */
  show(viewport: Partial<Viewport>): void {
    this.scene.viewport = createViewport({ ...this.viewport, ...viewport }, this.plan.settings);
    this.watchers.notify('moved');
  }

  /** Resizes the canvas around its center; on a fresh canvas the top left corner stays at (0, 0). */
  resize(width: number, height: number): void {
    if (width <= 0 || height <= 0) return;
    const { x, y } = this.viewport;
    const isFresh = x === 0 && y === 0 && (!this.hasSize || this.plan.objects.size === 0);
    this.hasSize = true;
    this.show(
      isFresh ? { width, height } : resizedView(this.viewport, { width, height }, this.plan.settings),
    );
  }

  panBy(dx: number, dy: number): void {
    const { x, y, pxPerFoot } = this.viewport;
    this.show({ ...this.viewport, x: x + dx / pxPerFoot, y: y + dy / pxPerFoot });
  }

  /** Zooms about a screen point, by default the middle of the canvas. */
  zoomTo(zoom: number, about?: Point): void {
    const middle = { x: this.viewport.width / 2, y: this.viewport.height / 2 };
    this.show(zoomedAbout(this.viewport, zoom, about ?? middle, this.plan.settings));
  }

  /** Magnifies about a screen point, as far as the site sizes allow. */
  magnify(pxPerFoot: number, about: Point): void {
    const { siteExtent } = this.viewport;
    this.show(magnifiedAbout(this.viewport, pxPerFoot, about, this.plan.settings));
    if (this.viewport.siteExtent !== siteExtent) this.watchers.notify('changed');
  }

  /** Runs an edit by typed values, and scrolls to the selection if the edit has moved it out of view. */
  following<T>(edit: () => T): T {
    return this.typedView.following(edit);
  }

  /** Scrolls to a box, or zooms out if the view is too small for it. */
  reveal(box: Box): void {
    const seen = revealedBox(this.viewport);
    if (boxWidth(box) > boxWidth(seen) || boxHeight(box) > boxHeight(seen)) this.fit(box);
    else {
      const { x, y } = offsetIntoView(this.viewport, box, seen);
      this.panBy(x, y);
    }
  }

  /** Shows all of a box in the part of the canvas that nothing covers, at the smallest site extent that fits it. */
  fit(box: Box): void {
    this.show(fitted(this.viewport, box, this.plan.settings, this.scene.room));
    this.hand.updateReading();
    this.watchers.notify('changed');
  }

  /** Changes settings without an undo step, such as the title when the project is renamed. */
  setWithoutHistory(settings: Partial<PlanSettings>): void {
    const changes = [{ settings }];
    this.notifyEdited(changes, this.scene.apply(changes));
  }

  /** Boxes and lines are drawn along this edge from now on; undefined: along the axes of the plan again. */
  drawAlong(axis: DrawingAxis | undefined): void {
    this.scene.snapping.axis = axis;
    this.watchers.notify('changed');
  }

  /** Changes snap settings, which belong to the editor and not to the plan. */
  setSnaps(snaps: Partial<Snaps>): void {
    const { snapping } = this.scene;
    snapping.snaps = { ...snapping.snaps, ...snaps };
    this.watchers.notify('changed');
  }
}
