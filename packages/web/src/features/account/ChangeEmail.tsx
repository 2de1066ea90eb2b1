// Changes the email address of the account. Until the mailed links of a change are opened, it shows that change.
import type { SubmitEvent } from 'react';
import { Button } from '../../kit/ui/Button.tsx';
import { ErrorBox } from '../../kit/ui/ErrorBox.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { formText } from '../../kit/fields/formText.ts';
import { SubmitButton } from '../../account/forms/SubmitButton.tsx';
import { changeEmail, type OwnAccount, resendChange } from './ownAccount.ts';
import { useTask } from './useTask.ts';
import { toast } from '../../kit/toasts/toast.ts';

interface ChangeEmailProps {
  readonly account: OwnAccount;
  readonly onChanged: () => void;
}

export function ChangeEmail({ account: { email, newEmail }, onChanged }: ChangeEmailProps) {
  const { busy, problem, run, setProblem } = useTask();
  const change = async (to: string): Promise<void> => {
    if (await run('change', () => changeEmail(to))) onChanged();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const address = formText(new FormData(event.currentTarget), 'email').trim();
    if (address) return void change(address);
    setProblem('Please enter your new email address');
    event.currentTarget.querySelector('input')?.focus();
  };
  const resend = async (): Promise<void> => {
    if (await run('resend', () => resendChange(email))) toast.success('Emails sent! Check both inboxes.');
  };
  return (
    <div className="space-y-3">
      {problem === undefined ? null : <ErrorBox>{problem}</ErrorBox>}
      {newEmail === undefined ? (
        <form noValidate onSubmit={submit} className="space-y-3">
          <TextField
            label="New email address"
            name="email"
            type="email"
            autoComplete="email"
            hint="We will send a link to both addresses. Your address changes when you have opened both."
            required
          />
          <div>
            <SubmitButton busy={busy === 'change'} label="Change email" busyLabel="Sending..." className="" />
          </div>
        </form>
      ) : (
        <>
          <p className="break-words">
            Open the links in the emails that we sent to {email} and to {newEmail}. Until then you sign in
            with {email}.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button aria-disabled={busy !== undefined} onClick={() => void resend()}>
              {busy === 'resend' ? 'Sending...' : 'Send the emails again'}
            </Button>
            <Button aria-disabled={busy !== undefined} onClick={() => void change(email)}>
              Keep my address
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
