// The dialogs of permit plans: the questions at the start, the rules, the check before a plan is submitted, and the facts of
// the project.
import { PreflightDialog } from '../checks/PreflightDialog.tsx';
import { LinkedPackDialog } from '../packs/LinkedPackDialog.tsx';
import { PackDialog } from '../packs/PackDialog.tsx';
import { ProjectForm } from '../sheets/ProjectForm.tsx';
import { StartDialog } from '../start/StartDialog.tsx';
import type { PermitDialog } from './dialogs.ts';

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
