// The signed-in user, or Login.
import { LogIn } from 'lucide-react';
import { useDialogs } from '../../workspace/dialogs.ts';
import { HeaderButton } from '../../kit/ui/HeaderButton.tsx';
import { useSession } from '../../account/useSession.ts';
import { SignedIn } from './SignedIn.tsx';

export function AccountButton() {
  const user = useSession();
  const { openDialog } = useDialogs();
  if (user) return <SignedIn user={user} />;
  return (
    <HeaderButton tone="primary" icon={LogIn} label="Login" onClick={() => openDialog({ name: 'auth' })} />
  );
}
