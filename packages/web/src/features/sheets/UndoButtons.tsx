// Undo and redo within the dialog of the sheets.
import { Redo2, Undo2 } from 'lucide-react';
import { useEditor, useSlice } from '../../workspace/useWorkspace.ts';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { canRedoSheets, canUndoSheets, redoSheets, undoSheets } from './sheetUndo.ts';

export function UndoButtons() {
  const editor = useEditor();
  const canUndo = useSlice(canUndoSheets);
  const canRedo = useSlice(canRedoSheets);
  return (
    <div className="flex gap-1">
      <IconButton label="Undo" disabled={!canUndo} onClick={() => undoSheets(editor)}>
        <Undo2 aria-hidden />
      </IconButton>
      <IconButton label="Redo" disabled={!canRedo} onClick={() => redoSheets(editor)}>
        <Redo2 aria-hidden />
      </IconButton>
    </div>
  );
}
