// A visit by a share link: what this tab shows of somebody's project, and as whom. The token comes from the address of the
// page and is sent as a header, never in an address.
import { storedText, storeText } from '../../kit/browserStorage.ts';

/** What a link or a membership allows, from least to most. */
export type Role = 'viewer' | 'commenter' | 'editor';

export interface Visit {
  /** 128 random bits, as in `/s/<token>`. */
  readonly token: string;
  /** Absent until the link has been looked up. */
  readonly projectId?: string;
  readonly role?: Role;
}

const carriedName = 'homeplot.visit';

let current: Visit | undefined;

export const visit = (): Visit | undefined => (current ??= takeCarried());

/** Sets the visit for as long as the page is open. */
export function setVisit(to: Visit | undefined): void {
  current = to;
}

/** Passes a visit on to the page that this tab opens next. */
export const carryVisit = (to: Visit): boolean => storeText(carriedName, JSON.stringify(to), ofTab);

const ofTab = (): Storage => window.sessionStorage;

function takeCarried(): Visit | undefined {
  const text = storedText(carriedName, ofTab);
  if (text === undefined) return undefined;
  storeText(carriedName, undefined, ofTab);
  const found = JSON.parse(text) as Partial<Visit>;
  return typeof found.token === 'string' ? { ...found, token: found.token } : undefined;
}
