// The dialog "Print sheets": shows one sheet at a time, with tabs for printing, its parts and the list of sheets. It also
// leads to the plan properties and the project facts.
import { useState } from 'react';
import { PlanProperties } from '../plan/PlanProperties.tsx';
import { useEditor } from '../../workspace/useWorkspace.ts';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { ProjectForm } from '../plan/ProjectForm.tsx';
import { SheetWorkspace } from './SheetWorkspace.tsx';
import { useSheets } from './useSheets.ts';
import { useDialogs } from '../../workspace/dialogs.ts';
import { Button } from '../../kit/ui/Button.tsx';

interface SheetsDialogProps {
  /** The id of the sheet that is shown first. */
  readonly sheet?: string;
  readonly onClose: () => void;
}

export function SheetsDialog({ sheet, onClose }: SheetsDialogProps) {
  const { plan } = useEditor();
  const sheets = useSheets(sheet);
  const [edited, setEdited] = useState<'plan' | 'project'>();
  const isBare = plan.objects.size === 0;
  const isEmpty = !sheets.isStored && (isBare || sheets.drawn.laid?.isEmpty === true);
  const back = (): void => setEdited(undefined);
  if (edited === 'plan') return <PlanProperties onClose={back} />;
  if (edited === 'project') return <ProjectForm onClose={back} />;
  return (
    <Dialog
      onClose={onClose}
      title="Print sheets"
      description="Sheets for the permit office, true to scale."
      className={isEmpty ? '' : 'max-w-6xl!'}
    >
      {isEmpty ? (
        <NothingToPrint isBare={isBare} onClose={onClose} />
      ) : (
        <SheetWorkspace
          sheets={sheets}
          onEditPlan={() => setEdited('plan')}
          onEditProject={() => setEdited('project')}
          onLeave={onClose}
        />
      )}
    </Dialog>
  );
}

interface NothingToPrintProps {
  /** Whether the plan is empty. */
  readonly isBare: boolean;
  readonly onClose: () => void;
}

/** The print dialog for a plan with nothing to print. */
function NothingToPrint({ isBare, onClose }: NothingToPrintProps) {
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
