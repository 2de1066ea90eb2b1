// The rules for a registration, spec section 5.
import { describe, expect, test } from 'vitest';
import {
  fieldLabels,
  readRegistration,
  type Registration,
  registrationProblems,
  stillWrong,
  textFields,
} from './registrationRules.ts';

const good: Registration = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  phone: '555 0100',
  city: 'Springfield',
  state: 'Oregon',
  password: 'secret',
  acceptsTerms: true,
};

const messages = (registration: Registration): string[] =>
  registrationProblems(registration).map(({ message }) => message);

describe('a registration', () => {
  test('with every field and a password of six characters has no problem', () => {
    expect(registrationProblems(good)).toEqual([]);
  });

  test.each(textFields)('requires %s', (field) => {
    const message = `Please enter your ${fieldLabels[field].toLowerCase()}`;
    expect(registrationProblems({ ...good, [field]: ' ' })).toEqual([{ field, message }]);
  });

  test('refuses a password below six characters', () => {
    expect(messages({ ...good, password: '12345' })).toEqual(['Password must be at least 6 characters long']);
  });

  test.each([
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'ada@example.com,',
    'jörg@example.com',
    'a da@example.com',
  ])('refuses "%s" as an email', (email) => {
    expect(messages({ ...good, email })).toEqual(['Please enter an email address such as name@example.com']);
  });

  test('requires the terms to be accepted', () => {
    expect(messages({ ...good, acceptsTerms: false })).toEqual([
      'Please accept the Terms & Conditions to continue',
    ]);
  });

  test('lists its problems in the order of the form', () => {
    const fields = registrationProblems({ ...good, state: '', firstName: '', acceptsTerms: false }).map(
      ({ field }) => field,
    );
    expect(fields).toEqual(['firstName', 'state', 'acceptsTerms']);
  });
});

test("a form's values are trimmed, except for the password", () => {
  const form = new FormData();
  for (const field of textFields) form.set(field, ` ${good[field]} `);
  form.set('acceptsTerms', 'on');
  expect(readRegistration(form)).toEqual({ ...good, password: ' secret ' });
});

test('a corrected field loses its problem, and one that is still wrong says what is wrong with it now', () => {
  const reported = registrationProblems({ ...good, email: '', city: '', password: '' });
  const now = registrationProblems({ ...good, email: 'ada', city: 'Springfield', password: '', state: '' });
  expect(stillWrong(reported, now).map(({ field }) => field)).toEqual(['email', 'password']);
  expect(stillWrong(reported, now)[0]?.message).toContain('name@example.com');
});
