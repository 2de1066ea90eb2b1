// A visit by a share link: what this page shows of somebody's project, and as whom. The token comes from the address of the
// page and is sent as a header, never in an address.

export interface Visit {
  /** 128 random bits, as in `/s/<token>`. */
  readonly token: string;
}

let current: Visit | undefined;

export const visit = (): Visit | undefined => current;

export function setVisit(to: Visit | undefined): void {
  current = to;
}

const guestKeyName = 'homeplot.guestKey';

/** The key of a guest: 128 random bits that this browser keeps, so that a guest can change what they wrote. */
export function guestKey(storage: Pick<Storage, 'getItem' | 'setItem'> = window.localStorage): string {
  const known = storage.getItem(guestKeyName);
  if (known !== null) return known;
  const made = newToken();
  storage.setItem(guestKeyName, made);
  return made;
}

/** 128 random bits in 22 letters of base64url. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** What every call to the backend carries during a visit; none without one. */
export const visitHeaders = (): Readonly<Record<string, string>> =>
  current ? { 'x-share-token': current.token, 'x-guest-key': guestKey() } : {};
