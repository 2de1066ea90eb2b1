// Who is signed in is greeted on the landing page: the page carries a mark, by which its style shows what is meant for
// them in place of what is meant for others, and their address stands where there is room for it.
import { sessionKey, storedUser, watchSession } from '../account/session.ts';

export const addressPlace = 'data-own-address';

function greet(): void {
  const user = storedUser();
  document.documentElement.toggleAttribute('data-signed-in', user !== undefined);
  for (const place of document.querySelectorAll(`[${addressPlace}]`)) place.textContent = user?.email ?? '';
}

/** Now, and whenever somebody signs in or out, here or in another tab. */
export function greetFromNowOn(): void {
  greet();
  watchSession(greet);
  window.addEventListener('storage', ({ key }) => (key === sessionKey || key === null) && greet());
  window.addEventListener('pageshow', greet);
}
