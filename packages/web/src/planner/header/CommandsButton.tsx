// Opens the command palette.
import { Search } from 'lucide-react';
import { useDialogs } from '../../workspace/dialogs.ts';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { Tooltip } from '../../kit/ui/Tooltip.tsx';
import { keyName } from '../../kit/keys.ts';

export function CommandsButton() {
  const { openDialog } = useDialogs();
  return (
    <Tooltip label="Commands" hint="Search commands and objects" shortcut={keyName('Mod+K')}>
      <IconButton
        label="Commands"
        onClick={() => openDialog({ name: 'palette' })}
        className="size-10 pointer-fine:lg:size-9"
      >
        <Search aria-hidden />
      </IconButton>
    </Tooltip>
  );
}
