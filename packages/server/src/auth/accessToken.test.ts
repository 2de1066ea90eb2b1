// Access tokens by themselves; what the endpoints make of them is in refusals.test.ts.
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

function verified(token: string, leeway = 0): Promise<TokenFault | 'good'> {
  return tokens.verify(token, leeway).then(
    () => 'good',
    (error: { reason: TokenFault }) => error.reason,
  );
}

function signed(changes: object, { key = secret, alg = 'HS256' } = {}): Promise<string> {
  const payload = { ...claims, iss: 'homeplot', aud: 'authenticated', role: 'authenticated', ...changes };
  return new SignJWT(payload).setProtectedHeader({ alg }).sign(new TextEncoder().encode(key));
}

describe('an access token', () => {
  test('says again what it was signed with', async () => {
    const token = await tokens.sign(claims);
    const said = { ...claims, iss: 'homeplot', aud: 'authenticated', role: 'authenticated' };
    expect(await tokens.verify(token, 0)).toEqual(said);
    expect(await tokens.verify(token, 0)).toEqual(said);
  });

  test('ends on time, also when it has been verified before, and the leeway is added', async () => {
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
    ['claims', { sub: 'no id' }],
    ['claims', { role: 'service_role' }],
    ['claims', { exp: undefined }],
    ['signature', {}, { key: 'another secret that is long enough for it' }],
    ['algorithm', {}, { alg: 'HS384' }],
  ])('is refused as %s: %j %j', async (fault, changes, signer) => {
    expect(await verified(await signed(changes, signer), 30)).toBe(fault);
  });

  test.each(['', 'x', 'a.b.c', 'a.b', 'e30.e30.e30', `${'x'.repeat(10_000)}..`])(
    'is refused as malformed: %.12s',
    async (text) => {
      expect(await verified(text)).toBe('malformed');
    },
  );

  test('of a token that was good, a changed copy is not', async () => {
    const token = await tokens.sign(claims);
    expect(await verified(token)).toBe('good');
    const [header = '', payload = ''] = token.split('.');
    expect(await verified(`${header}.${payload}.${'A'.repeat(43)}`)).toBe('signature');
    expect(await verified(`${header}.${payload}.`)).toBe('signature');
  });

  test('more of them than are remembered are all good', async () => {
    const many = await Promise.all(
      Array.from({ length: 1200 }, (_, index) => tokens.sign({ ...claims, iat: now - index })),
    );
    for (const token of [...many, ...many.slice(0, 300)]) expect(await verified(token)).toBe('good');
  });
});

test('a secret that is too short is refused', async () => {
  await expect(openAccessTokens('short', 'homeplot')).rejects.toThrow('it needs at least 32');
});
