// The account of the signed-in user: changes its email address, downloads or imports its data, and deletes it. Loaded lazily.
// Kept offline once used.
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '../../account/useSession.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { ErrorBox } from '../../kit/ui/ErrorBox.tsx';
import { AccountData } from './AccountData.tsx';
import { ChangeEmail } from './ChangeEmail.tsx';
import { ConfirmDeletion } from './ConfirmDeletion.tsx';
import { type OwnAccount, readAccount, keepAccount } from './ownAccount.ts';
import { longDate } from '../../kit/formatted.ts';
import { useTask } from './useTask.ts';

interface AccountDialogProps {
  readonly onClose: () => void;
}

export function AccountDialog({ onClose }: AccountDialogProps) {
  const user = useSession();
  return <Account key={user?.id} address={user?.email ?? 'Not signed in'} onClose={onClose} />;
}

function Account({ address, onClose }: AccountDialogProps & { readonly address: string }) {
  const [account, setAccount] = useState<OwnAccount>();
  const [problem, setProblem] = useState<string>();
  const [isDeleting, setDeleting] = useState(false);
  const show = (answer: Awaited<ReturnType<typeof readAccount>>): void => {
    setProblem(answer.ok ? undefined : answer.problem);
    if (answer.ok) setAccount(answer.value);
  };
  const refresh = (): void => void readAccount().then(show);
  const showFirst = useEffectEvent(show);
  useEffect(() => {
    let isOver = false;
    void readAccount().then((answer) => (isOver ? undefined : showFirst(answer)));
    return () => void (isOver = true);
  }, []);

  if (account && isDeleting) {
    const end = (): void => setDeleting(false);
    const requested = (): void => {
      refresh();
      end();
    };
    return (
      <Dialog onClose={onClose} title="Delete your account?" description={account.email}>
        <ConfirmDeletion email={account.email} onRequested={requested} onEnd={end} />
      </Dialog>
    );
  }
  return (
    <Dialog onClose={onClose} title="Account" description={account?.email ?? address} className="max-w-lg!">
      {problem === undefined ? null : <ErrorBox>{problem}</ErrorBox>}
      {account ? (
        <div className="space-y-5">
          {account.deletedOn ? <KeepAccount deletedOn={account.deletedOn} onKept={refresh} /> : null}
          <ChangeEmail account={account} onChanged={refresh} />
          <Section title="Your data">
            <AccountData account={account} />
          </Section>
          {account.deletedOn ? null : (
            <Section title="Delete account">
              <p>Deletes all your projects in the cloud too. You have 14 days to change your mind.</p>
              <Button onClick={() => setDeleting(true)}>Delete account...</Button>
            </Section>
          )}
        </div>
      ) : problem === undefined ? (
        <output className="text-ink-soft">Loading your account...</output>
      ) : null}
    </Dialog>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="space-y-3 border-t border-hairline pt-4">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  );
}

interface KeepAccountProps {
  readonly deletedOn: Date;
  readonly onKept: () => void;
}

/** Says when the account will be deleted, with a button that keeps it. */
function KeepAccount({ deletedOn, onKept }: KeepAccountProps) {
  const { busy, problem, run } = useTask();
  const keep = async (): Promise<void> => {
    if (await run('keep', keepAccount)) onKept();
  };
  return (
    <div className="space-y-3">
      {problem === undefined ? null : <ErrorBox>{problem}</ErrorBox>}
      <p>
        <strong className="font-semibold">Your account will be deleted on {longDate(deletedOn)}</strong>, with
        all its projects, their earlier versions and files.
      </p>
      <Button tone="primary" aria-disabled={busy !== undefined} onClick={() => void keep()}>
        Keep my account
      </Button>
    </div>
  );
}
