// Scrolls to what an edit by typed values has moved out of view, and back if the value is corrected or undone before the
// user moves the view.
import { type Box, contains } from '@homeplot/plan/box';
import type { OpenScene } from '../scene/scene.ts';
import { viewBox, type Viewport } from '../view/viewport.ts';

interface ViewedEditor {
  readonly scene: OpenScene;
  show(viewport: Viewport): void;
  reveal(box: Box): void;
}

export class TypedView {
  private readonly editor: ViewedEditor;
  /** The view before it followed a typed value, and after. */
  private followed: { readonly before: Viewport; readonly after: Viewport } | undefined;

  constructor(editor: ViewedEditor) {
    this.editor = editor;
  }

  /** Runs an edit, and scrolls to the selection if the edit has moved it out of a view that showed all of it. */
  following<T>(edit: () => T): T {
    const { editor } = this;
    const { scene } = editor;
    const wasInView = contains(viewBox(scene.viewport), this.selected);
    const outcome = edit();
    if (this.restoreView() || !wasInView || contains(viewBox(scene.viewport), this.selected)) return outcome;
    const { viewport } = scene;
    const { followed } = this;
    editor.reveal(this.selected);
    const before = followed?.after === viewport ? followed.before : viewport;
    this.followed = { before, after: scene.viewport };
    return outcome;
  }

  /** Shows the view from before a typed value again, if it shows all of the selection. */
  restoreView(): boolean {
    const { followed, editor } = this;
    if (followed?.after !== editor.scene.viewport) return false;
    if (!contains(viewBox(followed.before), this.selected)) return false;
    this.followed = undefined;
    editor.show(followed.before);
    return true;
  }

  private get selected(): Box {
    const { scene } = this.editor;
    return scene.boxAround(scene.selection.ids);
  }
}
