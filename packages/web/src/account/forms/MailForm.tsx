// Asks for an address and has an email sent to it.
import { useState, type SubmitEvent } from 'react';
import { TextField } from '../../kit/fields/TextField.tsx';
import { formText } from '../../kit/fields/formText.ts';
import type { AuthResult } from '../backend/authResult.ts';
import { SubmitButton } from './SubmitButton.tsx';

interface MailFormProps {
  readonly send: (email: string) => Promise<AuthResult>;
  readonly button: string;
  /** The address that the field starts with. */
  readonly email: string;
  readonly onProblem: (message: string | undefined) => void;
  readonly onSent: () => void;
}

export function MailForm({ send, button, email, onProblem, onSent }: MailFormProps) {
  const [isMissing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const address = formText(new FormData(form), 'email').trim();
    setMissing(!address);
    if (!address) {
      form.querySelector('input')?.focus();
      return onProblem('Please enter your email address');
    }
    onProblem(undefined);
    setBusy(true);
    const result = await send(address).finally(() => setBusy(false));
    if (result.ok) onSent();
    else onProblem(result.problem);
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={email}
        required
        aria-invalid={isMissing || undefined}
      />
      <SubmitButton busy={busy} label={button} busyLabel="Sending..." />
    </form>
  );
}
