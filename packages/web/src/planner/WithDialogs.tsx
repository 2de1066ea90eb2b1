// Shows the open dialog over the page. A dialog starts over each time it is opened.
import { type FunctionComponent, type ReactNode, useMemo, useState } from 'react';
import { FocusReturnContext } from '../kit/late/focusReturn.ts';
import { PartBoundary } from '../kit/late/PartBoundary.tsx';
import { type DialogRequest, DialogsContext } from '../workspace/dialogs.ts';
import { useFeatures } from '../workspace/feature.ts';
import { focusKeeper } from '../workspace/focusKeeper.ts';

interface WithDialogsProps {
  readonly firstDialog: DialogRequest | undefined;
  readonly children: ReactNode;
}

export function WithDialogs({ firstDialog, children }: WithDialogsProps) {
  const { dialogs } = useFeatures();
  const [open, setOpen] = useState(firstDialog);
  const [focus] = useState(() => focusKeeper(firstDialog !== undefined));
  const opener = useMemo(
    () => ({
      openDialog(request: DialogRequest | undefined): void {
        focus.keep(request !== undefined);
        setOpen(request);
      },
    }),
    [focus],
  );
  const close = (): void => opener.openDialog(undefined);
  const Opened = open && (dialogs[open.name] as FunctionComponent<object>);
  return (
    <DialogsContext value={opener}>
      {children}
      <FocusReturnContext value={focus.giveBack}>
        {Opened ? (
          <PartBoundary key={open.name} what="The dialog" onClose={close}>
            <Opened {...open} {...{ onClose: close }} />
          </PartBoundary>
        ) : null}
      </FocusReturnContext>
    </DialogsContext>
  );
}
