// Chromium and Firefox by Puppeteer: one by the DevTools protocol, the other by WebDriver BiDi.
import { setTimeout as delay } from 'node:timers/promises';
import { type BrowserContext, launch, type Page } from 'puppeteer-core';
import { browserArgs } from '../chromium.ts';
import type { Driver, Plain, Spot } from './driver.ts';

/** Milliseconds. A finger that leaves while it moves flings the page, which swallows the next tap. */
const rest = 200;

const firefoxSettings = {
  'ui.prefersReducedMotion': 1,
  // Milliseconds. On a busy machine, a tap takes longer than a person's, but has to count as a tap.
  'apz.max_tap_time': 60_000,
  'ui.click_hold_context_menus.delay': 60_000,
};

export interface Engine {
  /** Opens a page of this size in a profile of its own. */
  open(size: {
    readonly width: number;
    readonly height: number;
    readonly hasTouch: boolean;
  }): Promise<Driver>;
  close(): Promise<void>;
}

export async function launchPuppeteer(browser: 'chrome' | 'firefox', program: string): Promise<Engine> {
  const args = browser === 'chrome' ? [...browserArgs, '--force-prefers-reduced-motion'] : [];
  const launched = await launch({
    browser,
    executablePath: program,
    args,
    timeout: 120_000,
    protocolTimeout: 120_000,
    extraPrefsFirefox: firefoxSettings,
  });
  return {
    async open({ width, height, hasTouch }) {
      const context = await launched.createBrowserContext();
      const page = await context.newPage();
      page.setDefaultTimeout(120_000);
      // Firefox can't emulate a touch screen, but accepts touches.
      await page.setViewport({
        width,
        height,
        ...(browser === 'chrome' ? { hasTouch, isMobile: hasTouch } : {}),
      });
      return new PuppeteerDriver(context, page);
    },
    close: () => launched.close(),
  };
}

class PuppeteerDriver implements Driver {
  private readonly context: BrowserContext;
  private readonly page: Page;

  constructor(context: BrowserContext, page: Page) {
    this.context = context;
    this.page = page;
  }

  async goto(address: string): Promise<void> {
    await this.page.goto(address);
  }

  async evaluate<Args extends readonly Plain[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    return this.page.evaluate(work as unknown as (...given: unknown[]) => Result, ...args);
  }

  async stroke(pointer: 'mouse' | 'touch', [first, ...others]: readonly Spot[]): Promise<void> {
    if (!first) return;
    const { mouse, touchscreen } = this.page;
    if (pointer === 'touch') {
      await touchscreen.touchStart(first.x, first.y);
      for (const { x, y } of others) await touchscreen.touchMove(x, y);
      if (others.length > 0) await delay(rest);
      return touchscreen.touchEnd();
    }
    await mouse.move(first.x, first.y);
    await mouse.down();
    for (const { x, y } of others) await mouse.move(x, y);
    await mouse.up();
  }

  async key(name: string): Promise<void> {
    const { keyboard } = this.page;
    const [last = '', ...modifiers] = name.split('+').toReversed() as Parameters<typeof keyboard.press>[0][];
    for (const modifier of modifiers) await keyboard.down(modifier);
    await keyboard.press(last as Parameters<typeof keyboard.press>[0]);
    for (const modifier of modifiers) await keyboard.up(modifier);
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  picture(): Promise<Uint8Array> {
    return this.page.screenshot();
  }

  async close(): Promise<void> {
    await this.context.close();
  }
}
