import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { script, TestSite } from './testing/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await TestSite.open();
});
beforeEach(() => {
  site.log.length = 0;
});
afterAll(() => site.close());

describe('pages', () => {
  test.each([
    ['/', 'Plan Your Perfect Home Site'],
    ['/roadmap', 'Product Roadmap'],
    ['/roadmap/', 'Product Roadmap'],
    ['/app', '<div id="root">'],
    ['/app/', '<div id="root">'],
    ['/reset-password', '<div id="root">'],
    ['/?project=abc', 'Plan Your Perfect Home Site'],
    ['/app?project=abc', '<div id="root">'],
  ])('%s is a page', async (path, text) => {
    const answer = await site.ask(path);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.text).toContain(text);
  });

  test('a page is asked for anew each time, and not sent again when it is the same', async () => {
    const first = await site.ask('/');
    expect(first.headers['cache-control']).toBe('no-cache');
    const etag = first.headers.etag ?? '';
    expect(etag).not.toBe('');
    const second = await site.ask('/', { headers: { 'if-none-match': etag } });
    expect(second.status).toBe(304);
    expect(second.text).toBe('');
  });

  test('HEAD is answered like GET, without a body', async () => {
    const answer = await site.ask('/app', { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.text).toBe('');
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s to a page is not allowed', async (method) => {
    for (const path of ['/', '/app', '/nowhere', '/assets/app-B1x9.js']) {
      const answer = await site.ask(path, { method, headers: { 'content-type': 'text/x-unknown' } });
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD');
    }
  });

  test('a share link with 8,000 characters of address is answered', async () => {
    const path = `/app?project=${'A'.repeat(8_000 - '/app?project='.length)}`;
    expect((await site.ask(path)).status).toBe(200);
  });

  test('an address of 16 kB beside 16 kB of headers is answered', async () => {
    const answer = await site.ask(`/app?${'A'.repeat(16_384)}`, {
      headers: { 'x-long': 'B'.repeat(16_384) },
    });
    expect(answer.status).toBe(200);
  });

  test('an address of 100 kB is refused, and the server goes on', async () => {
    const refused = await site.ask(`/app?${'A'.repeat(100_000)}`).catch(() => undefined);
    expect(refused?.status ?? 431).toBe(431);
    expect((await site.ask('/app')).status).toBe(200);
  });
});

describe('what is not there', () => {
  test.each([
    '/nowhere',
    '/app/nowhere',
    '/index.html',
    '/app.html',
    '/ROADMAP',
    '/config',
    '/..%2fapp',
    '//app',
  ])('%s is the 404 page with status 404', async (path) => {
    const answer = await site.ask(path, { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.text).toContain('Oops! Page not found');
  });

  test('the 404 page is whole even for a browser that holds a copy or asks for a part', async () => {
    for (const headers of [{ 'if-none-match': '*' }, { range: 'bytes=0-3' }]) {
      const answer = await site.ask('/nowhere', { headers });
      expect(answer.status).toBe(404);
      expect(answer.text).toContain('Oops! Page not found');
    }
  });

  test.each(['/assets/gone-C3.js', '/assets/nothing', '/assets/', '/assets', '/gone.png', '/robots.txt'])(
    'a missing file, %s, is a plain 404',
    async (path) => {
      const answer = await site.ask(path, { headers: { accept: '*/*' } });
      expect(answer.status).toBe(404);
      expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    },
  );

  test.each([
    ['GET', '/auth/v1/user'],
    ['POST', '/auth/v1/token?grant_type=password'],
    ['PATCH', '/rest/v1/projects?id=eq.1'],
    ['DELETE', '/rest/v1/projects'],
    ['GET', '/rest'],
  ])('the backend path %s %s is a 404 in JSON', async (method, path) => {
    const answer = await site.ask(path, { method });
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(answer.text)).toEqual({ message: `There is nothing at ${path.split('?')[0]}.` });
  });

  test('an address that is not well formed is refused, and the server goes on', async () => {
    expect((await site.ask('/%E0%A4%A')).status).toBe(400);
    expect((await site.ask('/')).status).toBe(200);
  });

  test.each([
    '/../../package.json',
    '/assets/../../package.json',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%5c..%5cpackage.json',
    '//etc/passwd',
    '/assets/%00',
  ])('the path %s does not lead out of the web app', async (path) => {
    const answer = await site.ask(path);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.text).not.toContain('homeplot');
    expect(answer.text).not.toContain('root:');
  });

  test('hidden files are not served', async () => {
    await site.put('.stamp', 'secret');
    const answer = await site.ask('/.stamp');
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain('secret');
  });
});

describe('files', () => {
  test('a file named by its content may be kept for ever', async () => {
    const answer = await site.ask('/assets/app-B1x9.js');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/javascript; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.text).toBe(script);
  });

  test('a file with a fixed name is kept for an hour', async () => {
    const answer = await site.ask('/favicon.svg');
    expect(answer.headers['content-type']).toBe('image/svg+xml');
    expect(answer.headers['cache-control']).toBe('public, max-age=3600');
  });

  test('a browser that takes brotli gets brotli', async () => {
    const answer = await site.ask('/assets/app-B1x9.js', {
      headers: { 'accept-encoding': 'gzip, deflate, br' },
    });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['content-type']).toBe('application/javascript; charset=utf-8');
    expect(answer.headers.vary).toContain('accept-encoding');
    expect(brotliDecompressSync(answer.body).toString()).toBe(script);
  });

  test('a browser that takes only gzip gets gzip', async () => {
    const answer = await site.ask('/assets/app-B1x9.js', { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(answer.body).toString()).toBe(script);
  });

  test('a file without a compressed copy is sent as it is', async () => {
    const answer = await site.ask('/favicon.svg', { headers: { 'accept-encoding': 'br' } });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  test('a file that appears after the start is served', async () => {
    await site.put('assets/late-D4.js', 'late');
    expect((await site.ask('/assets/late-D4.js')).text).toBe('late');
  });
});

describe('configuration for the web app', () => {
  test('without a database it names no backend, and is never kept', async () => {
    const answer = await site.ask('/config.json');
    expect(JSON.parse(answer.text)).toEqual({ url: null, key: null });
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('the log', () => {
  test('an unknown route is logged as a warning', async () => {
    await site.ask('/nowhere');
    expect(site.log.map((line): unknown => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 40, path: '/nowhere', msg: 'unknown route' }),
    ]);
  });

  test('a query string is never logged, because a share link holds a private plan', async () => {
    await site.ask('/?project=c2VjcmV0');
    await site.ask('/app?project=c2VjcmV0');
    await site.ask('/nowhere?project=c2VjcmV0');
    await site.ask('//app?project=c2VjcmV0');
    await site.ask('/assets/gone.js?project=c2VjcmV0');
    await site.ask('/auth/v1/token?project=c2VjcmV0', { method: 'POST' });
    await site.ask('/%E0%A4%A?project=c2VjcmV0');
    expect(site.log.length).toBeGreaterThan(0);
    expect(site.log.join('')).not.toContain('c2VjcmV0');
  });

  test('an answered request writes nothing', async () => {
    await site.ask('/');
    await site.ask('/assets/app-B1x9.js');
    expect(site.log).toEqual([]);
  });

  test('a very long unknown path is cut', async () => {
    await site.ask(`/${'x'.repeat(8_000)}`);
    expect(site.log.join('').length).toBeLessThan(500);
  });
});
