// Asks before a mailed link signs in a browser that did not request it, or in which somebody else is signed in.
import { useState } from 'react';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import type { User } from '../backend/session.ts';

interface ContinueAsProps {
  /** The account of the link. */
  readonly user: User;
  /** The account that is signed in already. */
  readonly current: User | undefined;
  readonly onContinue: () => void;
  readonly onDecline: () => void;
}

export function ContinueAs({ user, current, onContinue, onDecline }: ContinueAsProps) {
  const [open, setOpen] = useState(true);
  const close = (answer: () => void) => {
    setOpen(false);
    answer();
  };
  if (!open) return null;
  return (
    <Dialog
      onClose={() => close(onDecline)}
      title={`Continue as ${user.email}?`}
      description={
        current
          ? `You are signed in as ${current.email}. Continuing switches this browser to the other account.`
          : 'You opened an email link that was not requested in this browser.'
      }
    >
      <p className="break-words">
        Continue only if {user.email} is your account. Projects that you save will go there.
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={() => close(onDecline)}>Not now</Button>
        <Button tone="primary" onClick={() => close(onContinue)}>
          Continue
        </Button>
      </div>
    </Dialog>
  );
}
