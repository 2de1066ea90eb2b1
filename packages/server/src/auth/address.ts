// E-mail addresses: which are taken for one, and the one form in which they are kept and compared.
import { AuthError } from './authError.ts';

const longest = 255;

/** What browsers take in a field for an e-mail address. */
const shape =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/;

/** The address in its one form. Throws what an address that is none is refused with. */
export function readAddress(text: string): string {
  const address = text.toLowerCase();
  if (address.length > longest) {
    const message = `An email address is too long: it may have ${longest} characters`;
    throw new AuthError(400, 'validation_failed', message);
  }
  if (isAddress(address)) return address;
  throw new AuthError(400, 'validation_failed', 'Unable to validate email address: invalid format');
}

export function isAddress(text: string): boolean {
  return text.length <= longest && shape.test(text);
}
