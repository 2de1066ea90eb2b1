// Below the saved projects: links to other plans, which are an empty one and those kept in this browser.
import { History, Plus } from 'lucide-react';
import { useWorkspace } from '../../planner/useWorkspace.ts';
import { startNewPlan } from '../../projects/startNewPlan.ts';
import { Button } from '../../ui/Button.tsx';
import { useDialogs } from '../dialogs.ts';

export function OtherPlans({ onClose }: { readonly onClose: () => void }) {
  const workspace = useWorkspace();
  const { openDialog } = useDialogs();
  const begin = async (): Promise<void> => {
    await startNewPlan(workspace);
    onClose();
  };
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      <Button size="sm" onClick={() => void begin()}>
        <Plus aria-hidden className="size-4" />
        New plan
      </Button>
      <Button size="sm" onClick={() => openDialog({ name: 'drafts' })}>
        <History aria-hidden className="size-4" />
        Earlier drafts
      </Button>
    </div>
  );
}
