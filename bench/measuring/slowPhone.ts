// Measures the planner on a phone four times slower than this machine, on a 3G connection: the time from the loaded script
// to the first picture, and from a press to the first visible response.
import type { Browser, Page } from 'playwright';
import { median } from './statistics.ts';

export interface SlowPhone {
  /** Milliseconds from the response of the last script to the first picture. */
  readonly firstPicture: number;
  /** Milliseconds from a press to its first visible response, for the slowest of the controls. */
  readonly press: number;
}

/** Times slower. */
const slowdown = 4;
/** Milliseconds, and bytes per second: the "Fast 3G" of browsers' developer tools. */
const network = {
  offline: false,
  latency: 300,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
} as const;
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

/** The controls that are pressed, each on a new page that has fetched nothing ahead. */
const pressed = [
  'Saved Projects',
  'Share',
  'More export and import options',
  'Keyboard shortcuts & help',
  'Panel',
];

export async function measureSlowPhone(browser: Browser, address: string): Promise<SlowPhone> {
  const firstPictures: number[] = [];
  const presses: number[] = [];
  for (const name of pressed) {
    const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
    const page = await context.newPage();
    const protocol = await context.newCDPSession(page);
    await protocol.send('Network.enable');
    await protocol.send('Network.emulateNetworkConditions', network);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(watch);
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-picture').length > 0);
    firstPictures.push(await page.evaluate(firstPictureAfterScripts));
    presses.push(await pressFor(page, name));
    await context.close();
  }
  return {
    firstPicture: median(firstPictures),
    press: Math.max(...presses),
  };
}

async function pressFor(page: Page, name: string): Promise<number> {
  await page.getByRole('button', { name, exact: true }).tap();
  await page.waitForFunction(() => performance.getEntriesByName('response').length > 0);
  return page.evaluate(() => {
    const [press, response] = ['press', 'response'].map(
      (mark) => performance.getEntriesByName(mark)[0]?.startTime,
    );
    return (response ?? NaN) - (press ?? NaN);
  });
}

function firstPictureAfterScripts(): number {
  const firstPicture = performance.getEntriesByName('first-picture')[0]?.startTime ?? NaN;
  const scripts = performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => entry.name.endsWith('.js'));
  return (
    firstPicture -
    Math.max(...scripts.map(({ responseEnd }) => responseEnd).filter((end) => end < firstPicture))
  );
}

/** In the page: marks its first picture, the first press, and the first frame that shows something because of it. */
function watch(): void {
  const afterFrame = (name: string): void =>
    void requestAnimationFrame(() => setTimeout(() => performance.mark(name)));
  const seen = new MutationObserver(() => {
    if (!document.querySelector('[aria-label="Site plan canvas"]')) return;
    seen.disconnect();
    afterFrame('first-picture');
  });
  seen.observe(document, { childList: true, subtree: true });
  const isSeen = (node: Node): boolean =>
    node instanceof HTMLElement && node.offsetWidth > 2 && node.offsetHeight > 2;
  addEventListener(
    'pointerdown',
    () => {
      performance.mark('press');
      let hasResponded = false;
      const response = (): void => {
        if (!hasResponded) performance.mark('response');
        hasResponded = true;
      };
      new MutationObserver((changes) => {
        if (changes.some(({ addedNodes }) => [...addedNodes].some(isSeen))) requestAnimationFrame(response);
      }).observe(document.body, { childList: true, subtree: true });
      // The progress bar is the page's ::before (styles.css, html[data-fetching]), which isn't a node.
      const look = (): void => {
        const { content, opacity } = getComputedStyle(document.documentElement, '::before');
        if (content !== 'none' && Number(opacity) > 0) response();
        if (!hasResponded) requestAnimationFrame(look);
      };
      look();
    },
    { capture: true, once: true },
  );
}
