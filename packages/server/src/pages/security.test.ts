import { afterEach, describe, expect, test } from 'vitest';
import { defaultSources, sourceOrigins } from '../config/sources.ts';
import { TestSite } from '../testing/site.ts';

let site: TestSite;
afterEach(() => site.close());

describe('security headers', () => {
  test.each([
    '/',
    '/app',
    '/roadmap',
    '/terms',
    '/privacy',
    '/reset-password',
    '/nowhere',
    '/config.json',
    '/assets/app-B1x9.js',
    '/auth/v1/user',
  ])('%s has a policy that allows only this server and no framing', async (path) => {
    site = await TestSite.open();
    const { headers } = await site.request(path);
    expect(headers['content-security-policy']).toBe(
      "default-src 'self';script-src 'self';style-src 'self';img-src 'self' data: blob:;" +
        "connect-src 'self' https://tile.openstreetmap.org https://basemap.nationalmap.gov " +
        `${sourceOrigins(defaultSources).join(' ')};object-src 'none';base-uri 'none';frame-ancestors 'none';form-action 'self';` +
        "require-trusted-types-for 'script';trusted-types default",
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy']).toContain('geolocation=()');
    expect(headers['x-powered-by']).toBeUndefined();
  });

  test('the page of a shared plan is kept from referrers and search engines, and only with ?embed may be framed', async () => {
    site = await TestSite.open();
    const token = 'a'.repeat(22);
    for (const path of [`/s/${token}`, `/a/${token}?embed`, `/view/${token}?embed`]) {
      const { headers, status } = await site.request(path);
      expect(status).toBe(200);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['x-robots-tag']).toBe('noindex');
    }
    const { headers } = await site.request(`/s/${token}?embed`);
    expect(headers['content-security-policy']).toContain('frame-ancestors *;');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['x-frame-options']).toBeUndefined();
  });

  test('a rejected method has them too', async () => {
    site = await TestSite.open();
    const { headers } = await site.request('/', { method: 'POST' });
    expect(headers['content-security-policy']).toContain("default-src 'self'");
  });

  test('without https there is no HSTS', async () => {
    site = await TestSite.open();
    const { headers } = await site.request('/');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });

  test('with https there is HSTS', async () => {
    site = await TestSite.open({ publicUrl: 'https://plan.example.org/' });
    const { headers } = await site.request('/');
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });
});
