// A row of buttons that align several objects or space them evenly.
import { commandNamed, runCommand } from '@homeplot/editor/commands';
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalSpaceBetween,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalSpaceBetween,
} from 'lucide-react';
import { useEditor } from '../../workspace/useWorkspace.ts';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { Tooltip } from '../../kit/ui/Tooltip.tsx';

const buttons = [
  { name: 'alignLeft', icon: AlignStartVertical },
  { name: 'alignCenter', icon: AlignCenterVertical },
  { name: 'alignRight', icon: AlignEndVertical },
  { name: 'distributeHorizontally', icon: AlignHorizontalSpaceBetween },
  { name: 'alignTop', icon: AlignStartHorizontal },
  { name: 'alignMiddle', icon: AlignCenterHorizontal },
  { name: 'alignBottom', icon: AlignEndHorizontal },
  { name: 'distributeVertically', icon: AlignVerticalSpaceBetween },
] as const;

export function AlignButtons() {
  const editor = useEditor();
  return (
    <fieldset
      aria-label="Align"
      className="flex justify-between max-lg:grid max-lg:grid-cols-4 max-lg:justify-items-center"
    >
      {buttons.map(({ name, icon: Icon }) => {
        const command = commandNamed(name);
        return (
          <Tooltip key={name} label={command.title}>
            <IconButton
              label={command.title}
              aria-disabled={!command.enabled(editor)}
              onClick={() => runCommand(editor, name)}
              className="size-8! aria-disabled:opacity-40 max-lg:size-10!"
            >
              <Icon aria-hidden />
            </IconButton>
          </Tooltip>
        );
      })}
    </fieldset>
  );
}
