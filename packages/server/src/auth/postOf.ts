// Whether letters can be sent at all. Without that nobody can sign up or reset a password.
import { AuthError } from './authError.ts';
import type { AuthContext } from './context.ts';
import type { Postman } from './postman.ts';

export function postOf({ postman }: AuthContext): Postman {
  if (postman !== null) return postman;
  throw new AuthError(422, 'email_provider_disabled', 'Authentication backend is not configured');
}
