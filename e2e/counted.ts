// A person whose presses and typed values are counted, for journeys that must stay short.
import type { Locator, Page } from '@playwright/test';

export class Counted {
  readonly done: string[] = [];
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(
    what: string,
    control: Locator,
    at?: { readonly x: number; readonly y: number },
  ): Promise<void> {
    this.done.push(what);
    await control.click(at ? { position: at } : {});
  }

  async key(key: string): Promise<void> {
    this.done.push(key);
    await this.page.keyboard.press(key);
  }

  /** Each number is a value; what stands between them is typed along. */
  async type(text: string): Promise<void> {
    this.done.push(...(text.match(/[\d.]+/g) ?? []));
    await this.page.keyboard.type(text);
  }

  /** Words are one value, whatever numbers are in them. */
  async write(text: string): Promise<void> {
    this.done.push(text);
    await this.page.keyboard.type(text);
  }
}
