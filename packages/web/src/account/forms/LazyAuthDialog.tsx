// The login dialog, fetched when it is first opened. It always opens in the requested view.
import { DialogBoundary } from '../../kit/late/DialogBoundary.tsx';
import { fetchedDialog } from '../../kit/dialog/fetchedDialog.tsx';
import type { AuthDialogProps } from './AuthDialog.tsx';

const AuthDialog = fetchedDialog('Login', () =>
  import('./AuthDialog.tsx').then((module) => module.AuthDialog),
);

export function LazyAuthDialog(props: AuthDialogProps) {
  return (
    <DialogBoundary onClose={props.onClose}>
      <AuthDialog {...props} />
    </DialogBoundary>
  );
}
