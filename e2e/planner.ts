// The planner as a user operates it: tools, panel and toasts by their accessible names, with a mouse or a finger.
import { expect, type Locator, type Page } from '@playwright/test';
import { type At, finger, type Hand, mouse } from './hands.ts';

export class Planner {
  readonly page: Page;
  readonly hand: Hand;
  private readonly narrow: boolean;

  private constructor(page: Page, hand: Hand, narrow: boolean) {
    this.page = page;
    this.hand = hand;
    this.narrow = narrow;
  }

  /** Opens the planner. On a page with touch, a finger is used. */
  static async open(page: Page, address = '/app'): Promise<Planner> {
    await page.goto(address);
    await expect(page.getByLabel('Site plan canvas')).toBeVisible();
    const width = page.viewportSize()?.width ?? 0;
    const touches = await page.evaluate(() => navigator.maxTouchPoints > 0);
    return new Planner(page, touches ? await finger(page) : mouse(page), width < 1024);
  }

  /** Presses the button of a tool and returns it. */
  async pick(tool: string): Promise<Locator> {
    const button = this.page
      .getByRole('toolbar', { name: 'Tools' })
      .getByRole('button', { name: tool, exact: true });
    await button.scrollIntoViewIfNeeded();
    await this.hand.press(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    return button;
  }

  /** Picks a tool and keeps it, to draw several objects. */
  async keep(tool: string): Promise<void> {
    await this.hand.press(await this.pick(tool));
    await expect(this.page.getByText('Stays on until you choose another tool')).toBeVisible();
  }

  click(...at: At): Promise<void> {
    return this.hand.click(at);
  }

  drag(from: At, to: At): Promise<void> {
    return this.hand.drag(from, to);
  }

  /** Waits for these words in the newest toast. */
  async hears(text: string): Promise<void> {
    await expect(this.page.locator('[data-sonner-toast][data-front="true"]')).toContainText(text);
  }

  /** Opens the panel where it lies over the canvas. */
  async openPanel(): Promise<void> {
    if (this.narrow) await this.hand.press(this.page.getByRole('button', { name: 'Panel', exact: true }));
  }

  /** Finishes a drawing that is made point by point, with a button or a key. */
  async finishDrawing(): Promise<void> {
    if (this.narrow) await this.hand.press(this.page.getByRole('button', { name: 'Finish drawing' }));
    else await this.page.getByLabel('Site plan canvas').press('Enter');
  }

  /** The panel, open at the properties of what is selected. */
  async openProperties(): Promise<Locator> {
    if (this.narrow) await this.hand.press(this.page.getByRole('button', { name: 'Edit properties' }));
    return this.page.getByRole('complementary', { name: 'Settings' });
  }

  /** Does something in the properties panel, which lies over the canvas on a narrow screen: opens it, and closes it again. */
  async inPanel(work: (panel: Locator) => Promise<void>): Promise<void> {
    await work(await this.openProperties());
    if (this.narrow) await this.hand.press(this.page.getByRole('button', { name: 'Close panel' }));
  }

  /** Fills the fields of a form of the panel and presses its button. */
  async apply(values: Readonly<Record<string, string>>, button: string): Promise<void> {
    await this.inPanel(async (panel) => {
      const form = panel
        .locator('form')
        .filter({ has: this.page.getByRole('button', { name: button, exact: true }) });
      for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value);
      await this.hand.press(form.getByRole('button', { name: button, exact: true }));
    });
  }

  async pressInPanel(button: string): Promise<void> {
    await this.inPanel((panel) => this.hand.press(panel.getByRole('button', { name: button, exact: true })));
  }

  undo(): Promise<void> {
    return this.hand.press(this.page.getByRole('button', { name: 'Undo', exact: true }));
  }

  /** The objects of the open plan from the lowest to the topmost, without their places in the order, as exact as
   * the file keeps them: to a hundred-thousandth of a foot. */
  objects(): Promise<Record<string, unknown>[]> {
    return this.page.evaluate(() => {
      const objects = [...window.homeplot.editor.plan.objects.values()];
      const list = objects.toSorted((a, b) => (a.order < b.order ? -1 : 1));
      const round = (key: string, value: unknown): unknown => {
        if (key === 'order') return undefined;
        return typeof value === 'number' ? Math.round(value * 1e5) / 1e5 : value;
      };
      return JSON.parse(JSON.stringify(list, round)) as Record<string, unknown>[];
    });
  }

  /** The types of the objects, from the lowest to the topmost. */
  async types(): Promise<string[]> {
    return (await this.objects()).map(({ type }) => String(type));
  }

  /** Waits for an object of a type, and returns the last one drawn. */
  async last(type: string): Promise<Record<string, unknown>> {
    const find = async () => (await this.objects()).findLast((object) => object['type'] === type);
    let found = await find();
    await expect.poll(async () => (found = await find()), `There is a ${type} in the plan.`).toBeDefined();
    return found ?? {};
  }
}
