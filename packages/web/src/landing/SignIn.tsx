// The sign-in button of the landing page, with the dialog that it opens.
import { useState } from 'react';
import { LazyAuthDialog } from '../account/LazyAuthDialog.tsx';
import { Button } from '../ui/Button.tsx';

export function SignIn() {
  const [open, setOpen] = useState(false);
  return (
    <span data-wakes="">
      <Button onClick={() => setOpen(true)}>Sign in</Button>
      <LazyAuthDialog open={open} onOpenChange={setOpen} onSignedIn={() => window.location.assign('/app')} />
    </span>
  );
}
