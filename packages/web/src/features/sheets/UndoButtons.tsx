// Undo and redo within the dialog of the sheets.
import { Redo2, Undo2 } from 'lucide-react';
import { useSlice } from '../../workspace/useWorkspace.ts';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import type { SheetUndo } from './sheetUndo.ts';

export function UndoButtons({ undo }: { readonly undo: SheetUndo }) {
  const canUndo = useSlice(() => undo.canUndo);
  const canRedo = useSlice(() => undo.canRedo);
  return (
    <div className="flex gap-1">
      <IconButton label="Undo" disabled={!canUndo} onClick={() => undo.undo()}>
        <Undo2 aria-hidden />
      </IconButton>
      <IconButton label="Redo" disabled={!canRedo} onClick={() => undo.redo()}>
        <Redo2 aria-hidden />
      </IconButton>
    </div>
  );
}
