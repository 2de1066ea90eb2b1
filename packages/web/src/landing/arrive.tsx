// What the landing page does for somebody who comes by the link of a confirmation mail: signs them in, or offers
// another mail. Load it lazily, when the page is awake.
import { createRoot } from 'react-dom/client';
import { toast } from '../ui/toast.ts';
import { loadBackend } from '../account/backend.ts';
import { enterByLink } from '../account/enterByLink.ts';
import { LazyAuthDialog } from '../account/LazyAuthDialog.tsx';
import { readMailedLink } from '../account/mailedLink.ts';
import { storedUser } from '../account/session.ts';

const enter = (): void => window.location.assign('/app');
const openPlanner = { label: 'Open the planner', onClick: enter };
/** Nobody has to hurry to read where they are, or to choose. */
const lasting = { duration: Infinity };

/** fragment: of the address, with its leading #. */
export async function arrive(fragment: string): Promise<void> {
  const link = readMailedLink(fragment, '');
  // A backend that does not know the page for resets leads here.
  if (link.type === 'recovery') return window.location.replace(`/reset-password${fragment}`);

  const known = storedUser();
  if (known && !link.error) {
    // A link must not change by itself whose projects are open here.
    toast.success(`You are still signed in as ${known.email}.`, { ...lasting, action: openPlanner });
    return;
  }
  const entry = await enterByLink(link, 'signup', loadBackend);
  if (entry.as === 'user') {
    const text = `Email confirmed. You are signed in as ${entry.user.email}.`;
    toast.success(text, { ...lasting, action: openPlanner });
  } else if (entry.as === 'unreachable') {
    const again = { label: 'Try again', onClick: () => void arrive(fragment) };
    toast.error(entry.reason, { ...lasting, action: again });
  } else if (entry.as === 'unconfigured') {
    toast.error(entry.reason, lasting);
  } else {
    const another = { label: 'Send a new link', onClick: offerAnother };
    toast.error('This email link is invalid or has expired.', { ...lasting, action: another });
  }
}

function offerAnother(): void {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const show = (open: boolean): void =>
    root.render(<LazyAuthDialog open={open} initialView="resend" onOpenChange={show} onSignedIn={enter} />);
  show(true);
}
