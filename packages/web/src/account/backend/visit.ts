// A visit by a share link: what this tab shows of somebody's project, and as whom. The token comes from the address of the
// page and is sent as a header, never in an address. A reload and the way from the page for looking to the planner keep it.

/** What a link or a membership allows, from least to most. */
export type Role = 'viewer' | 'commenter' | 'editor';

export interface Visit {
  /** 128 random bits, as in `/s/<token>`. */
  readonly token: string;
  /** Absent until the link has been looked up. */
  readonly projectId?: string;
  readonly role?: Role;
}

const visitName = 'homeplot.visit';

let current: Visit | undefined;

export const visit = (): Visit | undefined => (current ??= storedVisit());

export function setVisit(to: Visit | undefined): void {
  current = to;
  try {
    if (to) window.sessionStorage.setItem(visitName, JSON.stringify(to));
    else window.sessionStorage.removeItem(visitName);
  } catch {
    // Without a storage it lasts as long as the page.
  }
}

function storedVisit(): Visit | undefined {
  try {
    const found = JSON.parse(window.sessionStorage.getItem(visitName) ?? 'null') as Partial<Visit> | null;
    return typeof found?.token === 'string' ? { ...found, token: found.token } : undefined;
  } catch {
    return undefined;
  }
}

const guestKeyName = 'homeplot.guestKey';

/** Lasts as long as the page where the browser stores nothing. */
let madeKey: string | undefined;

/** The key of a guest: 128 random bits that this browser keeps, so that a guest can change what they wrote. */
export function guestKey(): string {
  try {
    const known = window.localStorage.getItem(guestKeyName);
    if (known !== null) return known;
    madeKey ??= newToken();
    window.localStorage.setItem(guestKeyName, madeKey);
  } catch {
    madeKey ??= newToken();
  }
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

/** What every call to the backend carries during a visit; none without one. */
export function visitHeaders(): Readonly<Record<string, string>> {
  const now = visit();
  return now ? { 'x-share-token': now.token, 'x-guest-key': guestKey() } : {};
}
