// Whether the page's address carries a pack. Its reader is fetched only then.

export const hasPack = (url: string): boolean => /[#&]pack=/.test(url);

/** The address without a fragment. */
export const withoutPack = (url: string): string => url.replace(/#.*$/s, '');

/** For a link that is pasted into the address bar of an open page. Returns the function that ends it. */
export function watchLinkedPack(found: () => void): () => void {
  const listener = (): void => void (hasPack(window.location.href) && found());
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}
