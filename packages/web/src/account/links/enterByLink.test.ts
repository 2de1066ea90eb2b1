// What a mailed link must carry before its tokens are used at all.
import { expect, test } from 'vitest';
import { enterByLink } from './enterByLink.ts';

const tokens = { accessToken: 'a.b.c', refreshToken: 'r' };
const never = (): Promise<never> => Promise.reject(new Error('The backend was asked.'));

test.each([
  ['no access token', { refreshToken: 'r', type: 'recovery' }],
  ['no refresh token', { accessToken: 'a.b.c', type: 'recovery' }],
  ['no purpose', tokens],
  ['another purpose', { ...tokens, type: 'signup' }],
])('a link with %s is incomplete', async (_what, link) => {
  expect(await enterByLink(link, ['recovery'], never)).toMatchObject({ ok: false, reason: 'incomplete' });
});

test('a link that the backend has refused is expired', async () => {
  expect(await enterByLink({ error: 'otp_expired' }, ['recovery'], never)).toMatchObject({
    ok: false,
    reason: 'expired',
  });
});
