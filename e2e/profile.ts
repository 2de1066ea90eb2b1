// A browser profile that the tests of a worker share one after the other. A page in a new profile takes a second of
// processor time, and one in a used profile a quarter of that. Between two tests, everything that pages have stored is
// removed; what the browser has cached and compiled stays.
import type { BrowserContext, Page, ViewportSize } from '@playwright/test';

/** A picture of the app's origin, which opens in half the time of a page. */
const quietAddress = '/favicon.svg';

/** Opens what is of the app's origin and runs no scripts, where its storage can be changed. */
export async function goWhereNothingRuns(page: Page): Promise<void> {
  if (!page.url().endsWith(quietAddress)) await page.goto(quietAddress);
}

export class Profile {
  readonly page: Page;
  private isUsable = true;

  constructor(page: Page) {
    this.page = page;
    const spend = (): void => {
      this.isUsable = false;
    };
    page.on('close', spend);
    page.context().on('page', (other) => other.on('crash', spend));
    // These can't be removed from a page.
    for (const [target, name] of [
      [page, 'addInitScript'],
      [page, 'routeWebSocket'],
      [page.clock, 'install'],
    ] as const) {
      const original = Reflect.get(target, name) as (...given: unknown[]) => unknown;
      Reflect.set(target, name, (...given: unknown[]) => {
        spend();
        return original.apply(target, given);
      });
    }
  }

  get context(): BrowserContext {
    return this.page.context();
  }

  /** Applies the settings of a test. */
  async prepare(permissions: readonly string[], viewport: ViewportSize | null | undefined): Promise<void> {
    await this.context.grantPermissions([...permissions]);
    if (viewport) await this.page.setViewportSize(viewport);
  }

  /** Makes the profile like a new one. Returns false if that can't be done. */
  async reset(origin: string): Promise<boolean> {
    if (!this.isUsable || !this.page.url().startsWith(origin)) return false;
    const { page, context } = this;
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
    await context.clearPermissions();
    await page.emulateMedia({ media: null });
    // Leaving the planner stores the plan once more.
    for (const open of context.pages()) await goWhereNothingRuns(open);
    await page.evaluate(clearStorage);
    for (const other of context.pages()) if (other !== page) await other.close();
    await page.mouse.move(-1, -1);
    return true;
  }
}

async function clearStorage(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of await indexedDB.databases())
    await new Promise<void>((resolve, reject) => {
      const request = indexedDB.deleteDatabase(name ?? '');
      request.addEventListener('success', () => resolve());
      request.addEventListener('error', () => reject(request.error ?? new Error(`${name} was not deleted.`)));
    });
}
