// What a new password must fulfil, spec section 5.
import { expect, test } from 'vitest';
import { passwordProblem } from './passwordProblem.ts';

test.each([
  ['', '', 'Please enter your new password', 'password'],
  ['secret', '', 'Please enter your new password', 'again'],
  ['', 'secret', 'Please enter your new password', 'password'],
  ['secret', 'secred', 'Passwords do not match', 'again'],
  ['short', 'short', 'Password must be at least 6 characters long', 'password'],
])('of "%s" and "%s" it is said: %s', (password, again, message, field) => {
  expect(passwordProblem(password, again)).toEqual({ field, message });
});

test('nothing is wrong with a password that is long enough and typed twice alike', () => {
  expect(passwordProblem('secret', 'secret')).toBeUndefined();
});
