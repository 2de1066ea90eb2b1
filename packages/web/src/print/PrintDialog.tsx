// Print: a sheet of the plan, or why there is none.
import { PlanSheet } from '@homeplot/formats/planSheet';
import { type ComponentProps, useState } from 'react';
import { PlanProperties } from '../dialogs/PlanProperties.tsx';
import { useEditor, useRevision } from '../planner/useWorkspace.ts';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { firstPaper } from './chosenPaper.ts';
import { NothingToPrint } from './NothingToPrint.tsx';
import { PrintSheet } from './PrintSheet.tsx';
import type { ChosenSheet } from './useSheetChoice.ts';

interface PrintDialogProps {
  readonly onClose: () => void;
}

export function PrintDialog({ onClose }: PrintDialogProps) {
  // A plan that is opened meanwhile, such as a large file, has other sheets.
  const revision = useRevision();
  const [chosen, setChosen] = useState<ChosenSheet>(() => ({ paper: firstPaper() }));
  const [editsPlan, setEditsPlan] = useState(false);
  if (editsPlan) return <PlanProperties onClose={() => setEditsPlan(false)} />;
  return (
    <Sheets
      key={revision}
      chosen={chosen}
      onChoose={setChosen}
      onClose={onClose}
      onEditPlan={() => setEditsPlan(true)}
    />
  );
}

type SheetsProps = PrintDialogProps &
  Pick<ComponentProps<typeof PrintSheet>, 'chosen' | 'onChoose' | 'onEditPlan'>;

function Sheets({ onClose, ...choice }: SheetsProps) {
  const { plan } = useEditor();
  const [sheet] = useState(() => new PlanSheet(plan));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Print"
      description="A sheet for the permit desk, true to scale."
      className={sheet.isEmpty ? '' : 'max-w-5xl!'}
    >
      {sheet.isEmpty ? (
        <NothingToPrint isBare={plan.objects.size === 0} onClose={onClose} />
      ) : (
        <PrintSheet sheet={sheet} plan={plan} {...choice} />
      )}
    </Dialog>
  );
}
