// Login, which opens the login dialog.
import { LogIn } from 'lucide-react';
import { useDialogs } from '../dialogs/dialogs.ts';
import { HeaderButton } from './HeaderButton.tsx';

export function LoginButton() {
  const { openDialog } = useDialogs();
  return (
    <HeaderButton tone="primary" icon={LogIn} label="Login" onClick={() => openDialog({ name: 'auth' })} />
  );
}
