// Undo and redo within the dialog of the sheets, where edits can be undone like those on the canvas.
import { Redo2, Undo2 } from 'lucide-react';
import { useEditor, useSlice } from '../../workspace/useWorkspace.ts';
import { IconButton } from '../../kit/ui/IconButton.tsx';

export function UndoButtons() {
  const editor = useEditor();
  const canUndo = useSlice(({ canUndo: can }) => can);
  const canRedo = useSlice(({ canRedo: can }) => can);
  return (
    <div className="flex gap-1">
      <IconButton label="Undo" disabled={!canUndo} onClick={() => editor.undo()}>
        <Undo2 aria-hidden />
      </IconButton>
      <IconButton label="Redo" disabled={!canRedo} onClick={() => editor.redo()}>
        <Redo2 aria-hidden />
      </IconButton>
    </div>
  );
}
