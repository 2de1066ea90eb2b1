// Sheets: what is printed and handed in, one sheet at a time, with its parts and the facts of the project.
import { useState } from 'react';
import { PlanProperties } from '../plan/PlanProperties.tsx';
import { useEditor } from '../../workspace/useWorkspace.ts';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { NothingToPrint } from './NothingToPrint.tsx';
import { ProjectForm } from '../plan/ProjectForm.tsx';
import { SheetWorkspace } from './SheetWorkspace.tsx';
import { useSheets } from './useSheets.ts';

interface SheetsDialogProps {
  readonly onClose: () => void;
}

export function SheetsDialog({ onClose }: SheetsDialogProps) {
  const { plan } = useEditor();
  const sheets = useSheets();
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
