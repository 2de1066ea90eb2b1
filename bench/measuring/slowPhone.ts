// Measures the planner on a phone that is four times slower than this machine, on a 3G line: how long after its script has
// come it is first seen, and how long after a press there is something to see.
import type { Browser, Page } from 'playwright';

export interface SlowPhone {
  /** Milliseconds from the response of the last script to the first picture. */
  readonly sight: number;
  /** Milliseconds from the press that waits longest. */
  readonly press: number;
}

/** Times slower. */
const slowdown = 4;
/** Milliseconds, and bytes per second: the "Fast 3G" of browsers' developer tools. */
const line = {
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
  const sights: number[] = [];
  const presses: number[] = [];
  for (const name of pressed) {
    const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
    const page = await context.newPage();
    const protocol = await context.newCDPSession(page);
    await protocol.send('Network.enable');
    await protocol.send('Network.emulateNetworkConditions', line);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(watch);
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('sight').length > 0);
    sights.push(await page.evaluate(sightAfterScripts));
    presses.push(await pressFor(page, name));
    await context.close();
  }
  return {
    sight: sights.toSorted((a, b) => a - b)[Math.floor(sights.length / 2)] ?? NaN,
    press: Math.max(...presses),
  };
}

async function pressFor(page: Page, name: string): Promise<number> {
  await page.getByRole('button', { name, exact: true }).tap();
  await page.waitForFunction(() => performance.getEntriesByName('answer').length > 0);
  return page.evaluate(() => {
    const [press, answer] = ['press', 'answer'].map(
      (mark) => performance.getEntriesByName(mark)[0]?.startTime,
    );
    return (answer ?? NaN) - (press ?? NaN);
  });
}

function sightAfterScripts(): number {
  const sight = performance.getEntriesByName('sight')[0]?.startTime ?? NaN;
  const scripts = performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => entry.name.endsWith('.js'));
  return sight - Math.max(...scripts.map(({ responseEnd }) => responseEnd).filter((end) => end < sight));
}

/** In the page: marks its first picture, the first press, and the first frame that shows something because of it. */
function watch(): void {
  const afterFrame = (name: string): void =>
    void requestAnimationFrame(() => setTimeout(() => performance.mark(name)));
  const seen = new MutationObserver(() => {
    if (!document.querySelector('[aria-label="Site plan canvas"]')) return;
    seen.disconnect();
    afterFrame('sight');
  });
  seen.observe(document, { childList: true, subtree: true });
  const isSeen = (node: Node): boolean =>
    node instanceof HTMLElement && node.offsetWidth > 2 && node.offsetHeight > 2;
  addEventListener(
    'pointerdown',
    () => {
      performance.mark('press');
      let isAnswered = false;
      const answer = (): void => {
        if (!isAnswered) performance.mark('answer');
        isAnswered = true;
      };
      new MutationObserver((changes) => {
        if (changes.some(({ addedNodes }) => [...addedNodes].some(isSeen))) requestAnimationFrame(answer);
      }).observe(document.body, { childList: true, subtree: true });
      const look = (): void => {
        const { content, opacity } = getComputedStyle(document.documentElement, '::before');
        if (content !== 'none' && Number(opacity) > 0) answer();
        if (!isAnswered) requestAnimationFrame(look);
      };
      look();
    },
    { capture: true, once: true },
  );
}
