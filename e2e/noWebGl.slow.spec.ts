// A browser without WebGL: the view from above is drawn, and nothing is offered that doesn't work.
import { browserArgs, findChromium } from './chromium.ts';
import { expect, test } from './fixtures.ts';
import { Planner } from './planner.ts';
import { runByName } from './plannerPage.ts';

const executablePath = findChromium();
test.use({
  launchOptions: {
    args: [...browserArgs, '--disable-3d-apis'],
    ...(executablePath ? { executablePath } : {}),
  },
});

test('without WebGL the view from above is drawn, and there is no walk around', async ({ page }) => {
  await Planner.open(page);
  await runByName(page, '3d', 'View from above');
  const dialog = page.getByRole('dialog', { name: 'View from above' });
  await expect(dialog.getByRole('img', { name: /^View from the/ })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Walk around' })).toHaveCount(0);
});
