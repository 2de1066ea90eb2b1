// The page for a new password, which the link of a reset mail opens.
// Kept offline once used.
import { arrivedBy } from '../account/links/arrivedBy.ts';
import { ResetPassword } from '../site/landing/ResetPassword.tsx';
import { usePageTitle } from './usePageTitle.ts';

export function Component() {
  usePageTitle('Reset your password | Homeplot');
  return <ResetPassword link={arrivedBy} />;
}
