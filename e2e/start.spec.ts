// From the questions at the start to a checked PDF: a shed by mouse, in as few presses and values as can be.
import { Counted } from './counted.ts';
import { expect, test } from './fixtures.ts';
import { downloadPdf, expectInPdf } from './permit.ts';

test('a shed on a lot of 50 by 120 feet takes at most 25 presses and values, from the landing page to its PDF', async ({
  page,
}) => {
  await page.goto('/');
  const person = new Counted(page);
  const dialog = page.getByRole('dialog');
  const panel = page.getByRole('complementary', { name: 'Settings' });
  const canvas = page.getByLabel('Site plan canvas');
  await person.press(
    'Open the planner',
    page.getByRole('main').getByRole('link', { name: 'Open the planner' }).first(),
  );
  await person.press('Plan a project', page.getByRole('main').getByRole('button', { name: 'Plan a project' }));
  await person.press('Shed', dialog.getByRole('radio', { name: 'Shed' }));
  await person.press('The lot size', dialog.getByRole('radio', { name: 'The lot size' }));
  await expect(dialog.getByRole('textbox', { name: 'Lot size' })).toBeFocused();
  await person.type('50 x 120');
  await person.key('Tab');
  await person.write('12 Oak Street, Springfield');
  await person.key('Tab');
  await person.write('Jo Doe');
  await person.key('Tab');
  await person.write('123-45-678');
  await person.key('Enter');

  // The plan is begun, and says what is missing.
  await expect(panel.getByText('Draw the shed.')).toBeVisible();
  await person.press('Draw the shed', panel.getByRole('listitem').filter({ hasText: 'Draw the shed.' }).getByRole('button'));
  const at = await page.evaluate(() => {
    const { viewport: view } = window.homeplot.editor;
    return { x: (38 - view.x) * view.pxPerFoot, y: (20 - view.y) * view.pxPerFoot };
  });
  await person.press('its place', canvas, at);
  await person.press('New', panel.getByRole('button', { name: 'New', exact: true }));
  for (const what of ['distances', 'size']) {
    await person.press(what, panel.getByRole('button', { name: 'Add the dimensions' }).first());
  }
  await expect(panel.getByRole('button', { name: 'Add the dimensions' })).toHaveCount(0);
  await person.press('Check', panel.getByRole('button', { name: 'Check before you submit' }));
  await expect(dialog.getByRole('status')).not.toContainText(/conflict|missing/);
  await person.press('Sheets', dialog.getByRole('button', { name: 'Go on to the sheets' }));
  const pdf = await downloadPdf(page, (button) => person.press('Download PDF', button));
  expect(person.done.length).toBeLessThanOrEqual(25);
  expectInPdf(pdf, ['12 Oak Street', '123-45-678', 'OAK STREET', '6,000 sq ft'], [50, 120, 12, 10]);

  // It never comes back by itself, and is there when it is asked for.
  await page.reload();
  await expect(canvas).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
