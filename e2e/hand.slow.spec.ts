// The active tool and its grip: Select after drawing, a kept tool, small objects and their handles, locked objects.
import { expect, test } from './fixtures.ts';
import { Planner } from './planner.ts';
import { runByName } from './plannerPage.ts';
import { expectToast } from './toast.ts';

test('what was drawn is moved by its body at any size, a kept tool draws several, and a locked object stays', async ({
  page,
}) => {
  const planner = await Planner.open(page);
  const tool = (name: string) =>
    page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name, exact: true });
  const canvas = page.getByLabel('Site plan canvas');

  await planner.pick('House');
  await planner.drag([10, 10], [20, 18]);
  await expect(tool('Select')).toHaveAttribute('aria-pressed', 'true');
  await planner.drag([15, 14], [25, 14]);
  const house = { width: 10, height: 8 };
  await expect.poll(() => planner.objects()).toMatchObject([{ ...house, x: 25, y: 14 }]);

  await tool('Tree').dblclick();
  await expect(
    page.getByRole('status').filter({ hasText: 'Stays on until you choose another tool' }),
  ).toBeVisible();
  for (const x of [30, 40, 50]) await planner.click(x, 40);
  await expect.poll(() => planner.objects()).toHaveLength(4);
  await canvas.press('Escape');
  await expect(tool('Select')).toHaveAttribute('aria-pressed', 'true');
  await tool('Road').click({ modifiers: ['Shift'] });
  await expect(page.getByText('Stays on until')).toBeVisible();
  await tool('Select').click();

  // Less than 4 px a foot, at which the house is under 60 px.
  await page.evaluate(() => window.homeplot.editor.show({ siteExtent: 400, zoom: 1 }));
  await planner.click(25, 14);
  await planner.drag([25, 14], [35, 14]);
  await planner.drag([31, 11], [41, 21]);
  await expect.poll(() => planner.last('house')).toMatchObject({ ...house, x: 45, y: 24 });

  await canvas.press('ControlOrMeta+Shift+L');
  await planner.drag([45, 24], [55, 24]);
  await expectToast(page, 'House is locked');
  await canvas.press('Delete');
  await planner.hears('House is locked. Unlock it to change it.');
  await expect.poll(() => planner.last('house')).toMatchObject({ x: 45, y: 24, locked: true });
  await runByName(page, 'Unlock');
  await expect.poll(() => planner.last('house')).not.toHaveProperty('locked');
  await canvas.press('ControlOrMeta+Shift+L');
  await page.getByRole('button', { name: /^Objects/ }).click();
  await expect(page.getByRole('treeitem', { name: /House.*locked/ })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Object Properties' }).getByLabel('Width (feet)'),
  ).toBeDisabled();
  await page.getByTitle('Unlock House').click();
  await planner.drag([45, 24], [55, 24]);
  await expect.poll(() => planner.last('house')).toMatchObject({ ...house, x: 55 });
});
