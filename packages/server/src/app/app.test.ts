import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { script, TestSite } from '../testing/site.ts';

const site = await TestSite.open();
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
    const response = await site.request(path);
    expect(response.status).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.text).toContain(text);
  });

  test('a page is revalidated each time, and not sent again if unchanged', async () => {
    const first = await site.request('/');
    expect(first.headers['cache-control']).toBe('no-cache');
    const etag = first.headers.etag ?? '';
    expect(etag).not.toBe('');
    const second = await site.request('/', { headers: { 'if-none-match': etag } });
    expect(second.status).toBe(304);
    expect(second.text).toBe('');
  });

  test('HEAD gets the headers of GET', async () => {
    const response = await site.request('/app', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.text).toBe('');
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s to a page is not allowed', async (method) => {
    for (const path of ['/', '/app', '/nowhere', '/assets/app-B1x9.js']) {
      const response = await site.request(path, { method, headers: { 'content-type': 'text/x-unknown' } });
      expect(response.status).toBe(405);
      expect(response.headers.allow).toBe('GET, HEAD');
    }
  });

  test('a share link of 8,000 characters is served', async () => {
    const path = `/app?project=${'A'.repeat(8_000 - '/app?project='.length)}`;
    expect((await site.request(path)).status).toBe(200);
  });

  test('a URL of 16 kB with 16 kB of headers is served', async () => {
    const response = await site.request(`/app?${'A'.repeat(16_384)}`, {
      headers: { 'x-long': 'B'.repeat(16_384) },
    });
    expect(response.status).toBe(200);
  });

  test('a URL of 100 kB is rejected, and the server keeps running', async () => {
    const refused = await site.request(`/app?${'A'.repeat(100_000)}`).catch(() => undefined);
    expect(refused?.status ?? 431).toBe(431);
    expect((await site.request('/app')).status).toBe(200);
  });
});

describe('not found', () => {
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
    const response = await site.request(path, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(404);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.text).toContain('Oops! Page not found');
  });

  test('the 404 page is complete even for conditional and range requests', async () => {
    for (const headers of [{ 'if-none-match': '*' }, { range: 'bytes=0-3' }]) {
      const response = await site.request('/nowhere', { headers });
      expect(response.status).toBe(404);
      expect(response.text).toContain('Oops! Page not found');
    }
  });

  test.each(['/assets/gone-C3.js', '/assets/nothing', '/assets/', '/assets', '/gone.png', '/robots.txt'])(
    'the missing file %s gets 404 as text',
    async (path) => {
      const response = await site.request(path, { headers: { accept: '*/*' } });
      expect(response.status).toBe(404);
      expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    },
  );

  test.each([
    ['GET', '/auth/v1/user'],
    ['POST', '/auth/v1/token?grant_type=password'],
    ['PATCH', '/rest/v1/projects?id=eq.1'],
    ['DELETE', '/rest/v1/projects'],
    ['GET', '/rest'],
  ])('the backend path %s %s gets 404 as JSON', async (method, path) => {
    const response = await site.request(path, { method });
    expect(response.status).toBe(404);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(response.text)).toEqual({ message: `There is nothing at ${path.split('?')[0]}.` });
  });

  test('a malformed URL is rejected, and the server keeps running', async () => {
    expect((await site.request('/%E0%A4%A')).status).toBe(400);
    expect((await site.request('/')).status).toBe(200);
  });

  test.each([
    '/../../package.json',
    '/assets/../../package.json',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%5c..%5cpackage.json',
    '//etc/passwd',
    '/assets/%00',
  ])('the path %s does not escape the web root', async (path) => {
    const response = await site.request(path);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(response.text).not.toContain('homeplot');
    expect(response.text).not.toContain('root:');
  });

  test('hidden files are not served', async () => {
    await site.put('.stamp', 'secret');
    const response = await site.request('/.stamp');
    expect(response.status).toBe(404);
    expect(response.text).not.toContain('secret');
  });
});

describe('files', () => {
  test('a file with a content hash is cached forever', async () => {
    const response = await site.request('/assets/app-B1x9.js');
    expect(response.status).toBe(200);
    expect(response.headers['content-type']).toBe('application/javascript; charset=utf-8');
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.text).toBe(script);
  });

  test('a file with a fixed name is cached for an hour', async () => {
    const response = await site.request('/favicon.svg');
    expect(response.headers['content-type']).toBe('image/svg+xml');
    expect(response.headers['cache-control']).toBe('public, max-age=3600');
  });

  test('brotli is sent if the browser accepts it', async () => {
    const response = await site.request('/assets/app-B1x9.js', {
      headers: { 'accept-encoding': 'gzip, deflate, br' },
    });
    expect(response.headers['content-encoding']).toBe('br');
    expect(response.headers['content-type']).toBe('application/javascript; charset=utf-8');
    expect(response.headers.vary).toContain('accept-encoding');
    expect(brotliDecompressSync(response.body).toString()).toBe(script);
  });

  test('gzip is sent if the browser accepts nothing better', async () => {
    const response = await site.request('/assets/app-B1x9.js', { headers: { 'accept-encoding': 'gzip' } });
    expect(response.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(response.body).toString()).toBe(script);
  });

  test('a file without a compressed copy is sent uncompressed', async () => {
    const response = await site.request('/favicon.svg', { headers: { 'accept-encoding': 'br' } });
    expect(response.status).toBe(200);
    expect(response.headers['content-encoding']).toBeUndefined();
  });

  test('a file that is added after the start is served', async () => {
    await site.put('assets/late-D4.js', 'late');
    expect((await site.request('/assets/late-D4.js')).text).toBe('late');
  });
});

describe('/config.json', () => {
  test('names no backend without a database, and is not cached', async () => {
    const response = await site.request('/config.json');
    expect(JSON.parse(response.text)).toMatchObject({ url: null, key: null });
    expect(response.headers['cache-control']).toBe('no-store');
  });
});

describe('the log', () => {
  test('has a warning for an unknown route', async () => {
    await site.request('/nowhere');
    expect(site.log.map((line): unknown => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 40, path: '/nowhere', msg: 'unknown route' }),
    ]);
  });

  test('has no query strings, because share links hold private plans', async () => {
    await site.request('/?project=c2VjcmV0');
    await site.request('/app?project=c2VjcmV0');
    await site.request('/nowhere?project=c2VjcmV0');
    await site.request('//app?project=c2VjcmV0');
    await site.request('/assets/gone.js?project=c2VjcmV0');
    await site.request('/auth/v1/token?project=c2VjcmV0', { method: 'POST' });
    await site.request('/%E0%A4%A?project=c2VjcmV0');
    expect(site.log.length).toBeGreaterThan(0);
    expect(site.log.join('')).not.toContain('c2VjcmV0');
  });

  test('has no line for a successful request', async () => {
    await site.request('/');
    await site.request('/assets/app-B1x9.js');
    expect(site.log).toEqual([]);
  });

  test('has long paths truncated', async () => {
    await site.request(`/${'x'.repeat(8_000)}`);
    expect(site.log.join('').length).toBeLessThan(500);
  });
});
