// Export: downloads the plan file at once; its arrow opens a menu with pictures, printing and importing.
import { ChevronDown, Download } from 'lucide-react';
import { useRef } from 'react';
import { useDialogs } from '../../workspace/dialogs.ts';
import { DropdownMenu } from '../../kit/menu/DropdownMenu.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { exportNow } from '../../features/export/exportNow.ts';
import { HeaderButton } from '../../kit/ui/HeaderButton.tsx';
import { useWorkspace } from '../../workspace/useWorkspace.ts';
import { useImport } from '../../features/opening/useImport.ts';

const hint = 'To get a PDF or a picture, open the menu beside Export.';

export function ExportButton() {
  const workspace = useWorkspace();
  const { editor } = workspace;
  const { openDialog } = useDialogs();
  const open = useImport();
  const file = useRef<HTMLInputElement>(null);
  const arrow = (
    <IconButton
      label="More export and import options"
      className="-ml-1 h-10! w-7! lg:h-9! pointer-coarse:h-11! pointer-coarse:w-11! narrow:pointer-coarse:ml-0 narrow:pointer-coarse:w-9.5!"
    >
      <ChevronDown aria-hidden />
    </IconButton>
  );
  return (
    <div className="flex shrink-0 items-center">
      <HeaderButton
        icon={Download}
        label="Export"
        onClick={() => void exportNow(editor, 'json', openDialog, { hint })}
      />
      <DropdownMenu
        trigger={arrow}
        items={async () => {
          const { exportItems } = await import('./exportItems.ts');
          return exportItems({ workspace, openDialog, open, chooseFile: () => file.current?.click() });
        }}
      />
      <input
        ref={file}
        type="file"
        multiple
        aria-label="Plan file to import"
        className="hidden"
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          target.value = '';
          if (chosen.length > 0) void open(chosen);
        }}
      />
    </div>
  );
}
