// Counts the presses and typed values of a user, for journeys that have to stay short.
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

  /** Each number counts as a value; the characters between them are typed but don't count. */
  async type(text: string): Promise<void> {
    this.done.push(...(text.match(/[\d.]+/g) ?? []));
    await this.page.keyboard.type(text);
  }

  /** A text counts as one value, even if it contains numbers. */
  async write(text: string): Promise<void> {
    this.done.push(text);
    await this.page.keyboard.type(text);
  }
}
