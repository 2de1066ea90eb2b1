// Measures how much JavaScript a page fetches on a first visit until it is idle, each file gzipped separately.
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { settled } from './settled.ts';

/** Bytes. */
export async function scriptBytes(
  browser: Browser,
  address: string,
  viewport: { readonly width: number; readonly height: number },
): Promise<number> {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  const page = await context.newPage();
  const fetched = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (!response.ok() || !type.includes('javascript')) return;
    fetched.set(
      response.url(),
      response.body().then((body) => gzipSync(body, { level: 9 }).length),
    );
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await settled(page);
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(fetched.values());
  await context.close();
  return sizes.reduce((sum, size) => sum + size, 0);
}
