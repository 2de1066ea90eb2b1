// Why somebody can't be invited, as far as the page knows.
import { accountAddressProblem } from '../../kit/fields/mailAddress.ts';
import type { Sharing } from './useSharing.ts';

/** owner: the email address of the owner, who invites. */
export function inviteProblem(
  email: string,
  owner: string,
  { members, invitations }: Pick<Sharing, 'members' | 'invitations'>,
): string | undefined {
  const unreadable = accountAddressProblem(email);
  if (unreadable !== undefined) return unreadable;
  const isTheirs = (one: { readonly email: string }): boolean =>
    one.email.toLowerCase() === email.toLowerCase();
  if (isTheirs({ email: owner })) return "This project is yours. Enter somebody else's email address.";
  if (members.some(isTheirs)) return `${email} is a member already.`;
  if (invitations.some(isTheirs)) return `${email} is invited already.`;
  return undefined;
}
