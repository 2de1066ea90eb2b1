// The fields of a registration, two in a row if there is room.
import { CheckField } from '../../kit/fields/CheckField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { fieldLabels, passwordMinLength, type Problem, type TextFieldName } from '../registrationRules.ts';

interface FieldLook {
  readonly name: TextFieldName;
  readonly type: string;
  readonly autoComplete: string;
  readonly wide?: boolean;
  readonly hint?: string;
}

const fields: readonly FieldLook[] = [
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

export function RegistrationFields({ problems }: { readonly problems: readonly Problem[] }) {
  const errorOf = (name: Problem['field']) => problems.find(({ field }) => field === name)?.message;
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-4 sm:grid-cols-2">
      <p className="text-sm text-ink-soft sm:col-span-2">All fields are required.</p>
      {fields.map(({ name, wide, ...look }) => (
        <TextField
          key={name}
          name={name}
          label={fieldLabels[name]}
          required
          error={errorOf(name)}
          className={wide ? 'sm:col-span-2' : ''}
          {...look}
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
