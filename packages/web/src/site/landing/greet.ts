// Greets signed-in users on the landing page: an attribute on the page makes its style sheet show what is meant for them
// instead of what is meant for others, along with their email address.
import { sessionKey, storedUser, watchSession } from '../../account/backend/session.ts';

export const emailPlace = 'data-own-email';

function greet(): void {
  const user = storedUser();
  document.documentElement.toggleAttribute('data-signed-in', user !== undefined);
  for (const place of document.querySelectorAll(`[${emailPlace}]`)) place.textContent = user?.email ?? '';
}

/** Greets now, and again whenever somebody signs in or out, here or in another tab. */
export function greetFromNowOn(): void {
  greet();
  watchSession(greet);
  window.addEventListener('storage', ({ key }) => (key === sessionKey || key === null) && greet());
  window.addEventListener('pageshow', greet);
}
