// Validates and normalizes email addresses.
import { authProblem } from './problems.ts';

const maxLength = 255;

/** What browsers accept in an email field. */
const format =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/;

/** Returns the address in lower case. Throws a Problem. */
export function readAddress(text: string): string {
  const address = text.toLowerCase();
  if (address.length > maxLength) {
    const message = `The email address is too long: it may have ${maxLength} characters`;
    throw authProblem(400, 'validation_failed', message);
  }
  if (isAddress(address)) return address;
  throw authProblem(400, 'validation_failed', 'Unable to validate email address: invalid format');
}

export function isAddress(text: string): boolean {
  return text.length <= maxLength && format.test(text);
}
