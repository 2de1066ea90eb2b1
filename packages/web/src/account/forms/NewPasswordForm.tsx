// A form that asks for a new password, twice, and sets it.
import type { SupabaseClient } from '@supabase/supabase-js';
import { useState, type SubmitEvent } from 'react';
import { focusNow } from '../../kit/dialog/focusNow.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { ErrorBox } from '../../kit/ui/ErrorBox.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { formText } from '../../kit/fields/formText.ts';
import { passwordMinLength } from '../registrationRules.ts';
import { setPassword } from '../newPassword.ts';

interface NewPasswordFormProps {
  /** The account's address, for password managers. */
  readonly email: string;
  /** The client that is signed in through the reset link. */
  readonly backend: SupabaseClient;
  readonly onUpdated: () => void;
}

export function NewPasswordForm({ email, backend, onUpdated }: NewPasswordFormProps) {
  const [problem, setProblem] = useState<{
    readonly message: string;
    readonly field?: PasswordProblem['field'];
  }>();
  const [busy, setBusy] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const given = new FormData(form);
    const password = formText(given, 'password');
    const found = passwordProblem(password, formText(given, 'again'));
    setProblem(found);
    if (found) return form.querySelector<HTMLInputElement>(`[name=${found.field}]`)?.focus();
    setBusy(true);
    const result = await setPassword(backend, password).finally(() => setBusy(false));
    if (result.ok) onUpdated();
    else setProblem({ message: result.problem });
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
      {problem ? <ErrorBox>{problem.message}</ErrorBox> : null}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <TextField
        label="New Password"
        ref={focusNow}
        name="password"
        type="password"
        autoComplete="new-password"
        hint={`At least ${passwordMinLength} characters`}
        required
        aria-invalid={problem?.field === 'password' || undefined}
      />
      <TextField
        label="Confirm New Password"
        name="again"
        type="password"
        autoComplete="new-password"
        required
        aria-invalid={problem?.field === 'again' || undefined}
      />
      <Button type="submit" tone="primary" size="lg" className="w-full" aria-disabled={busy}>
        {busy ? 'Updating Password...' : 'Update Password'}
      </Button>
    </form>
  );
}

interface PasswordProblem {
  readonly field: 'password' | 'again';
  readonly message: string;
}

/** What is wrong with a new password that was typed twice. */
export function passwordProblem(password: string, again: string): PasswordProblem | undefined {
  if (!password || !again)
    return { field: password ? 'again' : 'password', message: 'Please enter your new password' };
  if (password !== again) return { field: 'again', message: 'Passwords do not match' };
  if (password.length < passwordMinLength)
    return { field: 'password', message: `Password must be at least ${passwordMinLength} characters long` };
  return undefined;
}
