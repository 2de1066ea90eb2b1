// A house on a slope with its finished floor, its drive and swales around it: nothing is right at first, and pressing the
// remedies alone makes it so. A door says its step and gets steps. Then the profile of the drive and a section go to a
// sheet, which is read back from its PDF.
import { hasPdfReaders, read } from '../packages/formats/testing/pdfReaders.ts';
import { expect, test } from './fixtures.ts';
import { downloadPdf } from './permit.ts';
import { Planner } from './planner.ts';
import { importPlan, menu, violations } from './plannerPage.ts';

/** Files are in squares of half a foot. */
const inSquares = (...points: readonly (readonly [x: number, y: number])[]) =>
  points.map(([x, y]) => ({ x: 2 * x, y: 2 * y }));

/** The ground falls 8 % to the street. */
const spots = [-20, 120].flatMap((x) =>
  [-20, 140].map((y) => ({
    id: `spot ${x} ${y}`,
    type: 'spotElevation',
    x: 2 * x,
    y: 2 * y,
    elevation: 110 - 0.08 * y,
    measuredBy: 'level',
  })),
);

/** From behind the house to its left or right, and down beside it. */
const swale = (id: string, side: number) => ({
  id,
  type: 'swale',
  status: 'proposed',
  slope: '2%',
  start: 106.2,
  end: 102.4,
  vertices: inSquares([50 + 2 * side, 35], [50 + 25 * side, 35], [50 + 25 * side, 95]),
});

const site = [
  ...spots,
  { id: 'lot', type: 'lot', vertices: inSquares([10, 5], [90, 5], [90, 115], [10, 115]) },
  {
    id: 'house',
    type: 'building',
    use: 'Dwelling',
    status: 'proposed',
    storeys: 1,
    finishedFloor: 106.2,
    garageFloor: 104.8,
    vertices: inSquares([30, 40], [70, 40], [70, 70], [30, 70]),
  },
  swale('left swale', -1),
  swale('right swale', 1),
  {
    id: 'drive',
    type: 'driveway',
    status: 'proposed',
    width: 24,
    streetElevation: 100.2,
    garageElevation: 105,
    vertices: inSquares([50, 120], [50, 70]),
  },
  { id: 'section', type: 'sectionLine', letter: 'A', vertices: inSquares([35, 0], [35, 115]) },
];

const remedies = [
  'End the drive at 104.76',
  'Raise the floor to 107.31',
  'Write 4.6%',
  'Write 4.6%',
  "Ease it at both ends, over 10'",
  'Begin it at 100.40',
  'Plan steps with 5 risers',
];

test('a house on a slope is made right by its remedies, and its profiles are read back', async ({ page }) => {
  const planner = await Planner.open(page);
  await importPlan(page, ...site);
  const panel = page.getByRole('complementary', { name: 'Settings' });
  const facts = panel.getByRole('region', { name: 'Ground' });
  await page.keyboard.press('g');
  await planner.click(60, 70);
  await expect(panel.getByRole('region', { name: 'Door Properties' })).toBeVisible();
  await expect(facts).toContainText(`Step: about 1' 10" down to the ground outside`);
  await page.getByRole('button', { name: /^Checks/ }).click();
  await expect(panel).toContainText('so rain runs in');
  // A question that a button answers isn't folded away.
  await expect(panel.getByRole('button', { name: /^Questions for the permit office/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  for (const remedy of remedies) await panel.getByRole('button', { name: remedy }).first().click();
  const grades =
    /rain runs in|finished floor of|ground here falls|ground falls|grade of|ground at the street|Water stands/;
  await expect(panel).not.toContainText(grades);

  await planner.click(45, 64);
  await expect(facts).toContainText(`Step: about 2' 11" down to the ground outside, 5 risers`);
  await expect(facts).toContainText(`106.64, 0' 8" below the finished floor.`);
  await planner.click(50, 100);
  const card = panel.getByRole('region', { name: 'Profile' });
  await expect(card).toContainText('Grades from the street');
  await expect(card).toContainText('5.5%, 10.9%, 5.5%');
  await expect(card.getByRole('img')).toHaveAccessibleName(/^Profile: Driveway/);
  await card.getByLabel('Heights').selectOption('2');
  expect(await violations(page)).toEqual([]);
  await card.getByRole('button', { name: 'Add to a sheet' }).click();
  const dialog = page.getByRole('dialog', { name: 'Print sheets' });
  await dialog.getByRole('tab', { name: 'Parts' }).click();
  await dialog.getByLabel('Add a part').selectOption('profile');
  await expect(dialog.getByLabel('Along')).toHaveValue('section');
  await dialog.getByRole('tab', { name: 'Print' }).click();
  const pdf = await downloadPdf(page, (button) => button.click());

  await page.keyboard.press('Escape');
  await page.evaluate(() => window.homeplot.editor.edit([{ remove: 'drive' }], 'Delete'));
  await menu(page, 'Print…');
  const lost = dialog.getByText(/^The line of a profile on A-2 was deleted, so its place stays blank/);
  await expect(lost).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(lost).toBeHidden();
  const left = await page.evaluate(() =>
    (window.homeplot.editor.plan.settings.sheets ?? []).flatMap(({ blocks }) =>
      blocks.flatMap((block) => ('object' in block ? [block.object] : [])),
    ),
  );
  expect(left).not.toContain('drive');

  if (!hasPdfReaders()) return;
  const words = read(pdf, 'pdftotext', '-layout', '$', '-');
  for (const said of [
    'FF 107.31',
    'GF 104.80',
    'Section A–A',
    'Profile: Driveway',
    'Grades from the street: 5.5%, 10.9%, 5.5%.',
    `Step at the garage: 0' 0 1/2" up.`,
    '10.9%',
    '104.76',
  ])
    expect(words).toContain(said);
  expect(words).toMatch(/Horizontal 1" = \d+', vertical 1" = [\d.]+'/);
});
