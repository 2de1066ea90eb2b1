// The toasts of a page. They go after some seconds, which on a busy machine may be before a test has looked, so the page
// remembers which ones it has shown.
import { type BrowserContext, expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** What each toast since the page was opened said, unless a test has asked for it. */
    toastsShown?: string[];
  }
}

/** Has the pages of the context remember their toasts. */
export async function rememberToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shown: string[] = [];
    const last = new WeakMap<Element, string>();
    window.toastsShown = shown;
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('[data-sonner-toast]')) {
        const text = toast.textContent;
        if (last.get(toast) === text) continue;
        last.set(toast, text);
        shown.push(text);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Waits until a toast with the text has been shown, though it may be gone again. Each toast counts once. */
export async function expectToast(page: Page, text: string): Promise<void> {
  const take = (wanted: string): string => {
    const shown = window.toastsShown ?? [];
    const at = shown.findIndex((said) => said.includes(wanted));
    return at < 0 ? shown.join('\n') : (shown.splice(at, 1)[0] ?? '');
  };
  await expect.poll(() => page.evaluate(take, text), 'a toast says so').toContain(text);
}

/** A toast that is on the page now. */
export const toast = (page: Page, text: string) =>
  page.locator('[data-sonner-toast]').filter({ hasText: text });
