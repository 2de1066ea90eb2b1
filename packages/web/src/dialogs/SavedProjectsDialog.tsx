// The projects saved in the cloud, for who is signed in.
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useDialogs } from './dialogs.ts';

export function SavedProjectsDialog({ onClose }: { readonly onClose: () => void }) {
  const { openDialog } = useDialogs();
  return (
    <Dialog open onOpenChange={onClose} title="Saved Projects">
      <p>Please log in to view your saved projects</p>
      <p className="mt-2 text-sm text-ink-soft">
        The plan that you are drawing is kept in this browser all the time, with or without an account.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button tone="primary" onClick={() => openDialog({ name: 'auth' })}>
          Login
        </Button>
        <Button onClick={() => openDialog({ name: 'drafts' })}>Earlier drafts</Button>
      </div>
    </Dialog>
  );
}
