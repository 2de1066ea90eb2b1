// Shows the open dialog over the page. Each is fetched when it is first opened, and begins afresh each time.
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { LazyAuthDialog } from '../account/LazyAuthDialog.tsx';
import { DialogBoundary } from '../ui/DialogBoundary.tsx';
import { fetched } from '../ui/fetched.tsx';
import { FocusReturnContext } from '../ui/focusReturn.ts';
import { type DialogRequest, DialogsContext } from './dialogs.ts';
import { focusKeeper } from './focusKeeper.ts';
import { isDialogShown } from './isDialogShown.ts';

interface DialogProps {
  readonly onClose: () => void;
}

const byName = {
  share: fetched(() => import('./ShareDialog.tsx').then((module) => module.ShareDialog)),
  help: fetched(() => import('./HelpDialog.tsx').then((module) => module.HelpDialog)),
  drafts: fetched(() => import('./DraftsDialog.tsx').then((module) => module.DraftsDialog)),
} as const;
const SavedProjectsDialog = fetched(() =>
  import('./SavedProjectsDialog.tsx').then((module) => module.SavedProjectsDialog),
);
const SaveQuestionDialog = fetched(() =>
  import('./SaveQuestionDialog.tsx').then((module) => module.SaveQuestionDialog),
);
const ReportDialog = fetched(() => import('./ReportDialog.tsx').then((module) => module.ReportDialog));

interface DialogHostProps {
  /** The dialog with which the page begins. */
  readonly first: DialogRequest | undefined;
  readonly children: ReactNode;
}

export function DialogHost({ first, children }: DialogHostProps) {
  const [open, setOpen] = useState(first);
  const [focus] = useState(() => focusKeeper(first !== undefined));
  const dialogs = useMemo(() => {
    const openDialog = (request: DialogRequest | undefined): void => {
      focus.keep(request !== undefined);
      setOpen(request);
    };
    return { openDialog };
  }, [focus]);
  const { openDialog } = dialogs;
  useEffect(() => openHelpByKey(() => openDialog({ name: 'help' })), [openDialog]);
  const close = (): void => openDialog(undefined);
  const giveUp = (): void => {
    close();
    focus.giveBack();
  };
  return (
    <DialogsContext value={dialogs}>
      {children}
      <FocusReturnContext value={focus.giveBack}>
        {open ? (
          <DialogBoundary onClose={giveUp}>
            <Shown request={open} onClose={close} />
          </DialogBoundary>
        ) : null}
      </FocusReturnContext>
    </DialogsContext>
  );
}

function Shown({ request, onClose }: DialogProps & { readonly request: DialogRequest }) {
  if (request.name === 'report') return <ReportDialog report={request.report} onClose={onClose} />;
  if (request.name === 'auth') {
    const signedIn = (): void => {
      onClose();
      request.afterSignIn?.();
    };
    return <LazyAuthDialog open onOpenChange={onClose} onSignedIn={signedIn} />;
  }
  if (request.name === 'saved') return <SavedProjectsDialog rename={request.rename} onClose={onClose} />;
  if (request.name === 'saveQuestion')
    return <SaveQuestionDialog question={request.question} onClose={onClose} />;
  const Named = byName[request.name];
  return <Named onClose={onClose} />;
}

/** The question mark, typed anywhere but into a field, while no dialog is open. Returns the function that ends it. */
function openHelpByKey(open: () => void): () => void {
  const heard = ({ key, target, defaultPrevented }: KeyboardEvent): void => {
    const typing = target instanceof Element && target.closest('input, textarea, select');
    if (key === '?' && !typing && !defaultPrevented && !isDialogShown()) open();
  };
  window.addEventListener('keydown', heard);
  return () => window.removeEventListener('keydown', heard);
}
