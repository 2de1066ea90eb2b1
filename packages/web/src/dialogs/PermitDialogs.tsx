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
  readonly onClose: () => void;
}

const byName = {
  start: StartDialog,
  packs: PackDialog,
  linkedPack: LinkedPackDialog,
  preflight: PreflightDialog,
  project: ProjectForm,
} as const;

export function PermitDialogs({ show, onClose }: PermitDialogsProps) {
  const Named = byName[show];
  return <Named onClose={onClose} />;
}
