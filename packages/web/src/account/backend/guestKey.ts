// What a visit sends with every call to the backend, and the key by which a guest is known.
import { storedText, storeText } from '../../kit/browserStorage.ts';
import { visit } from './visit.ts';

const guestKeyName = 'homeplot.guestKey';

let madeKey: string | undefined;

/** The key of a guest: 128 random bits that this browser keeps, so that a guest can change what they wrote. */
export function guestKey(): string {
  const known = storedText(guestKeyName) ?? madeKey;
  if (known !== undefined) return known;
  madeKey = newToken();
  storeText(guestKeyName, madeKey);
  return madeKey;
}

/** 128 random bits in 22 letters of base64url. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The headers of every call to the backend during a visit; empty outside of one. */
export function visitHeaders(): Readonly<Record<string, string>> {
  const current = visit();
  return current ? { 'x-share-token': current.token, 'x-guest-key': guestKey() } : {};
}
