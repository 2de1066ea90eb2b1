import { expect, test } from 'vitest';
import { withoutPlan } from './sharedAddress.ts';

test.each([
  ['http://x.test/app?project=abc%2Bd', 'http://x.test/app'],
  ['http://x.test/app?a=1&project=abc&b=2#here', 'http://x.test/app?a=1&b=2#here'],
  ['http://x.test/app#project=abc', 'http://x.test/app'],
  ['http://x.test/app#files=a.b.c&project=abc', 'http://x.test/app'],
  ['http://x.test/app?project=abc#files=a.b.c', 'http://x.test/app'],
  [
    'http://x.test/app?a=1&access_token=t&type=recovery#refresh_token=r&expires_in=9',
    'http://x.test/app?a=1',
  ],
  ['http://x.test/app#project=abc&error=access_denied&error_code=otp_expired', 'http://x.test/app'],
  ['http://x.test/app?projects=1', 'http://x.test/app?projects=1'],
])('the address %s without its plan is %s', (href, bare) => {
  expect(withoutPlan(href)).toBe(bare);
});
