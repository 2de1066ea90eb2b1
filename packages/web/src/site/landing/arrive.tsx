// Handles the link of a confirmation mail on the landing page: signs the visitor in if this browser requested the link,
// asks first if it did not, or offers another mail. Load it lazily, after the page is interactive.
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { toast } from '../../kit/toasts/toast.ts';
import { adoptSession } from '../../account/backend/adoptSession.ts';
import { loadIsolatedBackend } from '../../account/backend/backend.ts';
import { ContinueAs } from '../../account/forms/ContinueAs.tsx';
import { type Entry, enterByLink } from '../../account/links/enterByLink.ts';
import { LoginDialog } from '../../account/forms/LoginDialog.ts';
import { forgetLinkRequest, hasRequestedLink } from '../../account/links/linkRequests.ts';
import { readMailedLink } from '../../account/links/mailedLink.ts';
import { storedUser, type User } from '../../account/backend/session.ts';
import { withBackend } from '../../account/backend/withBackend.ts';

type Entered = Extract<Entry, { readonly as: 'user' }>;

const enter = (): void => window.location.assign('/app');
const openPlanner = { label: 'Open the planner', onClick: enter };
/** Long enough that nobody has to hurry to read it or to choose. */
const lasting = { duration: Infinity };

/** fragment: of the address, with its leading #. */
export async function arrive(fragment: string): Promise<void> {
  const link = readMailedLink(fragment, '');
  // A backend that doesn't know the reset page leads here.
  if (link.type === 'recovery') return window.location.replace(`/reset-password${fragment}`);

  // The first of the two links that change an address.
  if (link.message !== undefined) {
    toast.info('Email confirmed. Now open the link in the email to your other address.', lasting);
    return;
  }
  // With a separate client: a link alone must not change who is signed in here.
  const entry = await enterByLink(link, ['signup', 'email_change'], loadIsolatedBackend);
  if (entry.as === 'user') await welcome(entry);
  else if (entry.as === 'unreachable') {
    const again = { label: 'Try again', onClick: () => void arrive(fragment) };
    toast.error(entry.reason, { ...lasting, action: again });
  } else if (entry.as === 'unconfigured') {
    toast.error(entry.reason, lasting);
  } else {
    const another = { label: 'Send a new link', onClick: offerAnother };
    toast.error('This email link is invalid or has expired.', { ...lasting, action: another });
  }
}

async function welcome(entry: Entered): Promise<void> {
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

async function signInAs(entry: Entered): Promise<void> {
  const { user, backend: aside } = entry;
  const outcome = await withBackend('An error occurred', (backend) => adoptSession(aside, backend));
  if (!outcome.done) {
    const again = { label: 'Try again', onClick: () => void signInAs(entry) };
    toast.error(outcome.reason, { ...lasting, action: again });
    return;
  }
  forgetLinkRequest(user.email);
  const text = `Email confirmed. You are signed in as ${user.email}.`;
  toast.success(text, { ...lasting, action: openPlanner });
}

async function decline({ backend: aside }: Entered, current: User | undefined): Promise<void> {
  const text = current ? `You are still signed in as ${current.email}.` : 'You are not signed in.';
  toast.info(text, { ...lasting, action: openPlanner });
  // If this fails, the session expires by itself, since nobody has it.
  await aside.auth.signOut({ scope: 'local' }).catch(() => undefined);
}

function offerAnother(): void {
  const render = mount(null);
  render(<LoginDialog initialView="resend" onClose={() => render(null)} onSignedIn={enter} />);
}

/** Shows an element next to the page. Returns the function that replaces it. */
function mount(first: ReactNode): (next: ReactNode) => void {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(first);
  return (next) => root.render(next);
}
