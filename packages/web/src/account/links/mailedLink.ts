// Reads what a mailed link puts into the address of the page that it leads to: tokens, or the reason why there are none.

export interface MailedLink {
  readonly accessToken?: string | undefined;
  readonly refreshToken?: string | undefined;
  /** What the mail was for, such as signup or recovery. */
  readonly type?: string | undefined;
  /** Why the link was refused. */
  readonly error?: string | undefined;
  /** In place of tokens: what the user still has to do. */
  readonly message?: string | undefined;
}

const parameters = /[#&?](access_token|refresh_token|error|error_code|message)=/;

/** Whether part of an address, its fragment or its query, comes from a mailed link. */
export const isFromMailedLink = (part: string): boolean => parameters.test(part);

/** Everything that a server adds to the address that a mailed link leads to. */
const mailed = new Set([
  'access_token',
  'refresh_token',
  'provider_token',
  'provider_refresh_token',
  'token_type',
  'expires_in',
  'expires_at',
  'type',
  'sb',
  'error',
  'error_code',
  'error_description',
  'message',
]);

/** A fragment or a query without what comes from a mailed link. */
export function withoutMailedLink(part: string): string {
  if (!isFromMailedLink(part)) return part;
  const rest = part
    .slice(1)
    .split('&')
    .filter((parameter) => !mailed.has(parameter.replace(/=.*/s, '')));
  return rest.length > 0 ? `${part[0]}${rest.join('&')}` : '';
}

/** The fragment takes precedence over the query. */
export function readMailedLink(fragment: string, query: string): MailedLink {
  const sources = [new URLSearchParams(fragment.slice(1)), new URLSearchParams(query)];
  const read = (name: string): string | undefined =>
    sources.map((source) => source.get(name)).find(Boolean) ?? undefined;
  return {
    accessToken: read('access_token'),
    refreshToken: read('refresh_token'),
    type: read('type'),
    error: read('error_code') ?? read('error'),
    message: read('message'),
  };
}
