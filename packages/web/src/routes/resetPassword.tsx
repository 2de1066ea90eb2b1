// The page for a new password. The link that leads here is read once, when this file is, and taken out of the address.
import { readMailedLink } from '../account/mailedLink.ts';
import { ResetPassword } from '../account/ResetPassword.tsx';
import { usePageTitle } from './usePageTitle.ts';

const { hash, search, pathname } = window.location;
const link = readMailedLink(hash, search);
window.history.replaceState(window.history.state, '', pathname);

export function Component() {
  usePageTitle('Reset your password | Homeplot');
  return <ResetPassword link={link} />;
}
