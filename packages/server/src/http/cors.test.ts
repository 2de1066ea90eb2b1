import { randomBytes } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allowOrigins } from './cors.ts';
import { requireKey } from './gate.ts';

const site = 'https://plan.example.org';
const other = 'https://front.example.org';

const exposed =
  'X-Supabase-Api-Version, Content-Range, Content-Location, Location, Preference-Applied, Retry-After, X-Total-Count, Link, ' +
  'Tus-Resumable, Upload-Length, Upload-Offset, ETag';

describe('another origin', () => {
  let app: FastifyInstance;
  let url: string;
  beforeAll(async () => {
    app = fastify();
    await allowOrigins(app, { siteUrl: () => `${site}/`, allowed: [other] });
    app.get('/rest/v1/projects', { onRequest: requireKey(randomBytes(8).toString('hex')) }, () => []);
    app.get('/config.json', () => ({}));
    url = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => app.close());

  const preflight = (path: string, origin: string) =>
    fetch(`${url}${path}`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'apikey,authorization',
      },
    });

  test.each(['/rest/v1/projects', '/auth/v1/token', '/auth/v1/nothing', '/auth/v1/.well-known/jwks.json'])(
    'can send a preflight request without a key: %s',
    async (path) => {
      for (const origin of [site, other]) {
        const { status, headers } = await preflight(path, origin);
        expect(status).toBe(204);
        expect(headers.get('access-control-allow-origin')).toBe(origin);
        expect(headers.get('access-control-allow-methods')).toBe('GET,HEAD,POST,PUT,PATCH,DELETE,OPTIONS');
        expect(headers.get('access-control-allow-headers')?.split(', ')).toEqual(
          expect.arrayContaining([
            'authorization',
            'apikey',
            'content-type',
            'prefer',
            'x-share-token',
            'x-guest-key',
            'x-supabase-api-version',
          ]),
        );
        expect(headers.get('access-control-max-age')).toBe('86400');
        expect(headers.get('access-control-allow-credentials')).toBeNull();
        expect(headers.get('vary')).toBe('Origin');
      }
    },
  );

  test('can read the exposed headers, even of an error', async () => {
    const { status, headers } = await fetch(`${url}/rest/v1/projects`, { headers: { origin: other } });
    expect(status).toBe(401);
    expect(headers.get('access-control-allow-origin')).toBe(other);
    expect(headers.get('access-control-expose-headers')).toBe(exposed);
    expect(headers.get('vary')).toBe('Origin');
  });

  test.each([
    'https://evil.example.org',
    'http://plan.example.org',
    'https://plan.example.org.evil.example',
    'https://plan.example.org:8443',
    'http://localhost:5173',
    'null',
    'nonsense',
  ])('that is not allowed gets no CORS headers: %s', async (origin) => {
    const { headers } = await preflight('/rest/v1/projects', origin);
    expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    const response = await fetch(`${url}/rest/v1/projects`, { headers: { origin } });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.headers.get('vary')).toBe('Origin');
  });

  test('gets no CORS headers outside the backend', async () => {
    for (const path of ['/config.json', '/.well-known/jwks.json']) {
      const { headers } = await fetch(`${url}${path}`, { headers: { origin: other } });
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});

test('on one machine only the names of the server itself may call it, and no other port', async () => {
  const app = fastify();
  await allowOrigins(app, { siteUrl: () => 'http://127.0.0.1:3000/', allowed: [] });
  app.get('/rest/v1/projects', () => []);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const allowed = async (origin: string) => {
    const { headers } = await fetch(`${url}/rest/v1/projects`, { headers: { origin } });
    return headers.get('access-control-allow-origin');
  };
  expect(await allowed('http://localhost:3000')).toBe('http://localhost:3000');
  expect(await allowed('http://[::1]:3000')).toBe('http://[::1]:3000');
  for (const port of ['5173', '80', '3001']) expect(await allowed(`http://localhost:${port}`)).toBeNull();
  expect(await allowed('http://localhost')).toBeNull();
  expect(await allowed('http://localhost.evil.example')).toBeNull();
  expect(await allowed('https://localhost:3000')).toBeNull();
  await app.close();
});
