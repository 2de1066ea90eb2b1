// What can be measured of the selection: offered where it applies.
import { commandNamed } from '@homeplot/editor/commands';
import { useEditor, useRevision, useSlice } from '../planner/useBench.ts';
import { CommandButton } from './CommandButton.tsx';

const offers = [
  { command: 'dimensionAll', label: 'Dimension all' },
  { command: 'labelArea', label: 'Label area' },
  { command: 'placeByTapes', label: 'Place by tapes' },
] as const;

export function MeasuringButtons() {
  const editor = useEditor();
  useRevision();
  useSlice(({ selection }) => selection);
  return offers.map(({ command, label }) =>
    commandNamed(command).enabled(editor) ? (
      <CommandButton key={command} command={command} label={label} />
    ) : null,
  );
}
