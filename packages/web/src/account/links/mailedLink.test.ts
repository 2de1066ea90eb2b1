// What is read from the address that a mailed link leads to.
import { describe, expect, test } from 'vitest';
import { isFromMailedLink, readMailedLink, withoutMailedLink } from './mailedLink.ts';

const tokens = 'access_token=a.b.c&expires_in=3600&refresh_token=r&sb=&token_type=bearer&type=recovery';
const link = { accessToken: 'a.b.c', refreshToken: 'r', type: 'recovery' };

describe('a mailed link', () => {
  test('carries its tokens in the fragment', () => {
    expect(readMailedLink(`#${tokens}`, '')).toEqual(link);
  });

  test('or in the query', () => {
    expect(readMailedLink('', `?${tokens}`)).toEqual(link);
  });

  test('prefers the fragment to the query', () => {
    expect(readMailedLink('#type=signup', `?${tokens}`)).toEqual({ ...link, type: 'signup' });
  });

  test('or carries the reason why it was refused', () => {
    const fragment = '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid';
    expect(readMailedLink(fragment, '')).toEqual({ error: 'otp_expired' });
    expect(readMailedLink('#error=server_error', '')).toEqual({ error: 'server_error' });
  });

  test('carries nothing if there are no tokens', () => {
    expect(readMailedLink('', '')).toEqual({});
    expect(readMailedLink('#', '?type=')).toEqual({});
  });
});

test.each([
  `#${tokens}`,
  '#x=1&access_token=',
  '?refresh_token=r',
  '#error=access_denied',
  '#error_code=otp_expired',
])('%s is from a mail', (fragment) => expect(isFromMailedLink(fragment)).toBe(true));

test.each(['', '#account', '#project=access_token', '#my_error=1'])('"%s" is not', (fragment) =>
  expect(isFromMailedLink(fragment)).toBe(false),
);

test.each([
  [`#${tokens}`, ''],
  [`?a=1&${tokens}&b`, '?a=1&b'],
  ['#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid', ''],
  ['?type=house', '?type=house'],
  ['', ''],
])('"%s" without what comes from a mail is "%s"', (part, rest) => expect(withoutMailedLink(part)).toBe(rest));
