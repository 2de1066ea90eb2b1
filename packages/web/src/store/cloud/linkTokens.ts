// The tokens of the share links that were made in this browser, by the ids of the links. The cloud has only digests of them,
// so a link can be shown again only here.
import { storedJson, storeText } from '../../kit/browserStorage.ts';
import type { Role } from '../../account/backend/visit.ts';

export interface KeptToken {
  readonly token: string;
  readonly projectId: string;
  readonly role: Role;
  /** A time in ISO 8601, or null for never. */
  readonly expires: string | null;
}

const storageKey = 'homeplot.links';
/** If there are more, the oldest are forgotten. */
const maxTokens = 500;

function kept(): ReadonlyMap<string, KeptToken> {
  const stored = storedJson(storageKey);
  return new Map(Object.entries(typeof stored === 'object' && stored !== null ? stored : {}));
}

const store = (tokens: Iterable<readonly [string, KeptToken]>): boolean =>
  storeText(storageKey, JSON.stringify(Object.fromEntries([...tokens].slice(-maxTokens))));

export const keepToken = (linkId: string, token: KeptToken): boolean => store([...kept(), [linkId, token]]);

export function forgetToken(linkId: string): void {
  const tokens = new Map(kept());
  if (tokens.delete(linkId)) store(tokens);
}

/** Forgets the tokens of a project's other links, which were ended elsewhere. */
export function keepOnly(projectId: string, linkIds: ReadonlySet<string>): void {
  const tokens = [...kept()].filter(([id, one]) => one.projectId !== projectId || linkIds.has(id));
  if (tokens.length < kept().size) store(tokens);
}

export const tokenOf = (linkId: string): string | undefined => kept().get(linkId)?.token;

/** Keeps what is known of a link's end up to date. */
export function noteExpiry(linkId: string, expires: string | null): void {
  const token = kept().get(linkId);
  if (token) keepToken(linkId, { ...token, expires });
}

export const addressOf = (token: string): string => `${window.location.origin}/s/${token}`;

/** The address for the code of a printed plan: a link made here that lets others look at its project, else the page's own. */
export function planAddress(projectId: string | undefined): string {
  const now = Date.now();
  const isLive = ({ expires }: KeptToken): boolean => expires === null || Date.parse(expires) > now;
  const found = [...kept().values()].findLast(
    (one) => one.projectId === projectId && one.role === 'viewer' && isLive(one),
  );
  return found ? addressOf(found.token) : window.location.href;
}
