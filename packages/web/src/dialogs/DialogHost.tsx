// Shows the open dialog over the page. Each is fetched when it is first opened, and begins afresh each time.
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { LazyAuthDialog } from '../account/LazyAuthDialog.tsx';
import { type DialogRequest, DialogsContext } from './dialogs.ts';

interface DialogProps {
  readonly onClose: () => void;
}

const dialog = (fetch: () => Promise<ComponentType<DialogProps>>) =>
  lazy(() => fetch().then((component) => ({ default: component })));

const byName = {
  share: dialog(() => import('./ShareDialog.tsx').then((module) => module.ShareDialog)),
  help: dialog(() => import('./HelpDialog.tsx').then((module) => module.HelpDialog)),
  drafts: dialog(() => import('./DraftsDialog.tsx').then((module) => module.DraftsDialog)),
} as const;
const SavedProjectsDialog = lazy(() =>
  import('./SavedProjectsDialog.tsx').then((module) => ({ default: module.SavedProjectsDialog })),
);
const SaveQuestionDialog = lazy(() =>
  import('./SaveQuestionDialog.tsx').then((module) => ({ default: module.SaveQuestionDialog })),
);
const ReportDialog = lazy(() =>
  import('./ReportDialog.tsx').then((module) => ({ default: module.ReportDialog })),
);

interface DialogHostProps {
  /** The dialog with which the page begins. */
  readonly first: DialogRequest | undefined;
  readonly children: ReactNode;
}

export function DialogHost({ first, children }: DialogHostProps) {
  const [open, setOpen] = useState(first);
  const dialogs = useMemo(() => ({ openDialog: setOpen }), []);
  useEffect(() => openHelpByKey(() => setOpen({ name: 'help' })), []);
  return (
    <DialogsContext value={dialogs}>
      {children}
      <Suspense fallback={null}>
        {open ? <Shown request={open} onClose={() => setOpen(undefined)} /> : null}
      </Suspense>
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

/** The question mark, typed anywhere but into a field. Returns the function that ends it. */
function openHelpByKey(open: () => void): () => void {
  const heard = ({ key, target, defaultPrevented }: KeyboardEvent): void => {
    const typing = target instanceof Element && target.closest('input, textarea, select, [role=dialog]');
    if (key === '?' && !typing && !defaultPrevented) open();
  };
  window.addEventListener('keydown', heard);
  return () => window.removeEventListener('keydown', heard);
}
