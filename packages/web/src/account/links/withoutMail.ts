// The page's address without what a mailed link has put into it.

const carries = /[#&?](access_token|refresh_token|error|error_code)=/;

/** Whether part of an address, its fragment or its query, comes from a mailed link. */
export const isFromMail = (part: string): boolean => carries.test(part);

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
]);

/** A fragment or a query without what comes from a mailed link. */
export function withoutMail(part: string): string {
  if (!isFromMail(part)) return part;
  const rest = part
    .slice(1)
    .split('&')
    .filter((parameter) => !mailed.has(parameter.replace(/=.*/s, '')));
  return rest.length > 0 ? `${part[0]}${rest.join('&')}` : '';
}
