// Sharing by link, spec sections 7 and 8: copying, opening, a clipboard that refuses, a damaged link.
import { expect, test } from './fixtures.ts';
import { header, ids, menu, open, plan, plant, tree } from './plannerPage.ts';
import { goWhereNothingRuns } from './profile.ts';
import { expectToast, toast } from './toast.ts';

test.describe('sharing', () => {
  test('shows the link where the clipboard refuses, and opens the share sheet where there is one', async ({
    page,
  }) => {
    await open(page);
    await page.evaluate(() => {
      const names = ({ files, ...data }: ShareData) => ({ ...data, files: files?.map(({ name }) => name) });
      navigator.canShare = () => true;
      navigator.share = async (data = {}) => {
        document.documentElement.dataset['shared'] = JSON.stringify(names(data));
      };
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    });
    await plant(page, 'a');
    await header(page, 'Share').click();
    await expect(page.getByRole('dialog', { name: 'Share Your Project' })).toContainText(
      'Generate a shareable link that others can use to view your site map.',
    );
    await page.getByRole('button', { name: 'Generate & Copy Link' }).click();
    await expect(page.getByLabel('Share link')).toHaveValue(/\/app\?project=/);
    await expect(page.getByRole('dialog')).not.toContainText('chat apps');
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
    const send = page.getByRole('button', { name: 'Send link…' });
    await send.click();
    await expect(page.getByRole('button', { name: 'Send now…' })).toBeVisible();
    // The link was selected when it appeared; selecting it again would scroll to it.
    await expect(send).toBeFocused();
    await page.getByRole('button', { name: 'Send now…' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-shared', /"url"/);
    await expect(page.getByRole('button', { name: 'Send now…' })).toHaveCount(0);
  });

  test('a damaged link leaves the plan kept here open; a good one keeps that plan as a draft', async ({
    page,
  }) => {
    await goWhereNothingRuns(page);
    await page.evaluate((text) => localStorage.setItem('homeplot.project', text), plan(tree('mine')));
    await open(page, '/app?project=%%%damaged');
    await expectToast(page, 'The plan in this link cannot be opened');
    await expect.poll(() => ids(page)).toEqual(['mine']);
    await expect(page).toHaveURL('/app');
    await open(page, `/app?project=${encodeURIComponent(btoa(plan(tree('theirs'))))}`);
    await expectToast(page, 'Opened the shared plan. Your earlier plan is under Earlier drafts.');
    await expect.poll(() => ids(page)).toEqual(['theirs']);
    await expect(page).toHaveURL('/app');
    await menu(page, 'Earlier drafts');
    const drafts = page.getByRole('dialog', { name: 'Earlier drafts' });
    await expect(drafts.getByRole('listitem')).toContainText('1 object');
    await drafts.getByRole('button', { name: /^Restore/ }).click();
    await expect.poll(() => ids(page)).toEqual(['mine']);
    await menu(page, 'Earlier drafts');
    await expect(drafts.getByRole('listitem')).toHaveCount(2);
  });
});
