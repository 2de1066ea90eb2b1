// Sharing by link, spec sections 7 and 8: copying, opening, a clipboard that refuses, a damaged link.
import { expect, test } from './fixtures.ts';
import { header, ids, importPlan, menu, open, plan, plant, stored, tree } from './plannerPage.ts';
import { expectToast, toast } from './toast.ts';

test.describe('sharing', () => {
  test('copies a link that opens the same plan elsewhere', async ({ page, context, freshProfile }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page);
    await importPlan(page, tree('a'), tree('b', 60));
    await header(page, 'Share').click();
    const dialog = page.getByRole('dialog', { name: 'Share Your Project' });
    await expect(dialog).toContainText(
      'Generate a shareable link that others can use to view your site map.',
    );
    await dialog.getByRole('button', { name: 'Generate & Copy Link' }).click();
    await expectToast(page, 'Share link copied to clipboard!');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await freshProfile();
    await open(other, link);
    await expect.poll(() => ids(other)).toEqual(['a', 'b']);
    await expect(other).toHaveURL('/app');
  });

  test('shows the link where the clipboard refuses, and opens the share sheet where there is one', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const names = ({ files, ...data }: ShareData) => ({ ...data, files: files?.map(({ name }) => name) });
      navigator.canShare = () => true;
      navigator.share = async (data = {}) => {
        document.documentElement.dataset['shared'] = JSON.stringify(names(data));
      };
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    });
    await open(page);
    await plant(page, 'a');
    await header(page, 'Share').click();
    await page.getByRole('button', { name: 'Generate & Copy Link' }).click();
    await expect(page.getByLabel('Share link')).toHaveValue(/\/app\?project=/);
    await expect(toast(page, 'Failed')).toHaveCount(0);
    for (const [button, sent] of [
      ['Send link…', /"url":"[^"]*\/app\?project=/],
      ['Send plan file…', /sitemap-[\d-]+\.json"/],
      ['Send picture…', /sitemap-[\d-]+\.png"/],
    ] as const) {
      await page.getByRole('button', { name: button }).click();
      await expect(page.locator('html')).toHaveAttribute('data-shared', sent);
    }
    // Browsers open the share sheet only shortly after a press, and making a link can take longer.
    await page.evaluate(() => {
      delete document.documentElement.dataset['shared'];
      let presses = 0;
      const isActive = { get: () => (presses += 1) > 1 };
      Object.defineProperty(navigator, 'userActivation', {
        value: Object.defineProperty({}, 'isActive', isActive),
      });
    });
    await page.getByRole('button', { name: 'Send link…' }).click();
    await page.getByRole('button', { name: 'Send now…' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-shared', /"url"/);
    await expect(page.getByRole('button', { name: 'Send now…' })).toHaveCount(0);
  });

  test('a damaged link gives an error, and the plan kept here stays open', async ({ page }) => {
    await open(page);
    await plant(page, 'mine');
    await expect.poll(() => stored(page)).toContain('"mine"');
    await page.goto('about:blank');
    await open(page, '/app?project=%%%damaged');
    await expectToast(page, 'The plan in this link cannot be opened');
    await expect.poll(() => ids(page)).toEqual(['mine']);
    await expect(page).toHaveURL('/app');
  });

  test('a link opened over a plan keeps that plan as a draft, which comes back', async ({ page }) => {
    await open(page);
    await plant(page, 'mine');
    await page.goto('about:blank');
    await open(page, `/app?project=${encodeURIComponent(btoa(plan(tree('theirs'))))}`);
    await expectToast(page, 'Opened the shared plan. Your earlier plan is under Earlier drafts.');
    await expect.poll(() => ids(page)).toEqual(['theirs']);
    await menu(page, 'Earlier drafts');
    const drafts = page.getByRole('dialog', { name: 'Earlier drafts' });
    await expect(drafts.getByRole('listitem')).toContainText('1 object');
    await drafts.getByRole('button', { name: /^Restore/ }).click();
    await expect.poll(() => ids(page)).toEqual(['mine']);
    await menu(page, 'Earlier drafts');
    await expect(drafts.getByRole('listitem')).toHaveCount(2);
  });
});
