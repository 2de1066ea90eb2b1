// The fields of a registration and their rules, for the landing page's form and the dialog alike.
import { formText } from '../kit/fields/formText.ts';
import { isAccountAddress } from '../kit/fields/mailAddress.ts';

export const textFields = ['firstName', 'lastName', 'email', 'phone', 'city', 'state', 'password'] as const;
export type TextFieldName = (typeof textFields)[number];

export type Registration = Readonly<Record<TextFieldName, string>> & { readonly acceptsTerms: boolean };

export interface Problem {
  readonly field: keyof Registration;
  readonly message: string;
}

export const passwordMinLength = 6;

export const fieldLabels: Readonly<Record<TextFieldName, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  city: 'City',
  state: 'State',
  password: 'Password',
};

export function registrationProblems(registration: Registration): Problem[] {
  const problems = textFields.flatMap((field) => textProblem(field, registration[field]) ?? []);
  return registration.acceptsTerms
    ? problems
    : [...problems, { field: 'acceptsTerms', message: 'Please accept the Terms & Conditions to continue' }];
}

/** The reported problems that aren't solved yet, with their current messages. */
export const stillWrong = (reported: readonly Problem[], now: readonly Problem[]): Problem[] =>
  now.filter(({ field }) => reported.some((one) => one.field === field));

function textProblem(field: TextFieldName, value: string): Problem | undefined {
  if (value.trim() === '') return { field, message: `Please enter your ${fieldLabels[field].toLowerCase()}` };
  if (field === 'email' && !isAccountAddress(value.trim()))
    return { field, message: 'Please enter an email address such as name@example.com' };
  if (field === 'password' && value.length < passwordMinLength)
    return { field, message: `Password must be at least ${passwordMinLength} characters long` };
  return undefined;
}

export function readRegistration(form: FormData): Registration {
  const text = (field: TextFieldName): string => {
    const value = formText(form, field);
    return field === 'password' ? value : value.trim();
  };
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
    city: text('city'),
    state: text('state'),
    password: text('password'),
    acceptsTerms: form.get('acceptsTerms') !== null,
  };
}
