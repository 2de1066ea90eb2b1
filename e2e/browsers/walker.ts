// A user of the planner in any browser: with a mouse, a finger or the keyboard alone.
import { expect } from '@playwright/test';
import type { Editor } from '@homeplot/editor/editor';
import type { At } from '../hands.ts';
import { type Driver, expectWords, isThere, type Role, type Spot, waitFor } from './driver.ts';

declare const homeplot: { readonly editor: Editor };

export type Means = 'mouse' | 'touch' | 'keyboard';

const canvas = 'Site plan canvas';
/** After this many presses of a key, a control counts as missing. */
const maxTabs = 150;
const steps = 5;

export class Walker {
  readonly driver: Driver;
  private readonly means: Means;

  constructor(driver: Driver, means: Means) {
    this.driver = driver;
    this.means = means;
  }

  async press(role: Role, name: string): Promise<void> {
    await this.reach(role, name);
    if (this.means === 'keyboard') await this.driver.key('Enter');
  }

  /** Replaces the value of a field. */
  async fill(name: string, value: string): Promise<void> {
    await this.reach('field', name);
    await this.driver.key('Control+a');
    await this.driver.type(value);
  }

  async pick(tool: string): Promise<void> {
    if (this.means === 'keyboard') await this.runByName(tool);
    else await this.press('button', tool);
    await this.expectTool(tool);
  }

  /** Runs a command: from the file menu, or by its name. */
  async choose(command: string): Promise<void> {
    if (this.means === 'keyboard') return this.runByName(command);
    await this.press('button', 'More export and import options');
    await this.press('menuitem', command);
  }

  /** Presses at a plan point, or draws from one to another. */
  async draw(from: At, to?: At): Promise<void> {
    if (this.means === 'keyboard') {
      for (const at of to ? [from, to] : [from]) {
        await this.steer(at);
        await this.driver.key('Enter');
      }
      return;
    }
    const [start, end] = [await this.onPage(from), await this.onPage(to ?? from)];
    const between = (i: number): Spot => ({
      x: start.x + ((end.x - start.x) * i) / steps,
      y: start.y + ((end.y - start.y) * i) / steps,
    });
    const others = to ? Array.from({ length: steps }, (_, i) => between(i + 1)) : [];
    await this.driver.stroke(this.means, [start, ...others]);
  }

  /** Waits for the planner, after coming from another page. */
  async arrive(): Promise<void> {
    await waitFor(this.driver, 'field', canvas);
  }

  /** Opens the panel at the cards of the selection, if it isn't beside the canvas. */
  async openProperties(): Promise<void> {
    const { driver } = this;
    const isBeside = (): Promise<boolean> => isThere(driver, 'button', 'Update Dimensions');
    const isClosed = (): Promise<boolean> => isThere(driver, 'button', 'Edit properties');
    await expect.poll(async () => (await isBeside()) || isClosed()).toBe(true);
    if (await isClosed()) await this.press('button', 'Edit properties');
  }

  async closePanel(): Promise<void> {
    if (await isThere(this.driver, 'button', 'Close panel')) await this.press('button', 'Close panel');
  }

  /** The objects in the plan as text, without their order keys. */
  objects(): Promise<string> {
    return this.driver.evaluate(() => {
      const rounded = (key: string, value: unknown): unknown => {
        if (key === 'order') return undefined;
        return typeof value === 'number' ? Math.round(value * 1e4) / 1e4 : value;
      };
      return JSON.stringify([...homeplot.editor.plan.objects.values()], rounded);
    });
  }

  async expectTypes(...types: readonly string[]): Promise<void> {
    const now = (): Promise<string> =>
      this.driver.evaluate(() => [...homeplot.editor.plan.objects.values()].map(({ type }) => type).join());
    await expect.poll(now).toBe(types.join());
  }

  hears(words: string): Promise<void> {
    return expectWords(this.driver, words);
  }

  /** Presses the control; with the keyboard, moves to it with Tab first. */
  private async reach(role: Role, name: string): Promise<void> {
    let found = await waitFor(this.driver, role, name);
    if (this.means !== 'keyboard') return this.driver.stroke(this.means, [found]);
    for (let tabs = 0; !found.isFocused; tabs += 1) {
      if (tabs === maxTabs) throw new Error(`${maxTabs} presses of Tab did not come to "${name}".`);
      await this.driver.key(found.isBeforeFocus ? 'Shift+Tab' : 'Tab');
      found = await waitFor(this.driver, role, name);
    }
  }

  private async runByName(words: string): Promise<void> {
    await this.driver.key('Control+k');
    await waitFor(this.driver, 'field', 'What do you want to do?');
    await this.driver.type(words);
    const chosen = (): Promise<string> =>
      this.driver.evaluate(
        () => document.querySelector('[role=option][aria-selected=true]')?.textContent ?? '',
      );
    await expect.poll(chosen).toContain(words);
    await this.driver.key('Enter');
    await expect.poll(() => isThere(this.driver, 'field', 'What do you want to do?')).toBe(false);
  }

  private async expectTool(title: string): Promise<void> {
    const name = (): Promise<string> => this.driver.evaluate(() => homeplot.editor.hand.tool.name);
    await expect.poll(name).toContain(title.toLowerCase());
  }

  private async onPage([x, y]: At): Promise<Spot> {
    await waitFor(this.driver, 'field', canvas);
    return this.driver.evaluate(
      (planX, planY) => {
        const box = document.querySelector('[aria-label="Site plan canvas"]')?.getBoundingClientRect();
        const view = homeplot.editor.viewport;
        const onCanvas = (plan: number, first: number): number => (plan - first) * view.pxPerFoot;
        return { x: (box?.x ?? 0) + onCanvas(planX, view.x), y: (box?.y ?? 0) + onCanvas(planY, view.y) };
      },
      x,
      y,
    );
  }

  /** Moves the crosshair with arrow keys to the grid point nearest to a point. */
  private async steer([x, y]: At): Promise<void> {
    await this.reach('field', canvas);
    await this.driver.key('ArrowRight');
    const [atX, atY, squares] = await this.driver.evaluate(() => {
      const { hand, plan } = homeplot.editor;
      return [hand.cursor?.at.x ?? 0, hand.cursor?.at.y ?? 0, plan.settings.scale] as const;
    });
    const walk = async (feet: number, back: string, forth: string): Promise<void> => {
      const count = Math.round(Math.abs(feet) * squares);
      const key = feet < 0 ? back : forth;
      for (let i = 0; i < Math.floor(count / 10); i += 1) await this.driver.key(`Shift+${key}`);
      for (let i = 0; i < count % 10; i += 1) await this.driver.key(key);
    };
    await walk(x - atX, 'ArrowLeft', 'ArrowRight');
    await walk(y - atY, 'ArrowUp', 'ArrowDown');
  }
}
