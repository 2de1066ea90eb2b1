// Handles the link of a confirmation mail on the landing page: signs the visitor in if this browser requested the link,
// asks first if it did not, or offers another mail. Load it lazily, after the page is interactive.
import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { toast } from '../../kit/toasts/toast.ts';
import { adoptSession, type Entry, enterByLink } from '../../account/links/enterByLink.ts';
import { loadIsolatedBackend } from '../../account/backend/backend.ts';
import { LoginDialog } from '../../account/forms/LoginDialog.ts';
import { forgetLinkRequest, hasRequestedLink } from '../../account/links/linkRequests.ts';
import { readMailedLink } from '../../account/links/mailedLink.ts';
import { storedUser, type User } from '../../account/backend/session.ts';
import { withBackend } from '../../account/backend/authResult.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { currentInvitation, enter } from './enter.ts';

const openPlanner = { label: 'Open the planner', onClick: enter };
/** Toasts stay until they are closed, so that nobody has to hurry to read or to choose. */
const untilClosed = { duration: Infinity };

/** fragment: the part of the address from the # on. */
export async function arrive(fragment: string): Promise<void> {
  const link = readMailedLink(fragment, '');
  // A backend that isn't configured with the reset page leads here for a new password.
  if (link.type === 'recovery') return window.location.replace(`/reset-password${fragment}`);

  // Only the first of the two links that change an email address comes with a message.
  if (link.message !== undefined) {
    toast.info('Email confirmed. Now open the link in the email to your other address.', untilClosed);
    return;
  }
  // With a separate client: a link alone must not change who is signed in here.
  const entry = await enterByLink(link, ['signup', 'email_change'], loadIsolatedBackend);
  if (entry.ok) return welcome(entry.value);
  const again = { label: 'Try again', onClick: () => void arrive(fragment) };
  // Somebody who opens the mail of an invitation a second time is signed in already.
  const isInvited = storedUser() !== undefined && currentInvitation() !== undefined;
  const another = isInvited ? openPlanner : { label: 'Send a new link', onClick: offerAnother };
  const actions = { unreached: again, unconfigured: undefined, expired: another, incomplete: another };
  toast.error(entry.problem, { ...untilClosed, action: actions[entry.reason] });
}

async function welcome(entry: Entry): Promise<void> {
  const { user } = entry;
  const current = storedUser();
  if (current?.id === user.id || (!current && hasRequestedLink(user.email))) return signInAs(entry);
  mount(
    <ContinueAs
      user={user}
      current={current}
      onContinue={() => void signInAs(entry)}
      onDecline={() => void decline(entry, current)}
    />,
  );
}

async function signInAs(entry: Entry): Promise<void> {
  const { user, backend: aside } = entry;
  const result = await withBackend('An error occurred', (backend) => adoptSession(aside, backend));
  if (!result.ok) {
    const again = { label: 'Try again', onClick: () => void signInAs(entry) };
    toast.error(result.problem, { ...untilClosed, action: again });
    return;
  }
  forgetLinkRequest(user.email);
  if (currentInvitation() !== undefined) return enter();
  const text = `Email confirmed. You are signed in as ${user.email}.`;
  toast.success(text, { ...untilClosed, action: openPlanner });
}

async function decline({ backend: aside }: Entry, current: User | undefined): Promise<void> {
  const text = current ? `You are still signed in as ${current.email}.` : 'You are not signed in.';
  toast.info(text, { ...untilClosed, action: openPlanner });
  // If this fails, the session expires by itself, since nobody has it.
  await aside.auth.signOut({ scope: 'local' }).catch(() => undefined);
}

function offerAnother(): void {
  const render = mount(null);
  render(
    <LoginDialog
      initialView="resend"
      invitation={currentInvitation()}
      onClose={() => render(null)}
      onSignedIn={enter}
    />,
  );
}

/** Shows an element next to the page. Returns the function that replaces it. */
function mount(first: ReactNode): (next: ReactNode) => void {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(first);
  return (next) => root.render(next);
}

interface ContinueAsProps {
  /** The account of the link. */
  readonly user: User;
  /** The account that is signed in already. */
  readonly current: User | undefined;
  readonly onContinue: () => void;
  readonly onDecline: () => void;
}

/** Asks before a mailed link signs in a browser that did not request it, or in which somebody else is signed in. */
function ContinueAs({ user, current, onContinue, onDecline }: ContinueAsProps) {
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
