// What is wrong with a new password typed twice.
import { passwordMinLength } from './registrationRules.ts';

export function passwordProblem(password: string, again: string): string | undefined {
  if (!password || !again) return 'Please enter your new password';
  if (password !== again) return 'Passwords do not match';
  if (password.length < passwordMinLength)
    return `Password must be at least ${passwordMinLength} characters long`;
  return undefined;
}
