// Undo and redo within the dialog of the sheets: only of edits of the sheets and of what they print about the plan, never of
// what was drawn on the canvas, which the dialog covers.
import type { Editor } from '@homeplot/editor/editor';
import type { Change } from '@homeplot/plan/plan';
import type { PlanSettings } from '@homeplot/plan/settings';

/** The settings that the dialog, and the forms to which it leads, can edit. */
const edited: ReadonlySet<string> = new Set<keyof PlanSettings>([
  'sheets',
  'portal',
  'title',
  'address',
  'parcel',
  'project',
  'units',
  'north',
  'isNorthSet',
  'northReference',
]);

const isOfSheets = (change: Change): boolean =>
  'settings' in change && Object.keys(change.settings).every((name) => edited.has(name));

export class SheetUndo {
  private readonly editor: Editor;
  /** Edits undone here, and not redone: what was undone on the canvas isn't redone here. */
  private undone = 0;

  constructor(editor: Editor) {
    this.editor = editor;
  }

  get canUndo(): boolean {
    const { hand, lastEdit } = this.editor;
    const isDrawing = hand.isDrawing || hand.removed.hasDrawing;
    return !isDrawing && lastEdit?.inverse.every(isOfSheets) === true;
  }

  get canRedo(): boolean {
    return this.undone > 0 && this.editor.canRedo;
  }

  undo(): void {
    if (!this.canUndo) return;
    this.undone += 1;
    this.editor.undo();
  }

  redo(): void {
    if (!this.canRedo) return;
    this.undone -= 1;
    this.editor.redo();
  }
}
