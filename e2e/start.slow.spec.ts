// From the questions at the start to a checked PDF: a shed by mouse in as few presses and values as can be. It is done by
// keyboard and with a finger in startByOtherMeans.slow.spec.
import { Counted } from './counted.ts';
import { expect, test } from './fixtures.ts';
import { downloadPdf, expectInPdf } from './permit.ts';
import { Planner } from './planner.ts';
import { violations } from './plannerPage.ts';
import { expectToast } from './toast.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a shed on a lot of 50 by 120 feet takes at most 25 presses and values, from the landing page to its PDF', async ({
  page,
  freshProfile,
}) => {
  test.setTimeout(180_000);
  await page.goto('/');
  const person = new Counted(page);
  const dialog = page.getByRole('dialog');
  const panel = page.getByRole('complementary', { name: 'Settings' });
  const canvas = page.getByLabel('Site plan canvas');
  await person.press(
    'Open the planner',
    page.getByRole('main').getByRole('link', { name: 'Open the planner' }).first(),
  );
  await person.press(
    'Plan a project',
    page.getByRole('main').getByRole('button', { name: 'Plan a project' }),
  );
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
  await person.press(
    'Draw the shed',
    panel.getByRole('listitem').filter({ hasText: 'Draw the shed.' }).getByRole('button'),
  );
  const at = await page.evaluate(() => {
    const { viewport: view } = window.homeplot.editor;
    return { x: (38 - view.x) * view.pxPerFoot, y: (20 - view.y) * view.pxPerFoot };
  });
  await person.press('its place', canvas, at);
  for (const what of ['distances', 'size']) {
    await person.press(what, panel.getByRole('button', { name: 'Add the dimensions' }).first());
  }
  await expect(panel.getByRole('button', { name: 'Add the dimensions' })).toHaveCount(0);
  await person.press('Where north is', panel.getByRole('button', { name: "It's straight up" }));
  await person.press('Check', panel.getByRole('button', { name: 'Check before you submit' }));
  await expect(dialog.getByRole('status')).not.toContainText(/conflict|missing/);
  await person.press('Sheets', dialog.getByRole('button', { name: 'Continue to the sheets' }));
  const pdf = await downloadPdf(page, (button) => person.press('Download PDF', button));
  expect(person.done.length).toBeLessThanOrEqual(25);
  expectInPdf(pdf, ['12 Oak Street', '123-45-678', 'OAK STREET', '6,000 sq ft'], [50, 120, 12, 10]);

  // The questions never come back by themselves.
  await page.reload();
  await expect(canvas).toBeVisible();
  await expect(dialog).toHaveCount(0);

  // The numbers of the city: what conflicts with them says so and is mended, and each figure says how it came.
  await panel.getByRole('button', { name: /^Checks/ }).click();
  await panel.getByRole('button', { name: 'Change' }).click();
  await dialog.getByRole('button', { name: "Type my city's numbers" }).click();
  await dialog.getByLabel('City or county').fill('Springfield');
  await dialog.getByLabel('Zoning district').fill('R-1');
  await dialog.getByLabel('Page with the numbers (address)').fill('www.springfield.gov/zoning');
  await dialog.getByLabel('Side (ft)', { exact: true }).fill('far');
  await dialog.getByLabel('Building coverage (%)').fill('35');
  await dialog.getByRole('button', { name: 'Save and use' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Check Side.');
  await expect(dialog.getByLabel('Side (ft)', { exact: true })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('3.048 m');
  await page.keyboard.press('Enter');
  await dialog.getByText('Sources (2)').click();
  await expect(dialog.getByRole('link', { name: 'Springfield, official page' })).toHaveAttribute(
    'href',
    'https://www.springfield.gov/zoning',
  );
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expectToast(page, 'Link copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  const conflict = panel.getByText("The shed is 6' from the right side edge; the side setback is 10'.");
  await expect(conflict).toBeVisible();
  await expect(panel.getByRole('button', { name: /^Checks ?, 1 conflict$/ })).toBeVisible();
  await panel.getByRole('button', { name: "Move 4' toward the left side" }).click();
  await expect(conflict).toHaveCount(0);
  await panel.getByRole('button', { name: 'Coverage', exact: true }).click();
  await panel.getByRole('button', { name: 'Building coverage, total: 120' }).click();
  await expect(panel.getByText("12' x 10' = 120.0 sq ft.")).toBeVisible();
  expect(await violations(page)).toEqual([]);

  // Rules from a link are asked about, in a plan that has none of them.
  const other = await freshProfile();
  await other.goto(link);
  const question = other.getByRole('dialog', { name: 'Use the rules of Springfield?' });
  await expect(question).toContainText('Building coverage (%)35');
  await expect(question).toContainText('Zoning district R-1');
  expect(new URL(other.url()).hash).toBe('');
  await question.getByRole('button', { name: 'Use in this plan' }).click();
  await expect
    .poll(() => other.evaluate(() => window.homeplot.editor.plan.settings.pack?.setbacks?.side))
    .toBeCloseTo(10, 9);
});

test('the badge, Check before you submit and the print dialog count the same, down to a dimension without its number', async ({
  page,
}) => {
  await Planner.open(page);
  const dialog = page.getByRole('dialog');
  const panel = page.getByRole('complementary', { name: 'Settings' });
  await page.getByRole('main').getByRole('button', { name: 'Plan a project' }).click();
  await dialog.getByRole('radio', { name: 'Shed' }).click();
  await dialog.getByRole('radio', { name: 'Nothing yet' }).click();
  await dialog.getByRole('button', { name: 'Start the plan' }).click();
  const badge = panel.getByRole('button', { name: /^Checks/ });
  await expect(badge).toHaveAccessibleName(/missing$/);
  // More dimensions in one place than have room for their numbers.
  await page.evaluate(() => {
    const { editor } = window.homeplot;
    const shed = editor.scene.create('shed', { x: 30, y: 60 });
    const dimensions = Array.from({ length: 40 }, (_, i) =>
      editor.scene.create('dimension', { x: 30, y: 60 + i / 20 }, { x: 30.5, y: 60 + i / 20 }),
    );
    editor.edit(
      [shed, ...dimensions].flatMap((put) => (put ? [{ put }] : [])),
      'Draw',
    );
  });
  await expect(panel.getByText(/dimensions would be printed without their numbers/)).toBeVisible();
  await expect(panel.getByText('Shed: proposed (assumed). Is that right?')).toBeVisible();
  const [count = ''] = /\d+/.exec(await badge.innerText()) ?? [];
  await panel.getByRole('button', { name: 'Check before you submit' }).click();
  await expect(dialog.getByRole('status')).toContainText(`${count} missing`);
  await dialog.getByRole('button', { name: 'Continue to the sheets anyway' }).click();
  await expect(dialog.getByText(`${count} things are still missing.`)).toBeVisible();
});
