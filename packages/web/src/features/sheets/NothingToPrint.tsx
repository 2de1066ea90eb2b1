// The print dialog for a plan with nothing to print.
import { useDialogs } from '../../workspace/dialogs.ts';
import { Button } from '../../kit/ui/Button.tsx';

interface NothingToPrintProps {
  /** Whether the plan is empty. */
  readonly isBare: boolean;
  readonly onClose: () => void;
}

export function NothingToPrint({ isBare, onClose }: NothingToPrintProps) {
  const { openDialog } = useDialogs();
  return (
    <div className="space-y-5">
      <p>
        {isBare
          ? 'Nothing to print yet: the plan is empty.'
          : 'Nothing to print: all objects are on layers that are hidden or not printed.'}
      </p>
      <div className="flex justify-end gap-3">
        {isBare ? (
          <Button onClick={() => openDialog({ name: 'templates' })}>Start from a template</Button>
        ) : null}
        <Button tone="primary" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}
