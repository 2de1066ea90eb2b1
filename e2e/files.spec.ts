// Files, spec sections 7 and 8: export and its pictures, import, and files that aren't plans.
import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { goOffline } from './projects.ts';
import { header, ids, importPlan, importText, menu, open, plan, plant, tree } from './plannerPage.ts';
import { expectToast, toast } from './toast.ts';

test.describe('files', () => {
  test('export downloads the plan at once, though the site cannot be reached anymore, and its arrow the pictures', async ({
    page,
    context,
  }) => {
    await open(page);
    await importPlan(page, tree('a'));
    await goOffline(page);
    const day = /^sitemap-\d{4}-\d{2}-\d{2}\./;
    const [json] = await Promise.all([page.waitForEvent('download'), header(page, 'Export').click()]);
    await expect(toast(page, 'Project exported successfully!')).toContainText(json.suggestedFilename());
    await expect(toast(page, 'Project exported successfully!')).toContainText(
      'To get a PDF or a picture, open the menu beside Export.',
    );
    expect(json.suggestedFilename()).toMatch(new RegExp(`${day.source}json$`));
    const text = await readFile(await json.path(), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ version: '1.0', objects: [{ id: 'a', radius: 8 }] });
    expect(text).toContain('\n  "');
    await context.setOffline(false);
    const [svg] = await Promise.all([page.waitForEvent('download'), menu(page, 'Export SVG')]);
    expect(await readFile(await svg.path(), 'utf8')).toMatch(/^<svg/);
    const [png] = await Promise.all([page.waitForEvent('download'), menu(page, 'Export PNG')]);
    expect(png.suggestedFilename()).toMatch(new RegExp(`${day.source}png$`));
    expect((await readFile(await png.path())).subarray(1, 4).toString()).toBe('PNG');
    // A picture that can't be made gives an error.
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.toBlob = (made) => made(null);
    });
    await menu(page, 'Export PNG');
    await expectToast(page, 'Failed to export project');
  });

  test('what is no plan is refused with the reason, and the open plan is untouched', async ({ page }) => {
    await open(page);
    await plant(page, 'mine');
    const refused = page.getByRole('dialog', { name: "This couldn't be opened" });
    // The tests of planFile try other files that are not plans.
    for (const text of ['rubbish', plan({ type: 'dragon' })]) {
      await importText(page, text);
      await expect(refused.getByRole('listitem')).not.toBeEmpty();
      await refused.getByRole('button', { name: 'OK' }).click();
      await expect.poll(() => ids(page)).toEqual(['mine']);
    }
  });

  test('a file dropped on the page is opened, and what was left out of it is listed', async ({ page }) => {
    await open(page);
    const dropped = await page.evaluateHandle(
      (text) => {
        const data = new DataTransfer();
        data.items.add(new File([text], 'dropped.json', { type: 'application/json' }));
        return data;
      },
      plan(tree('a'), { type: 'dragon' }, 7),
    );
    const canvas = page.getByLabel('Site plan canvas');
    await canvas.dispatchEvent('dragover', { dataTransfer: dropped });
    await expect(page.getByText('Drop a plan, picture, PDF or CAD file to open it')).toBeVisible();
    await canvas.dispatchEvent('drop', { dataTransfer: dropped });
    const report = page.getByRole('dialog', { name: 'Some of it was left out' });
    await expect(report).toContainText('1 object is open from the file dropped.json');
    await expect(report.getByRole('listitem')).toHaveCount(2);
    await expect.poll(() => ids(page)).toEqual(['a']);
  });

  test.describe('with nothing fetched yet', () => {
    test.use({ expectedFaults: ['ERR_INTERNET_DISCONNECTED'], refusesScripts: true });

    test('a file that cannot be opened without the site is answered all the same', async ({
      page,
      context,
    }) => {
      await open(page);
      await context.setOffline(true);
      await importText(page, plan(tree('a')));
      await expect(page.getByRole('alert')).toContainText("The reader of files couldn't be loaded.");
    });
  });
});
