// Measures the product on a phone four times slower than this machine, on a slow 3G connection: the time from the loaded
// script to the first picture of the planner, and from a press to the first frame that shows something because of it.
import type { Browser, Page } from 'playwright';
import { median } from './statistics.ts';

export interface SlowPhone {
  /** Milliseconds from the response of the last script to the first picture. */
  readonly firstPicture: number;
  /** Milliseconds from a press to the first frame that shows something because of it, for the slowest control. */
  readonly press: number;
  /** The name of that control. */
  readonly slowest: string;
}

/** Times slower. */
const slowdown = 4;
/** Milliseconds, and bytes per second: the "Slow 3G" of browsers' developer tools. */
const network = {
  offline: false,
  latency: 2000,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
} as const;
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

/** What is pressed, each on a new page that has fetched nothing ahead; before: what is pressed to get there. */
const presses: readonly { readonly name: string; readonly before?: string }[] = [
  { name: 'Plan a project' },
  { name: 'Enter a deed' },
  { name: 'Start from a template' },
  { name: 'Saved Projects' },
  { name: 'Share' },
  { name: 'Login' },
  { name: 'More export and import options' },
  { name: 'Print…', before: 'More export and import options' },
  { name: 'Commands' },
  { name: 'Keyboard shortcuts & help' },
  { name: 'Dimension' },
  { name: 'Panel' },
  { name: 'Library', before: 'Panel' },
  { name: 'Checks', before: 'Panel' },
];

export async function measureSlowPhone(browser: Browser, address: string): Promise<SlowPhone> {
  const firstPictures: number[] = [];
  const answers: { readonly name: string; readonly took: number }[] = [];
  for (const { name, before } of presses) {
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
    if (before) await control(page, before).tap();
    answers.push({ name, took: await pressFor(page, name) });
    await context.close();
  }
  const press = Math.max(...answers.map(({ took }) => took));
  const slowest = answers.find(({ took }) => took === press)?.name ?? '';
  return { firstPicture: median(firstPictures), press, slowest };
}

const control = (page: Page, name: string) =>
  page
    .getByRole('button', { name })
    .or(page.getByRole('menuitem', { name }))
    .filter({ visible: true })
    .first();

async function pressFor(page: Page, name: string): Promise<number> {
  const pressed = control(page, name);
  await pressed.waitFor();
  await page.evaluate(awaitPress);
  await pressed.tap();
  await page
    .waitForFunction(() => performance.getEntriesByName('response').length > 0)
    .catch((cause: unknown) => {
      throw new Error(`A press on "${name}" showed nothing.`, { cause });
    });
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

/** In the page: marks its first picture. */
function watch(): void {
  const seen = new MutationObserver(() => {
    if (!document.querySelector('[aria-label="Site plan canvas"]')) return;
    seen.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark('first-picture')));
  });
  seen.observe(document, { childList: true, subtree: true });
}

/** In the page: marks the next press, and the end of the first frame that shows something because of it. */
function awaitPress(): void {
  const isSeen = (node: Node): boolean =>
    node instanceof HTMLElement && node.offsetWidth > 2 && node.offsetHeight > 2;
  addEventListener(
    'pointerdown',
    ({ target, timeStamp }) => {
      performance.mark('press', { startTime: timeStamp });
      const pressed = target instanceof Element ? target.closest('button, [role=menuitem]') : null;
      const look = (): string => {
        // The progress bar is the page's ::before (styles.css, html[data-fetching]), which isn't a node.
        const { content, opacity } = getComputedStyle(document.documentElement, '::before');
        const isBarShown = content !== 'none' && Number(opacity) > 0;
        return `${isBarShown} ${pressed && getComputedStyle(pressed).opacity} ${pressed?.ariaPressed}`;
      };
      const before = look();
      let isAdded = false;
      new MutationObserver((changes) => {
        isAdded ||= changes.some(({ addedNodes }) => [...addedNodes].some(isSeen));
      }).observe(document.body, { childList: true, subtree: true });
      const frame = (): void => {
        if (isAdded || look() !== before) setTimeout(() => performance.mark('response'));
        else requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    },
    { capture: true, once: true },
  );
}
