// What can be hit on a phone, in portrait and landscape, and on a very narrow one: no target is too small or out of reach.
import type { Page } from '@playwright/test';
import { expect, expectArrived, onPhoneAlone, test } from './fixtures.ts';
import { tap } from './hands.ts';
import { escapeDialog, header, importPlan, menu, nextFrame, open } from './plannerPage.ts';

const screens = [
  { width: 844, height: 390 },
  { width: 320, height: 640 },
  { width: 390, height: 844 },
] as const;

const panel = (page: Page) => page.getByRole('complementary', { name: 'Settings' });
const house = (id: string, x: number) => ({ id, type: 'house', x, y: 20, width: 20, height: 20 });

/** Targets that are less than 24 CSS pixels wide or high, or that extend beyond the page; the toolbar is scrolled. */
const unreachable = (page: Page) =>
  page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'button, select, input:not([type=file]), [role=option], [role=treeitem], [role=menuitem]',
    );
    const least = 24;
    return [...controls].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('.not-focus\\:sr-only'))
        return [];
      const box = (control.closest('label') ?? control).getBoundingClientRect();
      const isOff = !control.closest('[role=toolbar]') && (box.left < 0 || box.right > innerWidth + 0.5);
      const isSmall = box.width < least - 0.5 || box.height < least - 0.5;
      if (!isOff && !isSmall) return [];
      const name = control.getAttribute('aria-label') ?? control.closest('label, button')?.textContent;
      return [`${name} ${Math.round(box.width)} x ${Math.round(box.height)} at ${Math.round(box.left)}`];
    });
  });

test(
  'on a phone, upright, sideways or very narrow, every control can be hit',
  onPhoneAlone,
  async ({ page }) => {
    const expectReachable = async (): Promise<void> => {
      for (const size of screens) {
        await page.setViewportSize(size);
        await expect.poll(() => unreachable(page), `${size.width} x ${size.height}`).toEqual([]);
      }
    };
    await open(page);
    await importPlan(page, house('a', 10), house('b', 60));
    await page.evaluate(() => window.homeplot.editor.select({ ids: new Set(['a', 'b']) }));
    await tap(page.getByRole('button', { name: 'Edit properties' }));
    await expect(panel(page).getByRole('button', { name: 'Distribute vertically' })).toBeAttached();
    await tap(panel(page).getByRole('button', { name: /^Snaps/ }));
    await expectReachable();
    await tap(panel(page).getByRole('button', { name: 'Library' }));
    await expect(panel(page).getByLabel('Find a site object')).toBeVisible();
    await expectReachable();
    await tap(panel(page).getByRole('button', { name: 'Layers' }));
    await tap(panel(page).getByRole('button', { name: 'Buildings', exact: false }).first());
    await expect(panel(page).getByRole('button', { name: 'Show Buildings only' })).toBeVisible();
    await expectReachable();
    await tap(panel(page).getByRole('button', { name: 'Objects' }));
    await expect(panel(page).getByRole('treeitem').first()).toBeAttached();
    await expectReachable();
    await tap(page.getByRole('button', { name: 'Close panel' }));

    for (const name of ['Saved Projects', 'Share', 'Keyboard shortcuts & help']) {
      await tap(header(page, name));
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectReachable();
      await escapeDialog(page);
    }
    for (const size of screens) {
      await page.setViewportSize(size);
      await tap(header(page, 'More export and import options'));
      const last = page.getByRole('menuitem', { name: 'Earlier drafts' });
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 0.99 });
      await expect.poll(() => unreachable(page)).toEqual([]);
      await nextFrame(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toBeHidden();
    }
    await menu(page, 'Earlier drafts');
    await expect(page.getByRole('dialog', { name: 'Earlier drafts' })).toBeVisible();
    await expectArrived(page);
    await expectReachable();
    await escapeDialog(page);
    await page.keyboard.press('ControlOrMeta+K');
    await expect(page.getByRole('option', { selected: true })).toBeVisible();
    await expectArrived(page);
    await expectReachable();
    await page.keyboard.type('Enter a deed');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Enter a deed' })).toBeVisible();
    await expectArrived(page);
    await expectReachable();
    await escapeDialog(page);
    await tap(header(page, 'Login'));
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
    await expectReachable();
    await tap(page.getByRole('button', { name: 'Create an account' }));
    await expect(page.getByRole('dialog', { name: 'Register' })).toBeVisible();
    await expectReachable();
  },
);
