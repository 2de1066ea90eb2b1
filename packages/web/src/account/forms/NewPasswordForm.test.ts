// The rules for a new password, spec section 5.
import { expect, test } from 'vitest';
import { passwordProblem } from './NewPasswordForm.tsx';

test.each([
  ['', '', 'Please enter your new password', 'password'],
  ['secret', '', 'Please enter your new password', 'again'],
  ['', 'secret', 'Please enter your new password', 'password'],
  ['secret', 'secred', 'Passwords do not match', 'again'],
  ['short', 'short', 'Password must be at least 6 characters long', 'password'],
])('of "%s" and "%s" it is said: %s', (password, again, message, field) => {
  expect(passwordProblem(password, again)).toEqual({ field, message });
});

test('a password that is long enough and repeated correctly has no problem', () => {
  expect(passwordProblem('secret', 'secret')).toBeUndefined();
});
