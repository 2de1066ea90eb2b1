// The whole script of the landing page until the visitor uses its form or its sign-in button: it greets signed-in users.
// Then the page is hydrated, and what was pressed meanwhile is pressed again. A mailed link hydrates it too.
import '../../kit/showTheme.ts';
import { isFromMailedLink } from '../../account/links/mailedLink.ts';
import { whileFetching } from '../../kit/fetching.ts';
import { greetFromNowOn } from './greet.ts';

greetFromNowOn();

const alive = '[data-wakes]';
let waking: Promise<void> | undefined;
let awake = false;

function wake(): Promise<void> {
  waking ??= import('./hydrate.tsx')
    .then(({ hydrate }) => hydrate())
    .then(
      () => void (awake = true),
      (problem: unknown) => {
        waking = undefined;
        throw problem;
      },
    );
  return waking;
}

const reached = ({ target }: Event): Element | null =>
  target instanceof Element && !awake ? target.closest(alive) : null;

for (const type of ['pointerover', 'pointerdown', 'focusin']) {
  // A failed fetch is tried again, and reported, when something is pressed.
  document.addEventListener(type, (event) => void (reached(event) && wake().catch(() => undefined)), {
    passive: true,
  });
}

document.addEventListener(
  'click',
  (event) => {
    const button = reached(event) && event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    void whileFetching(wake()).then(() => button.click());
  },
  { capture: true },
);

document.addEventListener(
  'submit',
  (event) => {
    const form = event.target;
    if (!reached(event) || !(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    event.stopPropagation();
    void whileFetching(wake()).then(() => form.requestSubmit());
  },
  { capture: true },
);

const { hash, pathname, search } = window.location;
if (isFromMailedLink(hash)) {
  // Tokens must not stay in the address or in the history.
  window.history.replaceState(null, '', pathname + search);
  wake()
    .then(() => import('./arrive.tsx'))
    .then(({ arrive }) => arrive(hash))
    .catch(() => {
      // The link is still good: a reload tries it again.
      window.history.replaceState(null, '', pathname + search + hash);
      reportUnfetched();
    });
}

/** Works without any other script. */
function reportUnfetched(): void {
  const words = document.createElement('p');
  words.role = 'alert';
  words.className = 'border-b border-danger-line bg-danger-wash px-4 py-3 text-danger-strong';
  words.textContent =
    'Your email link has not been used yet: part of this page could not be fetched. Check your connection and reload the page.';
  document.body.prepend(words);
}

// In development the page is hydrated at once, so that hot reload works.
if (import.meta.env.DEV) void wake();
