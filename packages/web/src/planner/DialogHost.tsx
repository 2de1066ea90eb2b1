// Shows the open dialog over the page. Each is fetched when it is first opened, and starts over every time.
import { type ReactNode, useMemo, useState } from 'react';
import { LazyAuthDialog } from '../account/forms/LazyAuthDialog.tsx';
import { DialogBoundary } from '../kit/late/DialogBoundary.tsx';
import { fetched } from '../kit/late/fetched.tsx';
import { fetchedDialog } from '../kit/dialog/fetchedDialog.tsx';
import { FocusReturnContext } from '../kit/dialog/focusReturn.ts';
import { isMutedKey } from '../workspace/singleKeys.ts';
import { holdKeys, releaseKeys } from '../workspace/keysAhead.ts';
import { useKeydown } from '../kit/useKeydown.ts';
import { type DialogRequest, DialogsContext } from '../workspace/dialogs.ts';
import { focusKeeper } from '../workspace/focusKeeper.ts';
import { isDialogShown } from '../kit/dialog/isDialogShown.ts';

interface DialogProps {
  readonly onClose: () => void;
}

const byName = {
  account: fetchedDialog('Account', () =>
    import('../features/account/AccountDialog.tsx').then((module) => module.AccountDialog),
  ),
  share: fetchedDialog('Share Your Project', () =>
    import('../features/share/ShareDialog.tsx').then((module) => module.ShareDialog),
  ),
  help: fetchedDialog('Keyboard shortcuts & help', () =>
    import('../features/help/HelpDialog.tsx').then((module) => module.HelpDialog),
  ),
  drafts: fetched(() => import('../features/drafts/DraftsDialog.tsx').then((module) => module.DraftsDialog)),
  templates: fetchedDialog('Start from a template', () =>
    import('../features/templates/TemplatesDialog.tsx').then((module) => module.TemplatesDialog),
  ),
  print: fetchedDialog('Print sheets', () =>
    import('../features/sheets/SheetsDialog.tsx').then((module) => module.SheetsDialog),
  ),
  dxf: fetched(() => import('../features/downloads/DxfDialog.tsx').then((module) => module.DxfDialog)),
  stakeOut: fetched(() =>
    import('../features/downloads/StakeOutDialog.tsx').then((module) => module.StakeOutDialog),
  ),
} as const;
const DeedDialog = fetchedDialog('Enter a deed', () =>
  import('../features/deed/DeedDialog.tsx').then((module) => module.DeedDialog),
);
const PlanProperties = fetchedDialog('Plan properties', () =>
  import('../features/plan/PlanProperties.tsx').then((module) => module.PlanProperties),
);
const permitTitles = {
  start: 'Plan a project',
  packs: 'Permit rules',
  linkedPack: 'Permit rules',
  preflight: 'Check before you submit',
  project: 'Project facts',
} as const;
const PermitDialogs = fetchedDialog(
  ({ show }) => permitTitles[show],
  () => import('./PermitDialogs.tsx').then((module) => module.PermitDialogs),
);
const SavedProjectsDialog = fetchedDialog('Saved Projects', () =>
  import('../features/projects/SavedProjectsDialog.tsx').then((module) => module.SavedProjectsDialog),
);
const SaveQuestionDialog = fetched(() =>
  import('../features/projects/SaveQuestionDialog.tsx').then((module) => module.SaveQuestionDialog),
);
const PdfPageDialog = fetched(() =>
  import('../features/underlays/PdfPageDialog.tsx').then((module) => module.PdfPageDialog),
);
const ReadingDialog = fetched(() =>
  import('../features/underlays/ReadingDialog.tsx').then((module) => module.ReadingDialog),
);
const Palette = fetchedDialog('Commands', () =>
  import('../features/palette/Palette.tsx').then((module) => module.Palette),
);
const StoppedPlanDialog = fetched(() =>
  import('../features/opening/StoppedPlanDialog.tsx').then((module) => module.StoppedPlanDialog),
);
const ImportDrawing = fetched(() =>
  import('../features/cad/ImportDrawing.tsx').then((module) => module.ImportDrawing),
);
const ExportFilesDialog = fetched(() =>
  import('../features/export/ExportFilesDialog.tsx').then((module) => module.ExportFilesDialog),
);
const ParcelDialog = fetched(() =>
  import('../features/parcels/ParcelDialog.tsx').then((module) => module.ParcelDialog),
);
const ReportDialog = fetched(() =>
  import('../features/opening/ReportDialog.tsx').then((module) => module.ReportDialog),
);

interface DialogHostProps {
  readonly firstDialog: DialogRequest | undefined;
  readonly children: ReactNode;
}

export function DialogHost({ firstDialog, children }: DialogHostProps) {
  const [open, setOpen] = useState(firstDialog);
  const [focus] = useState(() => focusKeeper(firstDialog !== undefined));
  const dialogs = useMemo(() => {
    const giveUp = (): void => {
      releaseKeys();
      openDialog(undefined);
      focus.giveBack();
    };
    const openDialog = (request: DialogRequest | undefined): void => {
      focus.keep(request !== undefined);
      // However it was requested, the letters that follow are meant for it.
      if (request?.name === 'palette' && !isDialogShown()) holdKeys(undefined, giveUp);
      setOpen(request);
    };
    return { openDialog, giveUp };
  }, [focus]);
  const { openDialog, giveUp } = dialogs;
  useKeydown((event) => {
    const request = event.defaultPrevented || isDialogShown() ? undefined : requestOf(event);
    if (!request) return;
    event.preventDefault();
    openDialog(request);
  });
  const close = (): void => openDialog(undefined);
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
  if (request.name === 'deed') return <DeedDialog pasted={request.text} onClose={onClose} />;
  if (request.name === 'drawing') return <ImportDrawing file={request.file} onClose={onClose} />;
  if (request.name === 'reading') return <ReadingDialog {...request.reading} />;
  if (request.name === 'parcels') return <ParcelDialog file={request.file} onClose={onClose} />;
  if (request.name === 'stoppedPlan')
    return <StoppedPlanDialog stopped={request.stopped} onClose={onClose} />;
  if (request.name === 'auth') {
    const signedIn = (): void => {
      onClose();
      request.afterSignIn?.();
    };
    return <LazyAuthDialog onClose={onClose} onSignedIn={signedIn} />;
  }
  if (request.name === 'saved') return <SavedProjectsDialog rename={request.rename} onClose={onClose} />;
  if (request.name === 'palette')
    return (
      <Palette
        key={String(request.find)}
        find={request.find ?? false}
        onClose={() => {
          // It may be given up before it has come.
          releaseKeys();
          onClose();
        }}
      />
    );
  if (request.name === 'saveQuestion')
    return <SaveQuestionDialog question={request.question} onClose={onClose} />;
  if (request.name === 'pdfPage') return <PdfPageDialog question={request.question} onClose={onClose} />;
  if (request.name === 'permit')
    return <PermitDialogs show={request.show} fact={request.fact} onClose={onClose} />;
  if (request.name === 'exportFiles') return <ExportFilesDialog bytes={request.bytes} onClose={onClose} />;
  if (request.name === 'plan') return <PlanProperties field={request.field} onClose={onClose} />;
  const Named = byName[request.name];
  return <Named onClose={onClose} />;
}

/** The question mark on the canvas; Mod+K, Mod+F and Mod+P anywhere. */
function requestOf(event: KeyboardEvent): DialogRequest | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (key === '?') return isMutedKey(event) ? undefined : { name: 'help' };
  if (ctrlKey === metaKey || altKey || shiftKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'k') return { name: 'palette' };
  if (letter === 'p') return { name: 'print' };
  return letter === 'f' ? { name: 'palette', find: true } : undefined;
}
