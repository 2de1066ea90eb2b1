// The signed-in user, for a component: undefined if nobody is signed in, or while that isn't known yet.
import { useSyncExternalStore } from 'react';
import { session, type User, watchSession } from './backend/session.ts';

export function useSession(): User | undefined {
  const current = useSyncExternalStore(watchSession, session, () => undefined);
  return current === 'loading' ? undefined : current;
}
