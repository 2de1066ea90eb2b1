// The addresses that this browser has requested mailed links for. Only those links sign in without asking: any other may
// be from somebody who wants a visitor's projects to end up in the wrong account.
import { storedJson, storeText } from '../../kit/browserStorage.ts';

interface LinkRequest {
  readonly email: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const storageKey = 'homeplot.linkRequests';

/** No link works for longer. */
const maxAge = 24 * 3_600_000;

const maxRequests = 5;

export function noteLinkRequest(email: string): void {
  store([...others(email), { email: email.toLowerCase(), at: Date.now() }].slice(-maxRequests));
}

export function hasRequestedLink(email: string): boolean {
  return requests().some((request) => request.email === email.toLowerCase());
}

export function forgetLinkRequest(email: string): void {
  store(others(email));
}

const others = (email: string): readonly LinkRequest[] =>
  requests().filter((request) => request.email !== email.toLowerCase());

function requests(): readonly LinkRequest[] {
  const stored = storedJson(storageKey);
  return Array.isArray(stored) ? stored.filter(isCurrent) : [];
}

function isCurrent(value: unknown): value is LinkRequest {
  if (typeof value !== 'object' || value === null) return false;
  const { email, at } = value as { email?: unknown; at?: unknown };
  return typeof email === 'string' && typeof at === 'number' && Math.abs(Date.now() - at) < maxAge;
}

/** If the browser can't store requests, every link asks first. */
const store = (next: readonly LinkRequest[]): void =>
  void storeText(storageKey, next.length === 0 ? undefined : JSON.stringify(next));

/**
 * Where the link of a confirmation mail finally leads: this site's landing page. invitation: the id of the invitation that
 * the landing page goes on to.
 */
export const mailedLinksLeadTo = (invitation?: string): string =>
  `${window.location.origin}/${invitation === undefined ? '' : `?invitation=${invitation}`}`;
