// Undo and redo.
import { firstNamed, runFirst } from '@homeplot/editor/firstCommands';
import { Redo2, Undo2 } from 'lucide-react';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { Tooltip } from '../../kit/ui/Tooltip.tsx';
import { focusCanvasAfterMouse } from '../../workspace/focusCanvas.ts';
import { keyName } from '../../kit/keys.ts';
import { useEditor, useSlice } from '../../workspace/useWorkspace.ts';

const icons = { undo: Undo2, redo: Redo2 } as const;

export function HistoryButtons() {
  return (
    <>
      <HistoryButton name="undo" />
      <HistoryButton name="redo" />
    </>
  );
}

function HistoryButton({ name }: { readonly name: keyof typeof icons }) {
  const editor = useEditor();
  const { title, keys } = firstNamed(name);
  const possible = useSlice((current) => firstNamed(name).enabled(current));
  const Icon = icons[name];
  return (
    <Tooltip label={title} shortcut={keyName(keys[0] ?? '')}>
      <IconButton
        label={title}
        aria-disabled={!possible}
        onClick={(event) => {
          runFirst(editor, name);
          focusCanvasAfterMouse(event);
        }}
        className="size-10 aria-disabled:opacity-40 pointer-fine:lg:size-9"
      >
        <Icon aria-hidden />
      </IconButton>
    </Tooltip>
  );
}
