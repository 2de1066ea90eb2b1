// Who is signed in, for everybody who asks or listens. The backend's client tells it; until that has come, what the
// browser has stored is all that is known. It fetches nothing.
import { Watchers } from '@homeplot/editor/watchers';

export interface User {
  readonly id: string;
  readonly email: string;
}

/** 'loading' while a stored session has not been looked into yet; undefined when nobody is signed in. */
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

/** Where nobody could be asked in time, what is stored holds. */
export function presumeStored(): void {
  if (current === 'loading') setSession(storedUser());
}

/** Whose session the browser has stored, whether or not it still holds. */
export function storedUser(): User | undefined {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(sessionKey) ?? 'null');
    return userOf((stored as { user?: unknown } | null)?.user);
  } catch {
    // No storage, or not what the client writes: nobody is known.
    return undefined;
  }
}

/** The user in an answer of the backend. */
export function userOf(value: unknown): User | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, email } = value as { id?: unknown; email?: unknown };
  return typeof id === 'string' && typeof email === 'string' ? { id, email } : undefined;
}

function isSame(a: Session, b: Session): boolean {
  if (typeof a !== 'object' || typeof b !== 'object') return a === b;
  return a.id === b.id && a.email === b.email;
}
