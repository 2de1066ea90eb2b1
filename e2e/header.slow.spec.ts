// The planner's header at many widths, with all that may stand in it.
import type { Page } from '@playwright/test';
import { expect, onPhoneAlone, test } from './fixtures.ts';
import { tap } from './hands.ts';
import { Planner } from './planner.ts';
import { header } from './plannerPage.ts';
import { saveMark } from './projects.ts';
import { lineOf, openAsGuest, openAsOwner, others, sharedProject } from './together.ts';

/** What is visible in the header covers something else, or is cut off: pairs of their words. */
const coveredIn = (page: Page) =>
  page.getByRole('banner').evaluate((banner) => {
    const parts = [...banner.querySelectorAll('button, a, output > *')]
      .map((part) => {
        const { left, right } = part.getBoundingClientRect();
        return { words: part.ariaLabel ?? part.textContent, left, right, part };
      })
      // Words for screen readers alone are one pixel wide, and the mark on the save button's icon is meant to cover it.
      .filter(
        ({ left, right, part }) =>
          right - left > 1 && getComputedStyle(part.parentElement ?? part).position !== 'absolute',
      )
      .toSorted((a, b) => a.left - b.left);
    return parts.flatMap(({ words, right }, i) => {
      const next = parts[i + 1];
      // The arrow of Export is drawn into the padding of its button.
      const overlap = right - (next?.left ?? window.innerWidth);
      return overlap > 4 ? [`${words} / ${next?.words}`] : [];
    });
  });

test('nothing in the header covers anything from 390 to 1440 px, with others in a long-named plan or without a connection', async ({
  page,
  request,
  freshProfile,
}) => {
  const shared = await sharedProject(request);
  const line = await lineOf(page);
  await openAsOwner(page, { ...shared, project: { ...shared.project, title: 'Smith Residence Pool' } });
  await openAsGuest(await freshProfile(), shared, 'Bob Stone');
  await openAsGuest(await freshProfile(), shared, 'Cleo Park');
  await expect(others(page)).toHaveAccessibleName('Bob Stone (guest) and Cleo Park (guest) are here');
  await expect(saveMark(page)).toHaveText('Saved');
  const check = async (): Promise<void> => {
    for (const width of [390, 1024, 1152, 1279, 1280, 1366, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => coveredIn(page), `at ${width} px`).toEqual([]);
      const icon = await saveMark(page).locator('svg').boundingBox();
      expect(icon?.width, `the mark's icon at ${width} px`).toBeGreaterThan(12);
    }
  };
  await check();
  await line.cut();
  await expect(saveMark(page)).toHaveText('Saved on this device, waiting for the connection');
  await check();
});

test("the header's menus lie above the open panel, upright and sideways", onPhoneAlone, async ({ page }) => {
  const planner = await Planner.open(page);
  await planner.openPanel();
  for (const size of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size);
    await tap(header(page, 'More export and import options'));
    await expect(page.getByRole('menu')).toBeVisible();
    for (const item of await page.getByRole('menuitem').all()) await item.tap({ trial: true });
    await page.getByRole('menu').press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
  }
});
