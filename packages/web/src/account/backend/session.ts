// Who is signed in. The backend's client reports it; until that has loaded, what the browser has stored is all that is
// known. It fetches nothing.
import { Watchers } from '@homeplot/editor/watchers';
import { storedJson } from '../../kit/browserStorage.ts';

export interface User {
  readonly id: string;
  readonly email: string;
}

/** 'loading' until a stored session has been checked; undefined if nobody is signed in. */
export type Session = User | 'loading' | undefined;

/** Where the client stores the session, and so where other tabs see it. */
export const sessionKey = 'homeplot.session';

let current: Session = storedUser() && 'loading';
const watchers = new Watchers<{ changed: [] }>();

export const session = (): Session => current;

/** Returns the function that ends it. */
export const watchSession = (changed: () => void): (() => void) => watchers.add({ changed });

export function setSession(next: User | undefined): void {
  if (isSame(current, next)) return;
  current = next;
  watchers.notify('changed');
}

/** Trusts the stored session if the backend couldn't be asked in time. */
export function presumeStored(): void {
  if (current === 'loading') setSession(storedUser());
}

/** The user of the session that the browser has stored, whether or not it is still valid. */
export function storedUser(): User | undefined {
  return userOf((storedJson(sessionKey) as { user?: unknown } | undefined)?.user);
}

/** The user in a response of the backend. */
export function userOf(value: unknown): User | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, email } = value as { id?: unknown; email?: unknown };
  return typeof id === 'string' && typeof email === 'string' ? { id, email } : undefined;
}

function isSame(a: Session, b: Session): boolean {
  if (typeof a !== 'object' || typeof b !== 'object') return a === b;
  return a.id === b.id && a.email === b.email;
}
