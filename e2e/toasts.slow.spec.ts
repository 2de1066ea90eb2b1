// The position of toasts: clear of every heading, field and button of the open dialog or card, and on a wide screen of the
// header.
import type { Page } from '@playwright/test';
import { expect, onPhoneToo, test } from './fixtures.ts';
import { Planner } from './planner.ts';
import { changeInAnotherTab, escapeDialog, header, menu, open } from './plannerPage.ts';
import { toast } from './toast.ts';

const words = 'Added “Click House.pdf”: on a narrow screen this toast takes two lines of text.';

/** As long as the offer of a new version, with a button. */
async function offer(page: Page): Promise<void> {
  await page.evaluate(() =>
    window.homeplot.editor.say({
      text: 'A new version is ready',
      detail: 'Reload to use it. Your plan is saved in this browser.',
      tone: 'info',
      offer: { command: 'zoomToFit', label: 'Reload' },
    }),
  );
  await expect(toast(page, 'A new version is ready').first()).toBeVisible();
}

/** Shows it twice, so that one toast is behind another. */
async function say(page: Page): Promise<void> {
  await page.evaluate((text) => {
    for (const said of ['First', text]) window.homeplot.editor.say({ text: said, tone: 'info' });
  }, words);
  await expect(toast(page, words).first()).toBeVisible();
}

/** The texts of the dialog or card that are under a toast. */
const covered = (page: Page, box: string, said = 'h2, h3, p, label, input, select, textarea, button') =>
  page.evaluate(
    ([selector, texts]) => {
      const boxOf = (element: Element) => element.getBoundingClientRect();
      const all = [...document.querySelectorAll('[data-sonner-toast]')];
      const toasts = all.filter((one) => getComputedStyle(one).opacity !== '0').map(boxOf);
      const holders = [...document.querySelectorAll(selector)];
      return holders.flatMap((holder) => {
        const { top, bottom } = boxOf(holder);
        const parts = [...holder.querySelectorAll(texts)];
        const lies = (part: Element): boolean =>
          toasts.some((one) => {
            const its = boxOf(part);
            return (
              Math.max(its.top, top) < Math.min(one.bottom, bottom, its.bottom) &&
              Math.min(its.bottom, bottom) > Math.max(one.top, top) &&
              its.left < one.right &&
              its.right > one.left
            );
          });
        return parts.filter(lies).map((part) => part.getAttribute('aria-label') ?? part.textContent);
      });
    },
    [box, said] as const,
  );

/** Above the canvas. */
const toolName = '[aria-label="Site plan"] > :first-child > p';

const dialogs: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  Login: (page) => header(page, 'Login').click(),
  Register: async (page) => {
    await header(page, 'Login').click();
    await page.getByRole('button', { name: 'Create an account' }).click();
  },
  'Share Your Project': (page) => header(page, 'Share').click(),
  'Keyboard shortcuts & help': (page) => header(page, 'Keyboard shortcuts & help').click(),
  'Start from a template': (page) => menu(page, 'Start from a template'),
  Commands: (page) => page.keyboard.press('ControlOrMeta+K'),
};

/** A tall, a wide and a high one, which do for a large screen. */
const various: readonly string[] = ['Register', 'Start from a template', 'Commands'];

test(
  'no toast covers what a dialog says and asks, upright or sideways',
  onPhoneToo,
  async ({ page, isMobile }) => {
    // On a phone they are over the header, which a dialog disables.
    const clear = isMobile ? '[role=dialog]' : '[role=dialog], header';
    const upright = isMobile ? page.viewportSize() : { width: 1280, height: 640 };
    await page.setViewportSize(upright ?? { width: 390, height: 844 });
    await open(page);
    for (const [name, show] of Object.entries(dialogs).filter(([one]) => isMobile || various.includes(one)))
      await test.step(name, async () => {
        await show(page);
        const dialog = page.getByRole('dialog', { name });
        await expect(dialog).toBeVisible();
        // A finger that has opened the dialog would hover over the offer's button.
        for (const raise of isMobile ? [say] : [say, offer]) {
          await raise(page);
          expect(await covered(page, clear)).toEqual([]);
        }
        if (isMobile) await page.setViewportSize({ width: 844, height: 390 });
        expect(await covered(page, clear)).toEqual([]);
        await expect(dialog.getByRole('heading', { name })).toBeInViewport({ ratio: 1 });
        await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
        // What doesn't fit beside the toast can be scrolled to.
        const last = dialog
          .locator('input, button:not([aria-label="Close"]), [role=option], dd')
          .filter({ visible: true })
          .last();
        await last.scrollIntoViewIfNeeded();
        await expect(last).toBeInViewport();
        expect(await covered(page, clear)).toEqual([]);
        await escapeDialog(page);
        if (isMobile && upright) await page.setViewportSize(upright);
      });
  },
);

test(
  'no toast covers an open menu, the hint or the card of a tool, or the one that asks for values',
  onPhoneToo,
  async ({ page, isMobile }) => {
    const planner = await Planner.open(page);
    await header(page, 'More export and import options').click();
    const box = await page.getByRole('menuitem', { name: 'Export SVG' }).boundingBox();
    // Without the icon, whose edges vary by a shade.
    const clip = { x: (box?.x ?? 0) + 36, y: box?.y ?? 0, width: 80, height: box?.height ?? 0 };
    const before = await page.screenshot({ clip });
    await page.evaluate(() =>
      window.homeplot.editor.say({
        text: 'So many words that on a narrow screen this takes more than one line below the header.',
        tone: 'info',
      }),
    );
    await expect(toast(page, 'So many words')).toBeVisible();
    expect((await page.screenshot({ clip })).equals(before)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();

    await planner.pick('House');
    await say(page);
    expect(await covered(page, '[aria-label="Site plan"]', '[data-hint]')).toEqual([]);
    // On a wide screen they leave the middle of the plan free.
    const canvas = await page.getByLabel('Site plan canvas').boundingBox();
    const said = await toast(page, words).first().boundingBox();
    if (!canvas || !said) throw new Error('The canvas or the toast is not shown.');
    if (!isMobile) expect(said.x + said.width).toBeLessThan(canvas.x + canvas.width / 2);
    await planner.drag([6, 26], [14, 34]);
    await page.evaluate(() => window.homeplot.editor.hand.pick('tape'));
    await expect(page.getByRole('heading', { name: 'Tape Measure' })).toBeVisible();
    await say(page);
    expect(await covered(page, '[aria-label="Site plan"] section, aside section')).toEqual([]);
    expect(await covered(page, '[aria-label="Site plan"]', toolName)).toEqual([]);
    await page.evaluate(() => {
      const { editor } = window.homeplot;
      editor.hand.pick('select');
      editor.select({ ids: new Set(editor.plan.objects.keys()) });
      editor.ask('moveBy');
    });
    await expect(page.getByRole('main').getByRole('form')).toBeVisible();
    await say(page);
    expect(await covered(page, 'main form')).toEqual([]);
    if (isMobile) await page.setViewportSize({ width: 844, height: 390 });
    expect(await covered(page, 'main form')).toEqual([]);
  },
);

test(
  'no toast covers the question about another tab, or the buttons around the canvas',
  onPhoneToo,
  async ({ page, context }) => {
    await changeInAnotherTab(page, context);
    const asks = page.getByRole('alert').filter({ hasText: 'This plan was changed in another tab.' });
    await expect(asks).toBeVisible();
    await say(page);
    expect(await covered(page, '[data-tab-question], header, fieldset, [role=toolbar]')).toEqual([]);
  },
);
