// Resumes the session that the browser has stored, and follows what other tabs do with it.
import { loadBackend } from './backend/backend.ts';
import { presumeStored, session, sessionKey } from './backend/session.ts';

/** Milliseconds that a page waits to know who is signed in; after that it trusts what the browser has stored. */
const patience = 1000;

/** Settles when it is known who is signed in. Without a stored session, nothing is fetched. */
export async function resumeSession(): Promise<void> {
  window.addEventListener('storage', ({ key, newValue }) => {
    // Once there is a client, it hears other tabs by itself.
    if (key === sessionKey && newValue !== null) void loadBackend().catch(() => undefined);
  });
  if (session() !== 'loading') return;
  const known = loadBackend().then((backend) => backend?.auth.getSession());
  await Promise.race([known, new Promise((late) => setTimeout(late, patience))]).catch(() => undefined);
  presumeStored();
}
