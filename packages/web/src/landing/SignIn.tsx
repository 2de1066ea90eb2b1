// The sign-in button of the landing page, with the dialog that it opens. Who is signed in goes straight on.
import { useState } from 'react';
import { LazyAuthDialog } from '../account/LazyAuthDialog.tsx';
import { storedUser } from '../account/session.ts';
import { useSession } from '../planner/useSession.ts';
import { Button } from '../ui/Button.tsx';

export function SignIn() {
  const [open, setOpen] = useState(false);
  const user = useSession();
  const enter = (): void => window.location.assign('/app');
  return (
    <span data-wakes="">
      <Button onClick={() => (storedUser() ? enter() : setOpen(true))}>
        {user ? 'Your projects' : 'Sign in'}
      </Button>
      <LazyAuthDialog open={open} onOpenChange={setOpen} onSignedIn={enter} />
    </span>
  );
}
