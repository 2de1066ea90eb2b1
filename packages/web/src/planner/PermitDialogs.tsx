// The dialogs of permit plans: the questions at the start, the rules, the check before a plan is submitted, and the facts of
// the project.
import { PreflightDialog } from '../features/checks/PreflightDialog.tsx';
import { LinkedPackDialog } from '../features/packs/LinkedPackDialog.tsx';
import { PackDialog } from '../features/packs/PackDialog.tsx';
import { ProjectForm } from '../features/plan/ProjectForm.tsx';
import { StartDialog } from '../features/start/StartDialog.tsx';
import type { PermitDialog } from '../workspace/dialogs.ts';

interface PermitDialogsProps {
  readonly show: PermitDialog;
  readonly fact?: string | undefined;
  readonly onClose: () => void;
}

const byName = {
  start: StartDialog,
  packs: PackDialog,
  linkedPack: LinkedPackDialog,
  preflight: PreflightDialog,
} as const;

export function PermitDialogs({ show, fact, onClose }: PermitDialogsProps) {
  if (show === 'project') return <ProjectForm fact={fact} onClose={onClose} />;
  const Named = byName[show];
  return <Named onClose={onClose} />;
}
