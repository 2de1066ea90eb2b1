// Where the whole server has a page /outbox, and where it has none.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { onEachPlace } from '../testing/databases.ts';
import { startServer } from '../testing/server.ts';

onEachPlace('the outbox of a server', (make) => {
  test('is shown on the machine where it stands, under the policy of all pages', async () => {
    const server = await startServer(await make());
    const answer = await fetch(`${server.url}/outbox`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
    await server.close();
  });

  test('is not shown where a public address says that a proxy stands before the server', async () => {
    const place = await make();
    const server = await startServer(place, { publicUrl: 'https://plan.example.org/' });
    await writeFile(join(place.dataDir, 'web', '404.html'), 'Oops! Page not found');
    const answer = await fetch(`${server.url}/outbox`);
    expect(answer.status).toBe(404);
    await server.close();
  });
});
