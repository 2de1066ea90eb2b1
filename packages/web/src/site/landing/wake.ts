// The whole script of the landing page until the visitor uses its form or its sign-in button. It greets signed-in users. When the
// form or the button is used, the page is hydrated, and the press is repeated. A mailed link hydrates the page too.
import '../../kit/showTheme.ts';
import { isFromMailedLink } from '../../account/links/mailedLink.ts';
import { whileFetching } from '../../kit/fetching.ts';
import { greetFromNowOn } from './greet.ts';

greetFromNowOn();

/** The parts of the page that work only once it is hydrated. */
const interactive = '[data-wakes]';
let hydrating: Promise<void> | undefined;
let isHydrated = false;

function hydrateOnce(): Promise<void> {
  hydrating ??= import('./hydrate.tsx')
    .then(({ hydrate }) => hydrate())
    .then(
      () => void (isHydrated = true),
      (problem: unknown) => {
        hydrating = undefined;
        throw problem;
      },
    );
  return hydrating;
}

/** The interactive part that an event is for; null once the page is hydrated. */
const partOf = ({ target }: Event): Element | null =>
  target instanceof Element && !isHydrated ? target.closest(interactive) : null;

for (const type of ['pointerover', 'pointerdown', 'focusin']) {
  // A failed fetch is tried again, and reported, when something is pressed.
  document.addEventListener(type, (event) => void (partOf(event) && hydrateOnce().catch(() => undefined)), {
    passive: true,
  });
}

document.addEventListener(
  'click',
  (event) => {
    const button = partOf(event) && event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    void whileFetching(hydrateOnce()).then(() => button.click());
  },
  { capture: true },
);

document.addEventListener(
  'submit',
  (event) => {
    const form = event.target;
    if (!partOf(event) || !(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    event.stopPropagation();
    void whileFetching(hydrateOnce()).then(() => form.requestSubmit());
  },
  { capture: true },
);

const { hash, pathname, search } = window.location;
if (isFromMailedLink(hash)) {
  // Tokens must not stay in the address or in the history.
  window.history.replaceState(null, '', pathname + search);
  hydrateOnce()
    .then(() => import('./arrive.tsx'))
    .then(({ arrive }) => arrive(hash))
    .catch(() => {
      // The link is still good: a reload tries it again.
      window.history.replaceState(null, '', pathname + search + hash);
      reportUnfetched();
    });
}

/** Shows a message without any other script. */
function reportUnfetched(): void {
  const words = document.createElement('p');
  words.role = 'alert';
  words.className = 'border-b border-danger-line bg-danger-wash px-4 py-3 text-danger-strong';
  words.textContent =
    'Your email link has not been used yet: part of this page could not be fetched. Check your connection and reload the page.';
  document.body.prepend(words);
}

// In development the page is hydrated at once, so that hot reload works.
if (import.meta.env.DEV) void hydrateOnce();
