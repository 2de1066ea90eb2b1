// The registration form. The component that shows it decides where problems and messages appear.
import { useState, type SubmitEvent, type SyntheticEvent } from 'react';
import { register } from '../signUp.ts';
import {
  type Problem,
  readRegistration,
  registrationProblems,
  stillWrong,
  fieldLabels,
  passwordMinLength,
  type TextFieldName,
} from '../registrationRules.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { CheckField } from '../../kit/fields/CheckField.tsx';
import { showProblems } from '../../kit/fields/showProblems.ts';
import { TextField } from '../../kit/fields/TextField.tsx';

interface RegistrationFormProps {
  /** The message for an error that has none. */
  readonly fallback: string;
  /** The id of the invitation for which somebody registers. */
  readonly invitation?: string | undefined;
  /** Shows a problem; undefined clears it. */
  readonly onProblem: (message: string | undefined) => void;
  /** email: the address to which the confirmation mail went. */
  readonly onRegistered: (message: string, email: string) => void;
}

export function RegistrationForm({ fallback, invitation, onProblem, onRegistered }: RegistrationFormProps) {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [busy, setBusy] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const registration = readRegistration(new FormData(form));
    const found = registrationProblems(registration);
    const [first] = found;
    if (first)
      return showProblems(form, () => {
        setProblems(found);
        onProblem(first.message);
      });
    setProblems([]);
    onProblem(undefined);
    setBusy(true);
    const result = await register(registration, fallback, invitation).finally(() => setBusy(false));
    if (!result.ok) return onProblem(result.problem);
    // The page may stay open, and no password is left in it.
    const password = form.elements.namedItem('password' satisfies TextFieldName);
    if (password instanceof HTMLInputElement) password.value = '';
    onRegistered(
      'Registration successful! Please check your email to verify your account.',
      registration.email,
    );
  };

  /** Removes reported problems that are solved. New ones are reported only on submit, so that no unvisited field turns red. */
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

interface FieldOptions {
  readonly name: TextFieldName;
  readonly type: string;
  readonly autoComplete: string;
  readonly wide?: boolean;
  readonly hint?: string;
}

const fields: readonly FieldOptions[] = [
  { name: 'firstName', type: 'text', autoComplete: 'given-name' },
  { name: 'lastName', type: 'text', autoComplete: 'family-name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
  { name: 'city', type: 'text', autoComplete: 'address-level2' },
  { name: 'state', type: 'text', autoComplete: 'address-level1' },
  {
    name: 'password',
    type: 'password',
    autoComplete: 'new-password',
    wide: true,
    hint: `At least ${passwordMinLength} characters`,
  },
];

/** The fields, two in a row if there is room. */
function RegistrationFields({ problems }: { readonly problems: readonly Problem[] }) {
  const errorOf = (name: Problem['field']) => problems.find(({ field }) => field === name)?.message;
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-4 sm:grid-cols-2">
      <p className="text-sm text-ink-soft sm:col-span-2">All fields are required.</p>
      {fields.map(({ name, wide, ...options }) => (
        <TextField
          key={name}
          name={name}
          label={fieldLabels[name]}
          required
          error={errorOf(name)}
          className={wide ? 'sm:col-span-2' : ''}
          {...options}
        />
      ))}
      <div className="sm:col-span-2">
        <CheckField
          name="acceptsTerms"
          label={
            <span>
              I accept the{' '}
              <a href="/terms" target="_blank" rel="noreferrer" className="link">
                Terms & Conditions
              </a>
            </span>
          }
          required
          error={errorOf('acceptsTerms')}
        />
      </div>
    </div>
  );
}
