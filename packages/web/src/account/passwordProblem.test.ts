// What a new password must fulfil, spec section 5.
import { expect, test } from 'vitest';
import { passwordProblem } from './passwordProblem.ts';

test.each([
  ['', '', 'Please enter your new password'],
  ['secret', '', 'Please enter your new password'],
  ['', 'secret', 'Please enter your new password'],
  ['secret', 'secred', 'Passwords do not match'],
  ['short', 'short', 'Password must be at least 6 characters long'],
  ['secret', 'secret', undefined],
])('of "%s" and "%s" it is said: %s', (password, again, problem) => {
  expect(passwordProblem(password, again)).toBe(problem);
});
