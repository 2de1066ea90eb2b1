// The `test` of every browser test: it fails a test whose page wrote an error to the console, threw, or asked for
// something that it didn't get.
import {
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
  test as base,
} from '@playwright/test';
import { Profile } from './profile.ts';
import { rememberToasts } from './toast.ts';

export { expect };

/** Tags a test that depends on a finger or a narrow screen; it runs on the phone as well as on the desktop. */
export const onPhoneToo = { tag: '@phone' } as const;
/** Tags a test that runs on the phone only. */
export const onPhoneAlone = { tag: '@phoneAlone' } as const;

type Options = {
  /** Faults that a test causes on purpose: a fault that contains one of these texts is ignored. */
  readonly expectedFaults: readonly string[];
  /** Whether the test delays or refuses scripts. It then gets a new profile, since a used one may have cached them. */
  readonly refusesScripts: boolean;
};

type Fixtures = {
  /** Lends a profile until the test is over. */
  readonly borrow: () => Promise<Profile>;
  readonly profile: Profile;
  /** Opens a page in another, empty profile. */
  readonly freshProfile: () => Promise<Page>;
};

/** The faults of all pages of this worker since its test began. */
const faults: string[] = [];

/** The idle profiles of this worker, by those of their settings that can't be changed. */
const waiting = new Map<string, Profile[]>();

export const test = base.extend<Options & Fixtures>({
  expectedFaults: [[], { option: true }],
  refusesScripts: [false, { option: true }],
  borrow: async (
    {
      browser,
      expectedFaults,
      baseURL,
      deviceScaleFactor,
      javaScriptEnabled,
      permissions,
      refusesScripts,
      serviceWorkers,
      viewport,
    },
    use,
    { errors },
  ) => {
    const settings = JSON.stringify([baseURL, deviceScaleFactor, javaScriptEnabled, serviceWorkers]);
    const alike = waiting.get(settings) ?? [];
    waiting.set(settings, alike);
    const lent: Profile[] = [];
    faults.length = 0;
    await use(async () => {
      const used = refusesScripts ? undefined : alike.pop();
      const profile = used ?? new Profile(await newPage(browser));
      lent.push(profile);
      await profile.prepare(permissions ?? [], viewport);
      return profile;
    });
    const unexpected = faults.filter((fault) => !expectedFaults.some((text) => fault.includes(text)));
    expect(unexpected, 'the pages of this test ran without a fault').toEqual([]);
    for (const profile of lent) {
      const isKept = errors.length === 0 && !refusesScripts;
      if (isKept && (await profile.reset(baseURL ?? ''))) alike.push(profile);
      else await profile.context.close();
    }
  },
  profile: async ({ borrow }, use) => use(await borrow()),
  context: ({ profile }, use) => use(profile.context),
  page: ({ profile }, use) => use(profile.page),
  freshProfile: ({ borrow }, use) => use(async () => (await borrow()).page),
});

/** A page in a profile of its own, with the settings of the test that runs. */
async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  await rememberToasts(context);
  reportFaults(context, (fault) => faults.push(fault));
  context.on('page', (page) => void waitForArrivals(page));
  return context.newPage();
}

/** The mark that the page has while it fetches parts of itself. */
const arrivals = (page: Page) => page.locator('html[data-fetching]');

/**
 * Makes actions and expectations wait until the page has fetched its parts, which may move everything else. The page is
 * watched closely: Playwright itself would look again after up to half a second.
 */
async function waitForArrivals(page: Page): Promise<void> {
  const hasAll = () =>
    page.waitForFunction(() => !document.documentElement.hasAttribute('data-fetching'), undefined, {
      // Some tests stop the page's animation frames.
      polling: 20,
    });
  // The page may be closed or left meanwhile.
  const wait = () => hasAll().then(undefined, () => undefined);
  await page.addLocatorHandler(arrivals(page), wait, { noWaitAfter: true }).catch(() => undefined);
}

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
    // Leaving a page, or taking over a download, ends its requests early.
    if (reason !== 'net::ERR_ABORTED') report(`request: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) report(`response: ${response.url()} ${response.status()}`);
  });
}
