// The fields of a registration, two in a row if there is room.
import { CheckField } from '../../ui/fields/CheckField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { fieldLabels, passwordMinLength, type TextFieldName } from './registrationRules.ts';

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

export function RegistrationFields({ invalid }: { readonly invalid: ReadonlySet<string> }) {
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-4 sm:grid-cols-2">
      {fields.map(({ name, wide, ...look }) => (
        <TextField
          key={name}
          name={name}
          label={fieldLabels[name]}
          required
          aria-invalid={invalid.has(name) || undefined}
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
          aria-invalid={invalid.has('acceptsTerms') || undefined}
        />
      </div>
    </div>
  );
}
