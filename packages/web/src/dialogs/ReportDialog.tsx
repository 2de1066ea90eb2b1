// What became of a plan that could not be opened, or not all of it.
import type { OpenReport } from '../projects/openReading.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

interface ReportDialogProps {
  readonly report: OpenReport;
  readonly onClose: () => void;
}

export function ReportDialog({ report: { what, opened, reasons }, onClose }: ReportDialogProps) {
  const refused = opened === undefined;
  const objects = opened === 1 ? '1 object is' : `${opened?.toLocaleString() ?? ''} objects are`;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={refused ? 'This was not opened' : 'Not all of it was opened'}
      description={
        refused
          ? `Nothing was opened from ${what}. Your plan is as it was.`
          : `${objects} open from ${what}. This was left out or mended:`
      }
      className="max-w-lg!"
    >
      <ul
        aria-label="Reasons"
        className="list-disc space-y-1 rounded-md border border-hairline bg-panel py-3 pr-3 pl-8 text-[0.9375rem] break-words"
      >
        {reasons.map((reason, i) => (
          <li key={`${i} ${reason}`}>{reason}</li>
        ))}
      </ul>
      <Button tone="primary" className="mt-5 w-full" onClick={onClose}>
        OK
      </Button>
    </Dialog>
  );
}
