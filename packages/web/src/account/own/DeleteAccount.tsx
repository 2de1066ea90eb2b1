// Requests the deletion of the account, or takes it back.
import { useState, type SubmitEvent } from 'react';
import { focusNow } from '../../dialogs/focusNow.ts';
import { longDate } from '../../files/longDate.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { formText } from '../forms/formText.ts';
import { keepAccount, type OwnAccount, requestDeletion } from './ownAccount.ts';
import { useTask } from './useTask.ts';

interface DeleteAccountProps {
  readonly account: OwnAccount;
  readonly onChanged: () => void;
}

export function DeleteAccount({ account: { email, deletedOn }, onChanged }: DeleteAccountProps) {
  const [isAsking, setAsking] = useState(false);
  const { busy, problem, run, setProblem } = useTask();
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const password = formText(new FormData(event.currentTarget), 'password');
    if (!password) {
      setProblem('Please enter your password');
      return event.currentTarget.querySelector<HTMLInputElement>('[name=password]')?.focus();
    }
    if (!(await run('delete', () => requestDeletion(email, password)))) return;
    setAsking(false);
    onChanged();
  };
  const keep = async (): Promise<void> => {
    if (await run('keep', keepAccount)) onChanged();
  };
  const box = problem === undefined ? null : <ErrorBox>{problem}</ErrorBox>;
  if (deletedOn)
    return (
      <div className="space-y-4">
        {box}
        <p>
          Your account will be deleted on {longDate(deletedOn)}, with all its projects, their earlier versions
          and files. Until then you can change your mind.
        </p>
        <Button tone="primary" aria-disabled={busy !== undefined} onClick={() => void keep()}>
          Keep my account
        </Button>
      </div>
    );
  if (!isAsking)
    return (
      <div className="space-y-4">
        <p>Deletes your account with all your projects in the cloud. You have 14 days to change your mind.</p>
        <Button onClick={() => setAsking(true)}>Delete account...</Button>
      </div>
    );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
      {box}
      <p>
        Projects, their earlier versions and files will be gone, and links that you shared show no more files.
        Plans that are open in a browser stay there. Download everything first if you want to keep it.
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
        <Button onClick={() => setAsking(false)}>Cancel</Button>
      </div>
    </form>
  );
}
