// Lets the scripts of the build run as workers, and its service worker. The content policy accepts no script address as a
// string unless this one trusted-types policy agrees, and no other policy can be created.

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
