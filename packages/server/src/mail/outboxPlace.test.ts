// Where the whole server has a page /outbox, and where it has none.
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withPlaces } from '../testing/databases.ts';
import { startServer } from '../testing/server.ts';

withPlaces('the outbox of a server', (make) => {
  test('is shown at the printed address, which no log has, under a policy that lets it run no script', async () => {
    const server = await startServer(await make());
    expect((await fetch(`${server.url}/outbox`)).status).toBe(403);
    const address = /^Mail is shown at (\S+)$/m.exec(server.printed.join('\n'))?.[1] ?? '';
    expect(new URL(address).origin).toBe(server.url);
    const key = new URL(address).searchParams.get('key') ?? '';
    expect(key).toMatch(/^[\w-]{43}$/);
    await fetch(`${server.url}/nowhere?key=${key}`);
    expect(server.log.join('\n')).not.toContain(key);
    const answer = await fetch(address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    const style = /<style>([^]*)<\/style>/.exec(await answer.text())?.[1] ?? '';
    const digest = createHash('sha256').update(style).digest('base64');
    expect(answer.headers.get('content-security-policy')).toBe(
      `default-src 'none';style-src 'sha256-${digest}';img-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'none'`,
    );
    await server.close();
  });

  test('is not there where no mail is sent, and then nobody can sign up', async () => {
    const server = await startServer(await make(), { mailTransport: { kind: 'none' } });
    const headers = { apikey: server.key, 'x-supabase-api-version': '2024-01-01' };
    const body = JSON.stringify({ email: 'ada@example.org', password: 'correct horse' });
    const told = await fetch(`${server.url}/auth/v1/signup`, { method: 'POST', headers, body });
    expect([told.status, await told.json()]).toEqual([
      422,
      { code: 'email_provider_disabled', message: 'Authentication backend is not configured' },
    ]);
    expect(server.printed).toEqual([]);
    await server.close();
  });

  test('is not shown where a public address says that a proxy stands before the server', async () => {
    const place = await make();
    const server = await startServer(place, { publicUrl: 'https://plan.example.org/' });
    await writeFile(join(place.dataDir, 'web', '404.html'), 'Oops! Page not found');
    const answer = await fetch(`${server.url}/outbox`);
    expect(answer.status).toBe(404);
    expect(server.printed).toEqual([]);
    await server.close();
  });
});
