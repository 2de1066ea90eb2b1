// Export: pressing it downloads the plan file at once; its arrow has the pictures, and the ways back in.
import { ChevronDown, Download, FileInput, FileJson, History, Image, PenTool } from 'lucide-react';
import { useRef } from 'react';
import { useDialogs } from '../dialogs/dialogs.ts';
import type { ExportFormat } from '../projects/exportPlan.ts';
import { DropdownItem, DropdownMenu } from '../ui/DropdownMenu.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { exportNow } from './exportNow.ts';
import { HeaderButton } from './HeaderButton.tsx';
import { useEditor } from './useBench.ts';
import { useImport } from './useImport.ts';

export function ExportButton() {
  const editor = useEditor();
  const { openDialog } = useDialogs();
  const open = useImport();
  const file = useRef<HTMLInputElement>(null);
  const save = (format: ExportFormat): void => void exportNow(editor, format);
  const arrow = (
    <IconButton label="More ways to export, import" className="-ml-1 h-10! w-7! lg:h-9!">
      <ChevronDown aria-hidden />
    </IconButton>
  );
  return (
    <div className="flex items-center">
      <HeaderButton icon={Download} label="Export" onClick={() => save('json')} />
      <DropdownMenu trigger={arrow}>
        <DropdownItem onSelect={() => save('json')}>
          <FileJson aria-hidden />
          Export JSON
        </DropdownItem>
        <DropdownItem onSelect={() => save('svg')}>
          <PenTool aria-hidden />
          Export SVG
        </DropdownItem>
        <DropdownItem onSelect={() => save('png')}>
          <Image aria-hidden />
          Export PNG
        </DropdownItem>
        <DropdownItem onSelect={() => file.current?.click()}>
          <FileInput aria-hidden />
          Import
        </DropdownItem>
        <DropdownItem onSelect={() => openDialog({ name: 'drafts' })}>
          <History aria-hidden />
          Earlier drafts
        </DropdownItem>
      </DropdownMenu>
      <input
        ref={file}
        type="file"
        accept=".json,application/json"
        aria-label="Plan file to import"
        className="hidden"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          target.value = '';
          if (chosen) void open(chosen);
        }}
      />
    </div>
  );
}
