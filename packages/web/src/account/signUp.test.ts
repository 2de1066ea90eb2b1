// When registering sends the confirmation mail again, backend contract 1.1: with supabase-js itself, on the responses of
// such servers.
import { createClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { signUp } from './signUp.ts';

const registration = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  phone: '555 0100',
  city: 'Springfield',
  state: 'Oregon',
  password: 'secret',
  acceptsTerms: true,
};

const user = {
  id: '8c2d5f6e-6a53-4c6e-8f7a-0d9f3c1b2a45',
  email: 'ada@example.com',
  identities: [{ id: 'x' }],
};

/** A response with the API version in its headers, which makes supabase-js read error codes. */
const answer = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'x-supabase-api-version': '2024-01-01' } });

/** Registers with a backend that gives these responses. Returns the problem and the requests. */
async function registerAt(answers: Readonly<Record<string, Response>>, invitation?: string) {
  const asked: { readonly path: string; readonly redirect: string | null; readonly body: unknown }[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input);
    const path = url.pathname.replace('/auth/v1/', '');
    const body: unknown = JSON.parse(typeof init?.body === 'string' ? init.body : 'null');
    asked.push({ path, redirect: url.searchParams.get('redirect_to'), body });
    return answers[path] ?? answer(404, { message: `nothing at ${path}` });
  };
  const backend = createClient('https://backend.example.com', 'key', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch },
  });
  return { problem: await signUp(backend, registration, invitation), asked };
}

beforeAll(() => {
  vi.stubGlobal('window', { location: { origin: 'https://plan.example.org' } });
  return () => vi.unstubAllGlobals();
});

describe('a registration', () => {
  test('sends the address, the password and the personal data, and one email is enough', async () => {
    const { problem, asked } = await registerAt({ signup: answer(200, user) });
    expect(problem).toBeNull();
    expect(asked).toMatchObject([
      {
        path: 'signup',
        redirect: 'https://plan.example.org/',
        body: {
          email: 'ada@example.com',
          password: 'secret',
          data: { full_name: 'Ada Byron', phone: '555 0100', city: 'Springfield', state: 'Oregon' },
        },
      },
    ]);
  });

  test.each([
    ['that the user exists', answer(422, { code: 'user_already_exists', message: 'Exists' })],
    ['that it is already registered', answer(400, { message: 'User already registered' })],
    ['with a user without identities', answer(200, { ...user, identities: [] })],
  ])('answered %s resends the confirmation instead of failing', async (_case, signup) => {
    const { problem, asked } = await registerAt({ signup, resend: answer(200, {}) });
    expect(problem).toBeNull();
    expect(asked.slice(1)).toMatchObject([
      {
        path: 'resend',
        redirect: 'https://plan.example.org/',
        body: { email: 'ada@example.com', type: 'signup' },
      },
    ]);
  });

  test('for an invitation asks for a mail that leads back to it, also if it is sent again', async () => {
    const signup = answer(200, { ...user, identities: [] });
    const { asked } = await registerAt({ signup, resend: answer(200, {}) }, user.id);
    const redirect = `https://plan.example.org/?invitation=${user.id}`;
    expect(asked).toMatchObject([
      { path: 'signup', redirect },
      { path: 'resend', redirect },
    ]);
  });

  test("isn't a failure if the backend itself counts it as a request for an email", async () => {
    const { problem } = await registerAt({
      signup: answer(200, { ...user, identities: [] }),
      resend: answer(429, { code: 'over_email_send_rate_limit', message: 'Wait 60 seconds.' }),
    });
    expect(problem).toBeNull();
  });

  test('says so if resending fails', async () => {
    const { problem } = await registerAt({
      signup: answer(422, { code: 'user_already_exists', message: 'Exists' }),
      resend: answer(429, { code: 'over_email_send_rate_limit', message: 'Wait 40 seconds.' }),
    });
    expect(problem).toMatchObject({ message: 'Resend failed: Wait 40 seconds.' });
  });

  test('says only that if resending fails without a message', async () => {
    const { problem } = await registerAt({
      signup: answer(422, { code: 'user_already_exists', message: 'Exists' }),
      resend: answer(400, {}),
    });
    expect(problem).toMatchObject({ message: 'Resend failed' });
  });

  test('does not resend if it is refused for another reason', async () => {
    const { problem, asked } = await registerAt({
      signup: answer(422, { code: 'signup_disabled', message: 'Signups not allowed for this instance' }),
    });
    expect(problem).toMatchObject({ message: 'Signups not allowed for this instance' });
    expect(asked).toHaveLength(1);
  });
});
