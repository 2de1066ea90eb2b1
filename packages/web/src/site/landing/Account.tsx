// The registration form, what to do once it was sent, or a greeting for signed-in users.
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { projectsAddress } from '../../store/address/projectsAddress.ts';
import { buttonClass } from '../../kit/ui/buttonClass.ts';
import { enter, useInvitation } from './enter.ts';
import { OwnEmail } from './OwnEmail.tsx';
import { toast } from '../../kit/toasts/toast.ts';
import { ConfirmationNote } from '../../account/forms/ConfirmationNote.tsx';
import { RegistrationForm } from '../../account/forms/RegistrationForm.tsx';
import { storedUser } from '../../account/backend/session.ts';
import { resendConfirmation } from '../../account/signUp.ts';
import { useSession } from '../../account/useSession.ts';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';

export function Account() {
  return (
    <div id="account" className="scroll-mt-4 border-t border-hairline bg-panel">
      <CreateAccount />
      <section aria-labelledby="welcome-title" className="wrap py-16 not-signed-in:hidden lg:py-24">
        <h2 id="welcome-title" className="display">
          Welcome
        </h2>
        <p className="lead mt-4 max-w-[34rem]">
          You are signed in as <OwnEmail />. Your projects are in the cloud, each with its earlier versions.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <a href="/app" className={buttonClass('primary', 'lg')}>
            Open the planner
          </a>
          <a href={projectsAddress} className={buttonClass('secondary', 'lg')}>
            Your projects
          </a>
        </div>
      </section>
    </div>
  );
}

/** The registration form, and what an account is for. */
function CreateAccount() {
  const invitation = useInvitation();
  /** The address to which the confirmation mail went. */
  const [registered, setRegistered] = useState<string>();
  const form = useRef<HTMLDivElement>(null);
  // Whoever signs in, in this tab or another, is done with it.
  if (useSession() && registered !== undefined) setRegistered(undefined);
  return (
    <section aria-labelledby="account-title" className="signed-in:hidden">
      <div className="wrap grid gap-x-14 gap-y-10 py-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-24">
        <div>
          <h2 id="account-title" className="display">
            Create an account
          </h2>
          <p className="lead mt-4 max-w-[34rem]">
            You can draw, share and export without one. With an account, your projects are saved in the cloud
            with their earlier versions, and you can open them on any device.
          </p>
          <p className="mt-4 text-ink-soft">It's free, like everything else here.</p>
        </div>
        <div className="border border-hairline bg-paper p-5 sm:p-8" data-wakes="">
          {registered === undefined ? null : (
            <div ref={focus} tabIndex={-1} className="space-y-4 outline-none">
              <ConfirmationNote email={registered} onResend={() => void resend(registered, invitation)} />
              <LinkButton
                onClick={() => {
                  flushSync(() => setRegistered(undefined));
                  form.current?.querySelector<HTMLInputElement>('[name=email]')?.select();
                }}
              >
                Use another address
              </LinkButton>
            </div>
          )}
          {/* Kept, since whoever uses another address needn't type the rest again. */}
          <div ref={form} hidden={registered !== undefined}>
            <RegistrationForm
              fallback="Registration failed"
              invitation={invitation}
              onProblem={(message) => void (message && toast.error(message))}
              onRegistered={(message, email) => {
                // With a backend that doesn't require confirmation, the user is signed in now.
                if (storedUser()) return enter();
                toast.success(message);
                setRegistered(email);
              }}
            />
          </div>
          <noscript>
            <p className="mt-4 text-ink-soft">Creating an account needs JavaScript.</p>
          </noscript>
        </div>
      </div>
    </section>
  );
}

/** The pressed button is gone. */
const focus = (note: HTMLElement | null): void => note?.focus();

async function resend(email: string, invitation: string | undefined): Promise<void> {
  const result = await resendConfirmation(email, invitation);
  if (result.ok) toast.success('Confirmation email sent! Check your inbox.');
  else toast.error(result.problem);
}
