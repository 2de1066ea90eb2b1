// Who is signed in, for a component: undefined for nobody, and while it is not known yet.
import { useSyncExternalStore } from 'react';
import { session, type User, watchSession } from '../account/session.ts';

export function useSession(): User | undefined {
  const current = useSyncExternalStore(watchSession, session, () => undefined);
  return current === 'loading' ? undefined : current;
}
