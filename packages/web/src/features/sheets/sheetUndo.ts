// Undo and redo in the print dialog. They reach edits of the sheets and of the plan's facts, but nothing that was drawn on the
// canvas, since the dialog covers it.
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

const isDrawing = ({ hand }: Editor): boolean =>
  hand.isDrawing || hand.removed.hasDrawing || hand.removed.hasPoint;

export const canUndoSheets = (editor: Editor): boolean =>
  !isDrawing(editor) && editor.lastEdit?.inverse.every(isOfSheets) === true;

export const canRedoSheets = (editor: Editor): boolean =>
  !isDrawing(editor) && editor.nextEdit?.inverse.every(isOfSheets) === true;

export const undoSheets = (editor: Editor): boolean => canUndoSheets(editor) && editor.undo();

export const redoSheets = (editor: Editor): boolean => canRedoSheets(editor) && editor.redo();
