// The report on a plan that couldn't be opened, was opened only in part, or has errors.
import { countText } from '@homeplot/plan/units';
import type { OpenReport } from '../../store/open/openReading.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';

interface ReportDialogProps {
  readonly report: OpenReport;
  readonly onClose: () => void;
}

export function ReportDialog({ report, onClose }: ReportDialogProps) {
  const { reasons, faults = [] } = report;
  return (
    <Dialog onClose={onClose} {...headOf(report)} className="max-w-lg!">
      {reasons.length > 0 ? <Lines name="Reasons" lines={reasons} /> : null}
      {reasons.length > 0 && faults.length > 0 ? <p className="mt-4 mb-2">{errorsText}</p> : null}
      {faults.length > 0 ? <Lines name="Faults" lines={faults} /> : null}
      <Button tone="primary" className="mt-5 w-full" onClick={onClose}>
        OK
      </Button>
    </Dialog>
  );
}

const errorsText = 'This was opened as it was drawn, but it has errors:';

function headOf({ what, opened, reasons }: OpenReport): {
  readonly title: string;
  readonly description: string;
} {
  if (opened === undefined) {
    return {
      title: "This couldn't be opened",
      description: `Nothing was opened from ${what}. Your plan hasn't changed.`,
    };
  }
  const objects = countText(opened, 'object is', 'objects are');
  return reasons.length > 0
    ? {
        title: 'Some of it was left out',
        description: `${objects} open from ${what}. This was left out or corrected:`,
      }
    : { title: 'Opened with errors', description: `${objects} open from ${what}. ${errorsText}` };
}

/** Characters of a line: names in a file may have thousands, and the browser would take seconds to wrap them. */
const maxLineLength = 400;

const cut = (line: string): string =>
  line.length > maxLineLength ? `${line.slice(0, maxLineLength)}…` : line;

function Lines({ name, lines }: { readonly name: string; readonly lines: readonly string[] }) {
  return (
    <ul
      aria-label={name}
      className="list-disc space-y-1 rounded-md border border-hairline bg-panel py-3 pr-3 pl-8 text-[0.9375rem] break-words"
    >
      {lines.map((line, i) => (
        <li key={`${i} ${line}`}>{cut(line)}</li>
      ))}
    </ul>
  );
}
