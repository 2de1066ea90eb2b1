// The editor: a plain object without a DOM; whoever shows it watches it. What is there stands in its scene, what is under
// way in its hand. Here is what is done: all edits pass through edit(), and are undone; the view moves by show().
import { type Box, boxCenter } from '@homeplot/plan/box';
import type { Change, Plan, PlanContents } from '@homeplot/plan/plan';
import { type Point, subtract } from '@homeplot/plan/point';
import type { PlanSettings } from '@homeplot/plan/settings';
import { Hand } from './hand.ts';
import { History } from './history.ts';
import { refusal } from './scene/locking.ts';
import { OpenScene, type SceneOptions } from './scene/scene.ts';
import { existing, type Selection, selectObjects } from './scene/selection.ts';
import type { Snaps } from './snapping/snaps.ts';
import type { Toast } from './tools/tool.ts';
import { createViewport, fitted, viewBox, type Viewport, zoomedAbout } from './scene/viewport.ts';
import type { EditorEvents, Watcher } from './editorEvents.ts';
import { Watchers } from './watchers.ts';

/** Above so many objects an undo does not select what it touched. */
const selectLimit = 1000;

/** The ids of what changes put; undefined where that is nothing, or too much to be selected. */
function fewTouched(changes: readonly Change[]): ReadonlySet<string> | undefined {
  const touched = new Set<string>();
  for (const change of changes) {
    if ('put' in change) touched.add(change.put.id);
    if (touched.size > selectLimit) return undefined;
  }
  return touched.size > 0 ? touched : undefined;
}

export class Editor {
  readonly scene: OpenScene;
  readonly hand: Hand;
  private readonly history = new History();
  /** Whether the size of the canvas is known. */
  private hasSize = false;
  private readonly watchers = new Watchers<EditorEvents>();

  constructor(options: Omit<SceneOptions, 'isBusy'>) {
    this.scene = new OpenScene({ ...options, isBusy: () => this.hand.isBusy });
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

  // What is heard

  /** Returns the function that ends the watching. */
  watch(watcher: Watcher): () => void {
    return this.watchers.add(watcher);
  }

  say(toast: Toast): void {
    this.watchers.notify('said', toast);
  }

  /** Asks whoever shows the editor for the values of a transform. */
  ask(name: string): void {
    this.watchers.notify('asked', name);
  }

  // What is done

  /**
   * Does the changes, with all that follows from them, as one entry of the history. Where they change what is hidden or
   * locked nothing is done, that is said, and the answer is false.
   */
  edit(changes: readonly Change[], label: string, merges = false): boolean {
    if (changes.length === 0) return true;
    const { scene } = this;
    const refused = refusal(scene.plan, scene.layers, changes);
    if (refused) {
      this.say(refused);
      return false;
    }
    const all = scene.withInvariants(changes);
    const inverse = scene.take(all);
    this.history.record(label, inverse, merges);
    this.tellEdited(all, inverse);
    return true;
  }

  /** The changes with all that follows from them, before they are done. */
  previewOf(changes: readonly Change[]): readonly Change[] {
    return this.scene.withInvariants(changes);
  }

  /** Takes the last edit back; while something is drawn point by point, its last point. */
  undo(): boolean {
    return this.hand.takeBack() || this.replay('undo');
  }

  redo(): boolean {
    return this.replay('redo');
  }

  get canUndo(): boolean {
    return this.history.canUndo || this.hand.canTakeBack;
  }

  get canRedo(): boolean {
    return this.history.canRedo;
  }

  select(selection: Selection): void {
    this.scene.selection = existing(selection, this.plan);
    this.watchers.notify('changed');
  }

  /** Another plan in place of this one; its history begins anew. */
  load(contents: PlanContents): void {
    this.scene.open(contents);
    this.history.clear();
    this.hand.startAnew();
    this.watchers.notify('loaded');
    this.watchers.notify('moved');
    this.watchers.notify('changed');
  }

  private replay(way: 'undo' | 'redo'): boolean {
    this.hand.cancel();
    const { ids, part } = this.selection;
    const replayed = this.history[way](this.scene.take);
    if (!replayed) return false;
    const { changes, inverse } = replayed;
    const touched = part ? undefined : fewTouched(changes);
    // What was done to the selected alone leaves them selected; what only followed them is not meant.
    if (touched && !(ids.size > 0 && [...ids].every((id) => touched.has(id))))
      this.scene.selection = existing(selectObjects(touched), this.plan);
    this.tellEdited(changes, inverse);
    return true;
  }

  private tellEdited(changes: readonly Change[], inverse: readonly Change[]): void {
    this.watchers.notify('edited', changes, inverse);
    if (changes.some((change) => 'settings' in change)) {
      const { siteExtent } = this.plan.settings;
      const isChosen = changes.some((change) => 'settings' in change && change.settings.siteExtent);
      this.show(isChosen ? { ...this.viewport, siteExtent } : this.viewport);
      this.hand.read();
    }
    this.watchers.notify('changed');
  }

  // The view

  /** The view at another place; what is not given stays, and its pixels a foot follow from the plan's settings. */
  show(viewport: Partial<Viewport>): void {
    this.scene.viewport = createViewport({ ...this.viewport, ...viewport }, this.plan.settings);
    this.watchers.notify('moved');
  }

  /** The canvas has another size: what was in its middle stays there, but until something is seen the corner stays. */
  resize(width: number, height: number): void {
    if (width <= 0 || height <= 0) return;
    const { x, y } = this.viewport;
    const isFresh = x === 0 && y === 0 && (!this.hasSize || this.plan.objects.size === 0);
    this.hasSize = true;
    const resized = createViewport({ ...this.viewport, width, height }, this.plan.settings);
    const by = subtract(boxCenter(viewBox(this.viewport)), boxCenter(viewBox(resized)));
    this.show(isFresh ? resized : { ...resized, x: x + by.x, y: y + by.y });
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

  /** All of a box in sight, at the least site size for it. */
  fit(box: Box): void {
    this.show(fitted(this.viewport, box, this.plan.settings));
    this.hand.read();
    this.watchers.notify('changed');
  }

  /** Settings outside the history, as a title that was changed with its project's. */
  setQuietly(settings: Partial<PlanSettings>): void {
    const changes = [{ settings }];
    this.tellEdited(changes, this.scene.take(changes));
  }

  /** Switches snaps, in this editor and not in the plan. */
  switchSnaps(snaps: Partial<Snaps>): void {
    const { snapping } = this.scene;
    snapping.snaps = { ...snapping.snaps, ...snaps };
    this.watchers.notify('changed');
  }
}
