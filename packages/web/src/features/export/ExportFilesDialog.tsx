// Asks whether to include the scans and pictures of the plan in the exported plan file, since they make it large.
import { megabytes } from '../../kit/formatted.ts';
import { exportNow } from './exportNow.ts';
import { useEditor } from '../../workspace/useWorkspace.ts';
import type { Carrying } from './exportPlan.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { useDialogs } from '../../workspace/dialogs.ts';

interface ExportFilesDialogProps {
  /** The size of the plan's scans and pictures. */
  readonly bytes: number;
  readonly onClose: () => void;
}

export function ExportFilesDialog({ bytes, onClose }: ExportFilesDialogProps) {
  const editor = useEditor();
  const { openDialog } = useDialogs();
  const choose = (carrying: Carrying) => (): void => {
    onClose();
    void exportNow(editor, 'json', openDialog, { carrying });
  };
  // In base64 three bytes become four.
  const size = megabytes((bytes * 4) / 3);
  return (
    <Dialog
      onClose={onClose}
      title="Include the plan's files?"
      description={`With its scans and pictures, the exported file is about ${size}. Without them, they show only where the files already are.`}
    >
      <div className="flex flex-wrap gap-3">
        <Button tone="primary" onClick={choose('with files')}>
          Export with files ({size})
        </Button>
        <Button onClick={choose('without files')}>Export without files</Button>
      </div>
    </Dialog>
  );
}
