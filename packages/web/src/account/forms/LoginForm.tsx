// Email and password of someone who has an account.
import { useState, type SubmitEvent } from 'react';
import { TextField } from '../../kit/fields/TextField.tsx';
import { formText } from '../../kit/fields/formText.ts';
import { signIn } from '../signIn.ts';
import { SubmitButton } from './SubmitButton.tsx';

interface LoginFormProps {
  /** The address that the field starts with. */
  readonly email: string;
  /** code: what the backend calls the problem. */
  readonly onProblem: (message: string | undefined, code?: string) => void;
}

export function LoginForm({ email: known, onProblem }: LoginFormProps) {
  const [invalid, setInvalid] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const refuse = (
      field: 'email' | 'password',
      message: string,
      wrong: readonly string[],
      code?: string,
    ) => {
      onProblem(message, code);
      setInvalid(wrong);
      const input = form.querySelector<HTMLInputElement>(`[name=${field}]`);
      input?.focus();
      input?.select();
    };
    const given = new FormData(form);
    const email = formText(given, 'email').trim();
    const password = formText(given, 'password');
    if (!email) return refuse('email', 'Please enter your email address', ['email']);
    if (!password) return refuse('password', 'Please enter your password', ['password']);
    onProblem(undefined);
    setInvalid([]);
    setBusy(true);
    const result = await signIn({ email, password }).finally(() => setBusy(false));
    if (result.ok) return undefined;
    // Which of the two is wrong is never said; any other refusal isn't the fault of what was typed.
    const wrong = result.code === 'invalid_credentials' ? ['email', 'password'] : [];
    return refuse('password', result.problem, wrong, result.code);
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={known}
        required
        aria-invalid={invalid.includes('email') || undefined}
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        aria-invalid={invalid.includes('password') || undefined}
      />
      <SubmitButton busy={busy} label="Login" busyLabel="Logging in..." />
    </form>
  );
}
