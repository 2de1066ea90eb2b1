// What a mailed link puts into the address of the page that it leads to: tokens, or the reason why there are none.

export interface MailedLink {
  readonly accessToken?: string | undefined;
  readonly refreshToken?: string | undefined;
  /** What the mail was for, such as signup or recovery. */
  readonly type?: string | undefined;
  /** Why the link was refused. */
  readonly error?: string | undefined;
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
  };
}
