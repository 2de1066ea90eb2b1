// The account of the signed-in user: its address, everything in it as one file, and its end. Load it lazily.
import { type ReactNode, useEffect, useState } from 'react';
import { useSession } from '../../planner/useSession.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import { AccountData } from './AccountData.tsx';
import { ChangeEmail } from './ChangeEmail.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { type OwnAccount, readAccount } from './ownAccount.ts';

interface AccountDialogProps {
  readonly onClose: () => void;
}

export function AccountDialog({ onClose }: AccountDialogProps) {
  const user = useSession();
  const [account, setAccount] = useState<OwnAccount>();
  const [problem, setProblem] = useState<string>();
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let isOver = false;
    void readAccount().then((answer) => {
      if (isOver) return;
      setProblem('done' in answer ? answer.reason : undefined);
      if (!('done' in answer)) setAccount(answer);
    });
    return () => void (isOver = true);
  }, [asked, user?.id]);
  const refresh = (): void => setAsked((count) => count + 1);

  return (
    <Dialog onClose={onClose} title="Account" description={account?.email ?? user?.email ?? 'Not signed in'}>
      {problem === undefined ? null : <ErrorBox>{problem}</ErrorBox>}
      {account ? (
        <div className="space-y-6">
          <Section title="Email address">
            <ChangeEmail account={account} onChanged={refresh} />
          </Section>
          <Section title="Your data">
            <AccountData account={account} />
          </Section>
          <Section title="Delete account">
            <DeleteAccount account={account} onChanged={refresh} />
          </Section>
        </div>
      ) : problem === undefined ? (
        <output className="text-ink-soft">Loading your account...</output>
      ) : null}
    </Dialog>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="space-y-3 border-t border-hairline pt-5 first:border-0 first:pt-0">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  );
}
