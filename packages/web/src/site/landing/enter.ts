// Opens the planner from the landing page, with the invitation that the page's address carries.
import { useSyncExternalStore } from 'react';
import { invitationAddress } from '../../store/address/openingAddress.ts';
import { invitationIn } from '../../store/address/projectsAddress.ts';

/** The id of the invitation for which somebody logs in or registers here. */
export const currentInvitation = (): string | undefined => invitationIn(window.location.search);

/** The same, which the prerendered page doesn't know yet. */
export const useInvitation = (): string | undefined =>
  useSyncExternalStore(watchNothing, currentInvitation, none);

const watchNothing = () => () => undefined;
const none = () => undefined;

export function enter(): void {
  const invitation = currentInvitation();
  window.location.assign(invitation === undefined ? '/app' : invitationAddress(invitation));
}
