// Lets Homeplot's own scripts run as web workers and as its service worker. The Content Security Policy requires trusted
// types, so a script's address is accepted only if this default policy returns it. No other policy can be created.

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
