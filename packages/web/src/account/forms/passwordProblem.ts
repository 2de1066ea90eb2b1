// What is wrong with a new password typed twice.
import { passwordMinLength } from '../registrationRules.ts';

export interface PasswordProblem {
  readonly field: 'password' | 'again';
  readonly message: string;
}

export function passwordProblem(password: string, again: string): PasswordProblem | undefined {
  if (!password || !again)
    return { field: password ? 'again' : 'password', message: 'Please enter your new password' };
  if (password !== again) return { field: 'again', message: 'Passwords do not match' };
  if (password.length < passwordMinLength)
    return { field: 'password', message: `Password must be at least ${passwordMinLength} characters long` };
  return undefined;
}
