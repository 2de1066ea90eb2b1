// Signing and verifying access tokens. What the endpoints answer is in authenticate.test.ts and rest/refusals.test.ts.
import { SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { type AccessClaims, openAccessTokens, type TokenFault } from './accessToken.ts';

const secret = 'a secret that is used in these tests alone';
const id = '3f0c6cf2-3a44-4f8c-9f1a-5d4f5a6b7c8d';
const now = Math.floor(Date.now() / 1000);
const claims: AccessClaims = {
  sub: id,
  session_id: id,
  email: 'a@example.org',
  iat: now,
  exp: now + 3600,
  amr: [],
  user_metadata: {},
};

const tokens = await openAccessTokens(secret, 'homeplot');

function verified(token: string, tolerance = 0): Promise<TokenFault | 'good'> {
  return tokens.verify(token, tolerance).then(
    () => 'good',
    (error: { reason: TokenFault }) => error.reason,
  );
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function signed(changes: object, { key = secret, alg = 'HS256' } = {}): Promise<string> {
  const payload = { ...claims, iss: 'homeplot', aud: 'authenticated', role: 'authenticated', ...changes };
  return new SignJWT(payload).setProtectedHeader({ alg }).sign(new TextEncoder().encode(key));
}

describe('an access token', () => {
  test('has the claims that it was signed with', async () => {
    const token = await tokens.sign(claims);
    const expected = { ...claims, iss: 'homeplot', aud: 'authenticated', role: 'authenticated' };
    expect(await tokens.verify(token, 0)).toEqual(expected);
    expect(await tokens.verify(token, 0)).toEqual(expected);
  });

  test('expires on time even if it is cached, plus the tolerance', async () => {
    const token = await signed({ exp: now - 10 });
    expect(await verified(token, 30)).toBe('good');
    expect(await verified(token, 0)).toBe('expired');
    expect(await verified(token, 9)).toBe('expired');
  });

  test.each<[TokenFault, object, object?]>([
    ['early', { iat: now + 60 }],
    ['early', { nbf: now + 60 }],
    ['audience', { aud: 'others' }],
    ['claims', { iss: 'another' }],
    ['claims', { sub: "1' or '1'='1" }],
    ['claims', { sub: undefined }],
    ['claims', { session_id: undefined }],
    ['claims', { role: 'service_role' }],
    ['claims', { role: ['authenticated'] }],
    ['claims', { exp: undefined }],
    ['signature', {}, { key: 'another secret that is long enough for it' }],
    ['algorithm', {}, { alg: 'HS384' }],
  ])('is rejected as %s: %j %j', async (fault, changes, signer) => {
    expect(await verified(await signed(changes, signer), 30)).toBe(fault);
  });

  test.each(['', 'x', 'a.b.c', 'a.b', 'e30.e30.e30', `${'x'.repeat(10_000)}..`])(
    'is rejected as malformed: %.12s',
    async (text) => {
      expect(await verified(text)).toBe('malformed');
    },
  );

  test.each(['none', 'None', 'RS256', 'ES256'])('is rejected with the algorithm %s', async (alg) => {
    const [, payload = '', signature = ''] = (await tokens.sign(claims)).split('.');
    for (const end of ['', signature])
      expect(await verified(`${encode({ alg, typ: 'JWT' })}.${payload}.${end}`)).toBe('algorithm');
  });

  test('is rejected if its signature or its payload is changed', async () => {
    const token = await tokens.sign(claims);
    expect(await verified(token)).toBe('good');
    const [header = '', payload = '', signature = ''] = token.split('.');
    const forged = encode({ ...claims, sub: '00000000-0000-4000-8000-000000000000' });
    expect(await verified(`${header}.${forged}.${signature}`)).toBe('signature');
    expect(await verified(`${header}.${payload}.${'A'.repeat(43)}`)).toBe('signature');
    expect(await verified(`${header}.${payload}.`)).toBe('signature');
  });

  test('is valid whether or not it is still cached', async () => {
    const many = await Promise.all(
      Array.from({ length: 1200 }, (_, index) => tokens.sign({ ...claims, iat: now - index })),
    );
    for (const token of [...many, ...many.slice(0, 300)]) expect(await verified(token)).toBe('good');
  });
});

test('a short secret is rejected', async () => {
  await expect(openAccessTokens('short', 'homeplot')).rejects.toThrow('it needs at least 32');
});
