// The page to which the link of a reset mail leads: verifies the link, then asks for the new password.
import { type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { toast } from '../../kit/toasts/toast.ts';
import { useLocation } from 'wouter';
import { SiteHeader } from './SiteHeader.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { buttonClass } from '../../kit/ui/buttonClass.ts';
import { ErrorBox } from '../../kit/ui/ErrorBox.tsx';
import { loadIsolatedBackend } from '../../account/backend/backend.ts';
import { enterByLink, type EntryResult } from '../../account/links/enterByLink.ts';
import { hasRequestedLink } from '../../account/links/linkRequests.ts';
import type { MailedLink } from '../../account/links/mailedLink.ts';
import { NewPasswordForm } from '../../account/forms/NewPasswordForm.tsx';
import { storedUser, type User } from '../../account/backend/session.ts';

/** With a separate client, so that somebody who is signed in here stays so until the password is updated. */
const verify = (link: MailedLink): Promise<EntryResult> =>
  enterByLink(link, ['recovery'], loadIsolatedBackend);
/** Each link is verified once, however often the page is rendered. */
const verifications = new WeakMap<MailedLink, Promise<EntryResult>>();

function verification(link: MailedLink): Promise<EntryResult> {
  const begun = verifications.get(link) ?? verify(link);
  verifications.set(link, begun);
  return begun;
}

export function ResetPassword({ link }: { readonly link: MailedLink }) {
  const [entry, setEntry] = useState(() => verification(link));
  return (
    <div className="flex min-h-dvh flex-col bg-panel">
      <SiteHeader />
      <main className="wrap flex grow flex-col items-center py-12 lg:py-20">
        <div className="w-full max-w-md border border-hairline bg-paper p-5 sm:p-8">
          <Suspense fallback={<Verifying />}>
            <Verified entry={entry} onRetry={() => setEntry(verify(link))} />
          </Suspense>
        </div>
      </main>
    </div>
  );
}

function Verifying({ children }: { readonly children?: ReactNode }) {
  return (
    <>
      <h1 className="text-2xl font-semibold tracking-tight">Verifying Reset Link</h1>
      {children ?? (
        <output className="mt-2 block text-ink-soft">
          Please wait while we verify your password reset link...
        </output>
      )}
    </>
  );
}

interface VerifiedProps {
  readonly entry: Promise<EntryResult>;
  readonly onRetry: () => void;
}

function Verified({ entry: pending, onRetry }: VerifiedProps) {
  const entry = use(pending);
  const [, navigate] = useLocation();
  const refusal = entry.ok ? undefined : refusalOf(entry);
  useEffect(() => {
    if (!refusal) return;
    // With an id, so that there is one toast though an effect may run twice.
    toast.error(refusal, { id: 'reset-link' });
    navigate('/', { replace: true });
  }, [refusal, navigate]);

  if (!entry.ok && entry.reason === 'unreached') {
    return (
      <Verifying>
        <div className="mt-4 space-y-4">
          <ErrorBox>{entry.problem}</ErrorBox>
          <p className="flex flex-wrap gap-3">
            <Button tone="primary" onClick={onRetry}>
              Try again
            </Button>
            <a href="/" className={buttonClass()}>
              Return to Home
            </a>
          </p>
        </div>
      </Verifying>
    );
  }
  if (!entry.ok) return <Verifying />;
  const { user, backend } = entry.value;
  const updated = (): void => {
    toast.success('Password updated successfully!');
    navigate('/app', { replace: true });
  };
  return (
    <>
      <h1 className="text-2xl font-semibold tracking-tight">Reset Your Password</h1>
      <p className="mt-2 text-ink-soft">Enter your new password below</p>
      <p className="mt-1 text-sm break-words text-ink-faint">Account: {user.email}</p>
      <UnexpectedAccount user={user} />
      <div className="mt-6">
        <NewPasswordForm email={user.email} backend={backend} onUpdated={updated} />
      </div>
    </>
  );
}

/** A warning if the link was not requested in this browser, or somebody else is signed in. */
function UnexpectedAccount({ user }: { readonly user: User }) {
  const current = storedUser();
  if (current?.id === user.id || (!current && hasRequestedLink(user.email))) return null;
  const why = current
    ? `You are signed in as ${current.email}. Updating the password switches this browser to the account above.`
    : 'This link was not requested in this browser.';
  return (
    <p className="mt-4 border-l-2 border-accent pl-3 break-words">
      {why} Continue only if the account is yours.
    </p>
  );
}

/** The message on the landing page, to which an unusable link leads; undefined if the link may still be good. */
function refusalOf({ reason, problem }: Extract<EntryResult, { readonly ok: false }>): string | undefined {
  if (reason === 'incomplete') return 'Invalid reset link';
  if (reason === 'expired') return 'Invalid or expired reset link';
  return reason === 'unconfigured' ? problem : undefined;
}
