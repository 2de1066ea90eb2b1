// Buttons for dimensions and labels of the selection, and for placing it by tapes: shown if they apply.
import { commandNamed } from '@homeplot/editor/commands';
import { placeByTapesTool } from '@homeplot/editor/placeByTapes';
import { selectedBuilding } from '@homeplot/editor/tapedBuilding';
import { pickAnyTool } from '../../workspace/everyTool.ts';
import { focusCanvas } from '../../workspace/focusCanvas.ts';
import { useEditor, useRevision, useSlice } from '../../workspace/useWorkspace.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { CommandButton } from '../../cards/CommandButton.tsx';

const offers = [
  { command: 'dimensionAll', label: 'Dimension all' },
  { command: 'dimensionSetbacks', label: 'Wall setbacks' },
  { command: 'dimensionEaves', label: 'Eave setbacks' },
  { command: 'labelName', label: 'Name label' },
  { command: 'labelArea', label: 'Area label' },
] as const;

export function MeasuringButtons() {
  const editor = useEditor();
  useRevision();
  useSlice(({ selection }) => selection);
  const placeByTapes = (): void => {
    pickAnyTool(editor, placeByTapesTool.name);
    focusCanvas();
  };
  return (
    <>
      {offers.map(({ command, label }) =>
        commandNamed(command).enabled(editor) ? (
          <CommandButton key={command} command={command} label={label} />
        ) : null,
      )}
      {selectedBuilding(editor.scene) ? (
        <Button size="sm" className="w-full" onClick={placeByTapes}>
          Place by tapes
        </Button>
      ) : null}
    </>
  );
}
