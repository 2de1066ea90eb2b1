// A plan that can only be viewed, with its view. The painter and the sheets use it instead of an editor.
import type { EditorEvents, Watcher } from '@homeplot/editor/editorEvents';
import { fitted } from '@homeplot/editor/fittedView';
import { ShownScene } from '@homeplot/editor/shownScene';
import { viewKept } from '@homeplot/editor/viewAfter';
import { createViewport, magnifiedAbout, resizedView, type Viewport } from '@homeplot/editor/viewport';
import { Watchers } from '@homeplot/editor/watchers';
import { wholeBox } from '@homeplot/editor/wholeBox';
import { emptyBox } from '@homeplot/plan/box';
import { type Change, type Plan, type PlanContents } from '@homeplot/plan/plan';
import type { Point } from '@homeplot/plan/point';
import type { Painted } from '../../canvas/paint/painted.ts';
import type { MovedView } from '../../canvas/input/movedView.ts';

export class ViewedPlan implements Painted, MovedView {
  readonly scene: ShownScene;
  /** Stands for the editor's hand, which never previews anything here. */
  readonly hand = { preview: [], box: emptyBox };
  private readonly watchers = new Watchers<EditorEvents>();
  /** Whether the whole plan was fitted into the view, which hasn't been moved since. */
  private isWhole = true;

  constructor(contents: PlanContents) {
    this.scene = new ShownScene(contents);
  }

  get plan(): Plan {
    return this.scene.plan;
  }

  get viewport(): Viewport {
    return this.scene.viewport;
  }

  /** Returns a function that unsubscribes. */
  watch(watcher: Watcher): () => void {
    return this.watchers.add(watcher);
  }

  say(toast: EditorEvents['said'][0]): void {
    this.watchers.notify('said', toast);
  }

  /** Applies changes that somebody has made. The view stays. */
  takeIn(changes: readonly Change[]): void {
    if (changes.length === 0) return;
    const inverse = this.scene.take(changes);
    this.watchers.notify('edited', changes, inverse, 'others');
    if (changes.some((change) => 'settings' in change))
      this.show(viewKept(this.viewport, this.plan.settings));
    this.watchers.notify('changed');
  }

  panBy(dx: number, dy: number): void {
    const { x, y, pxPerFoot } = this.viewport;
    this.isWhole = false;
    this.show({ ...this.viewport, x: x + dx / pxPerFoot, y: y + dy / pxPerFoot });
  }

  /** Magnifies about a screen point. */
  magnify(pxPerFoot: number, about: Point): void {
    this.isWhole = false;
    this.show(magnifiedAbout(this.viewport, pxPerFoot, about, this.plan.settings));
  }

  /** Magnifies about the middle. */
  magnifyBy(factor: number): void {
    const { width, height, pxPerFoot } = this.viewport;
    this.magnify(pxPerFoot * factor, { x: width / 2, y: height / 2 });
  }

  /** Shows all of the plan. */
  fit(): void {
    this.isWhole = true;
    this.show(fitted(this.viewport, wholeBox(this), this.plan.settings));
  }

  /** Call it when the page has another size. A plan that was fitted into the view is fitted again; otherwise the middle stays. */
  resize(width: number, height: number): void {
    const before = this.viewport;
    if (width <= 0 || height <= 0 || (width === before.width && height === before.height)) return;
    const resized = resizedView(before, { width, height }, this.plan.settings);
    this.scene.viewport = resized;
    if (this.isWhole) this.fit();
    else this.show(resized);
  }

  private show(viewport: Viewport): void {
    this.scene.viewport = createViewport(viewport, this.plan.settings);
    this.watchers.notify('moved');
  }
}
