// Asks for the password before the deletion of the account is requested.
import type { SubmitEvent } from 'react';
import { focusNow } from '../../kit/dialog/focusNow.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { ErrorBox } from '../../kit/ui/ErrorBox.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { formText } from '../../kit/fields/formText.ts';
import { requestDeletion } from './ownAccount.ts';
import { useTask } from './useTask.ts';

interface ConfirmDeletionProps {
  readonly email: string;
  readonly onRequested: () => void;
  readonly onEnd: () => void;
}

export function ConfirmDeletion({ email, onRequested, onEnd }: ConfirmDeletionProps) {
  const { busy, problem, run, setProblem } = useTask();
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const password = formText(new FormData(form), 'password');
    if (!password) {
      setProblem('Please enter your password');
      return form.querySelector<HTMLInputElement>('[name=password]')?.focus();
    }
    if (await run('delete', () => requestDeletion(email, password))) onRequested();
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
      {problem === undefined ? null : <ErrorBox>{problem}</ErrorBox>}
      <p>
        Your projects, their earlier versions and files will be gone in 14 days, and links that you shared
        will show no more files. Plans that are open in a browser stay there. To keep the rest, download
        everything first.
      </p>
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <TextField
        label="Password"
        ref={focusNow}
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="danger" aria-disabled={busy !== undefined}>
          {busy === 'delete' ? 'Requesting...' : 'Delete my account'}
        </Button>
        <Button
          aria-disabled={busy !== undefined}
          onClick={() => {
            if (busy === undefined) onEnd();
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
}
