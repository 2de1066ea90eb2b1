// The registration form. The component that shows it decides where problems and messages appear.
import { useState, type SubmitEvent } from 'react';
import { register } from '../register.ts';
import { RegistrationFields } from './RegistrationFields.tsx';
import { readRegistration, registrationProblems } from './registrationRules.ts';
import { SubmitButton } from './SubmitButton.tsx';

interface RegistrationFormProps {
  /** The message for an error that has none. */
  readonly fallback: string;
  /** undefined clears the problem. */
  readonly onProblem: (message: string | undefined) => void;
  readonly onRegistered: (message: string) => void;
}

export function RegistrationForm({ fallback, onProblem, onRegistered }: RegistrationFormProps) {
  const [invalid, setInvalid] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const registration = readRegistration(new FormData(form));
    const problems = registrationProblems(registration);
    setInvalid(new Set(problems.map(({ field }) => field)));
    const [first] = problems;
    if (first) {
      form.querySelector<HTMLInputElement>(`[name=${first.field}]`)?.focus();
      return onProblem(first.message);
    }
    onProblem(undefined);
    setBusy(true);
    const outcome = await register(registration, fallback).finally(() => setBusy(false));
    if (!outcome.done) return onProblem(outcome.reason);
    form.reset();
    onRegistered('Registration successful! Please check your email to verify your account.');
  };

  return (
    // Outside a dialog element, method=dialog submits nowhere: before the script has come no password can leave the page.
    <form method="dialog" noValidate onSubmit={(event) => void submit(event)} aria-label="Create an account">
      <RegistrationFields invalid={invalid} />
      <SubmitButton
        busy={busy}
        label="Create account"
        busyLabel="Creating account..."
        size="lg"
        className="mt-5 w-full"
      />
    </form>
  );
}
