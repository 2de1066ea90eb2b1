// Lets the scripts of the build run as workers, and its service worker. The content policy takes no address of a script from text, unless this
// one policy agrees, and nothing can make another.

interface TrustedTypes {
  readonly createPolicy: (
    name: 'default',
    rules: { readonly createScriptURL: (address: string) => string | null },
  ) => void;
}

/** Browsers that don't have trusted types run workers as they are. */
const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };

trustedTypes?.createPolicy('default', {
  createScriptURL(address) {
    const { origin, pathname } = new URL(address, window.location.href);
    const isOurs = pathname.startsWith('/assets/') || pathname === '/sw.js';
    return origin === window.location.origin && isOurs ? address : null;
  },
});
