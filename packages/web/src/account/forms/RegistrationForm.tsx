// The registration form. The component that shows it decides where problems and messages appear.
import { useState, type SubmitEvent, type SyntheticEvent } from 'react';
import { register } from '../signUp.ts';
import { RegistrationFields } from './RegistrationFields.tsx';
import { type Problem, readRegistration, registrationProblems, stillWrong } from '../registrationRules.ts';
import { SubmitButton } from './SubmitButton.tsx';

interface RegistrationFormProps {
  /** The message for an error that has none. */
  readonly fallback: string;
  /** undefined clears the problem. */
  readonly onProblem: (message: string | undefined) => void;
  readonly onRegistered: (message: string) => void;
}

export function RegistrationForm({ fallback, onProblem, onRegistered }: RegistrationFormProps) {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [busy, setBusy] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const registration = readRegistration(new FormData(form));
    const found = registrationProblems(registration);
    setProblems(found);
    const [first] = found;
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

  /** Keeps only reported problems that remain. New ones are reported on submit, so that no unvisited field turns red. */
  const recheck = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    const [first] = problems;
    if (!first) return;
    const left = stillWrong(problems, registrationProblems(readRegistration(new FormData(currentTarget))));
    setProblems(left);
    if (left[0]?.field !== first.field) onProblem(undefined);
  };

  return (
    // Outside a dialog element, method=dialog submits nowhere, so no password leaves the page before the script has loaded.
    <form
      method="dialog"
      noValidate
      onSubmit={(event) => void submit(event)}
      onInput={recheck}
      aria-label="Create an account"
    >
      <RegistrationFields problems={problems} />
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
