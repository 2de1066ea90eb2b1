// Asks for the mail with which a forgotten password is replaced.
import { useState, type SubmitEvent } from 'react';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import { formText } from './formText.ts';
import { sendResetEmail } from './sendResetEmail.ts';

interface ForgotFormProps {
  readonly onProblem: (message: string | undefined) => void;
  readonly onSent: (message: string) => void;
}

export function ForgotForm({ onProblem, onSent }: ForgotFormProps) {
  const [busy, setBusy] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = formText(new FormData(event.currentTarget), 'email').trim();
    if (!email) return onProblem('Please enter your email address');
    onProblem(undefined);
    setBusy(true);
    const outcome = await sendResetEmail(email).finally(() => setBusy(false));
    if (outcome.done) onSent(outcome.message ?? 'Password reset email sent! Check your inbox.');
    else onProblem(outcome.reason);
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
      <TextField label="Email" name="email" type="email" autoComplete="email" required />
      <Button type="submit" tone="primary" className="w-full" disabled={busy}>
        {busy ? 'Sending...' : 'Send Reset Email'}
      </Button>
    </form>
  );
}
