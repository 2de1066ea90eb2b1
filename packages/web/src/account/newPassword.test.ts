// Whose session this browser has while a password is replaced: with supabase-js itself, on the responses of servers.
import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { updateAndEnter } from './newPassword.ts';

const part = (claims: object): string => Buffer.from(JSON.stringify(claims)).toString('base64url');
const inAnHour = Math.floor(Date.now() / 1000) + 3600;
const tokenOf = (id: string): string => `${part({ alg: 'HS256' })}.${part({ sub: id, exp: inAnHour })}.c2ln`;

/** A client that is signed in as a user, with a backend that knows every user and responds to an update like this. */
async function clientOf(id: string, update: () => Response = () => userAnswer(id)) {
  const fetch = async (_input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    if (init?.method === 'PUT') return update();
    const token = new Headers(init?.headers).get('authorization') ?? '';
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return userAnswer((claims as { readonly sub: string }).sub);
  };
  const client = createClient('https://backend.example.com', 'key', {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: `of ${id}` },
    global: { fetch },
  });
  await client.auth.setSession({ access_token: tokenOf(id), refresh_token: 'r' });
  return client;
}

const userAnswer = (id: string): Response => Response.json({ id, email: `${id}@example.com` });

test('with the new password this browser is signed in as its owner', async () => {
  const [linkClient, mine] = await Promise.all([clientOf('theirs'), clientOf('mine')]);
  expect(await updateAndEnter(linkClient, mine, 'brand-new-1')).toBeNull();
  expect((await mine.auth.getUser()).data.user?.id).toBe('theirs');
});

test('if the password is refused, the user who was signed in stays signed in', async () => {
  const refusal = (): Response => Response.json({ message: 'Too weak' }, { status: 422 });
  const [linkClient, mine] = await Promise.all([clientOf('theirs', refusal), clientOf('mine')]);
  expect(await updateAndEnter(linkClient, mine, '123456')).toMatchObject({ message: 'Too weak' });
  expect((await mine.auth.getUser()).data.user?.id).toBe('mine');
});
