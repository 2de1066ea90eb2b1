// The `test` of every browser test: it fails a test whose page wrote an error to the console, threw, or asked for
// something that it did not get.
import {
  type BrowserContext,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
  test as base,
} from '@playwright/test';

export { expect };

/** Tags a test that depends on a finger or a narrow screen; it runs on the phone as well as on the desktop. */
export const onPhoneToo = { tag: '@phone' } as const;
/** Tags a test that runs on the phone only. */
export const onPhoneAlone = { tag: '@phoneAlone' } as const;

type Options = {
  /** Faults that a test brings about on purpose; a fault that contains one of these texts is let pass. */
  readonly expectedFaults: readonly string[];
};

type Fixtures = {
  readonly faults: Faults;
  /** Opens a page in a profile of its own, which holds nothing of what the test did so far. */
  readonly freshProfile: () => Promise<Page>;
};

type Faults = { readonly watch: (context: BrowserContext) => void };

export const test = base.extend<Options & Fixtures>({
  expectedFaults: [[], { option: true }],
  faults: [
    async ({ context, expectedFaults }, use) => {
      const found: string[] = [];
      const watch = (watched: BrowserContext): void => {
        reportFaults(watched, (fault) => found.push(fault));
        watched.on('page', (page) => void waitForArrivals(page));
      };
      watch(context);
      await use({ watch });
      const unexpected = found.filter((fault) => !expectedFaults.some((text) => fault.includes(text)));
      expect(unexpected, 'the pages of this test ran without a fault').toEqual([]);
    },
    { auto: true },
  ],
  freshProfile: async ({ browser, faults }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ serviceWorkers: 'block' });
      opened.push(context);
      faults.watch(context);
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },
});

/** The mark that the page has while it fetches parts of itself. */
const arrivals = (page: Page) => page.locator('html[data-fetching]');

/** Makes actions and expectations wait until the page has fetched its parts, which may move everything else. */
const waitForArrivals = (page: Page): Promise<void> =>
  page.addLocatorHandler(arrivals(page), async () => undefined).catch(() => undefined);

/** Call it before using coordinates on the page. */
export const expectArrived = (page: Page): Promise<void> => expect(arrivals(page)).toHaveCount(0);

/** Reports every fault of every page of a context. */
function reportFaults(context: BrowserContext, report: (fault: string) => void): void {
  context.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') report(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => report(`thrown: ${error.error().message}`));
  context.on('requestfailed', (request: Request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // A page that is left or a download that is taken over ends its requests early.
    if (reason !== 'net::ERR_ABORTED') report(`request: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) report(`response: ${response.url()} ${response.status()}`);
  });
}
