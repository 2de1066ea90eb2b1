// A lot from the text of its deed: pasted, read, closed, added and undone. With a finger, it is done in
// measuredByFinger.slow.spec.
import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Planner } from './planner.ts';
import { menu } from './plannerPage.ts';

/**
 * Nine calls, one of them a curve: 200 x 200 ft less two corners and a notch. It doesn't quite close, because the numbers
 * of its curve are rounded.
 */
const deed = `BEGINNING at an iron pin set on the northerly line of Mill Road; thence North, 150.00 feet to a stone; thence
along a curve to the right having a radius of 50.00 feet, an arc length of 78.54 feet and a chord bearing N 45°00'00" E
70.71 feet; thence due East 100.00 feet; thence S 45°00'00" E 70.71’; thence South seventy-five (75) feet to a pin; thence
S 90° W 25.00 feet; thence S 0°00'00" W 3 rods; thence S 0-0-0 W 25 feet 6 inches; thence N 90°00'00" W 175.00 feet to the
POINT OF BEGINNING, containing 0.83 acres, more or less.`;

/** An edge with the numbers that the deed gives for it. */
const ofDeed = expect.objectContaining({
  source: 'deed',
  recorded: expect.objectContaining({ length: expect.any(Number) }),
});

test('a deed of nine calls is pasted into its dialog and becomes a lot, which a single undo removes', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const planner = await Planner.open(page);
  await page.evaluate((text) => navigator.clipboard.writeText(text), deed);
  await page.getByRole('button', { name: 'Enter a deed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter a deed' });
  await expect(dialog.getByRole('textbox', { name: 'Deed text' })).toBeFocused();
  await page.keyboard.press('Control+v');
  await expect(dialog.getByText('9 edges were read.')).toBeVisible();
  await dialog.getByRole('tab', { name: 'Edge by edge' }).click();
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('textbox', { name: 'Deed text' })).toBeVisible();
  await expect(dialog.getByRole('tab', { name: 'Paste deed text' })).toBeFocused();

  const read = dialog.getByRole('list', { name: 'Edges read' }).getByRole('listitem');
  await expect(read).toHaveCount(9);
  await expect(read.nth(1)).toContainText(
    `Curve to the right, radius 50.00', arc 78.54', chord N 45°00'00" E`,
  );
  await expect(read.nth(1)).toContainText('thence along a curve to the right having a radius of 50.00 feet');
  await expect(read.nth(6)).toContainText(`S 0°00'00" W, 49.50'`);
  await expect(
    dialog
      .getByText(/short, .*1:\d/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(dialog.getByText(/^36,3\d\d(?:\.\d)? sq ft \(0\.83\d ac\)$/).first()).toBeVisible();
  await expect(dialog.getByRole('img', { name: 'Outline of 9 edges' })).toBeVisible();

  await dialog.getByRole('button', { name: 'Add Lot' }).click();
  await expect(dialog).toBeHidden();
  await planner.hears('Lot added');
  const lot = await planner.last('lot');
  expect(lot['vertices']).toHaveLength(9);
  expect(lot['edges']).toEqual(Array.from({ length: 9 }, () => ofDeed));
  await expect(page.getByLabel('Source of all edges')).toHaveValue('deed');
  await expect(page.getByLabel('Source of all edges').locator('option:checked')).toHaveText('Deed');
  await planner.undo();
  await expect.poll(() => planner.objects()).toEqual([]);
});

test('a deed that almost closes keeps its bearings, and one with a gap is adjusted by the compass rule', async ({
  page,
}) => {
  const planner = await Planner.open(page);
  await planner.hand.press(page.getByRole('button', { name: 'Enter a deed' }));
  const dialog = page.getByRole('dialog', { name: 'Enter a deed' });
  const calls =
    `Beginning at a pin; thence North 80.00 feet; thence East 120.00 feet; thence South 84.732 feet; ` +
    `thence N 87°44'30" W 120.09 feet to the point of beginning`;
  await dialog.getByRole('textbox', { name: 'Deed text' }).fill(calls);
  await expect(dialog.getByText(/^0\.003' short, /)).toBeVisible();
  await planner.hand.press(dialog.getByRole('button', { name: 'Add Lot' }));
  await planner.hears('Lot added');
  await planner.inPanel(async (panel) => {
    const edge = panel.getByRole('button', { name: /^Edge 4/ });
    await expect(edge).toContainText(`N 87°44'30" W`);
    await expect(edge).toContainText(`End moved 0.003' to close`);
    await expect(
      panel.getByText(/misclose by 0\.003' \(1:\d\d\d,\d\d\d\)\. Edge 4 was adjusted to close\.$/),
    ).toBeVisible();
  });

  const asDeed = `N 87°44'30" W  120.09'`;
  const written = await page.evaluate(() => {
    const { scene, viewport } = window.homeplot.editor;
    const labels = scene.labels.at(11.5 / viewport.pxPerFoot);
    const placed = [...scene.plan.objects.values()].flatMap((object) => labels.of(object));
    return placed.flatMap(({ place }) => place.texts.map(({ content }) => content));
  });
  expect(written).toContain(asDeed);
  const [svg] = await Promise.all([page.waitForEvent('download'), menu(page, 'Export SVG')]);
  const picture = (await readFile(await svg.path(), 'utf8')).replaceAll('&quot;', '"');
  expect(picture).toContain(`>${asDeed}<`);
  // The note is wrapped.
  const words = [...picture.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text).join(' ');
  expect(words).toContain(`adjusted in the course ${asDeed.replace('  ', ' ')}.`);

  await page.evaluate(() => {
    const { editor } = window.homeplot;
    editor.load({ objects: [], settings: editor.plan.settings });
  });
  const open =
    'Beginning at a pin; thence East 100 feet; thence South 60 feet; thence West 100 feet; thence North 59.5 feet';
  await planner.hand.press(page.getByRole('button', { name: 'Enter a deed' }));
  await dialog.getByRole('textbox', { name: 'Deed text' }).fill(open);
  // The area is that of the lot to be added.
  const facts = dialog.getByLabel('Area and closure of the edges');
  await dialog.getByLabel('Adjust by compass rule').check();
  await expect(facts).toContainText(/Area5,97\d sq ft/);
  await dialog.getByLabel('Leave the gap open').check();
  await expect(facts).toContainText(/Area6,000 sq ft.*Perimeter319\.50'/);
  await planner.hand.press(dialog.getByRole('button', { name: 'Add Lot' }));
  await planner.hears('Lot added');
  await expect.poll(async () => (await planner.last('lot'))['vertices']).toHaveLength(5);
  await planner.inPanel(async (panel) => {
    await expect(panel.getByText(`0.50' short, N 0°00'00" E, 1:639`)).toBeVisible();
    await planner.hand.press(panel.getByRole('button', { name: 'Adjust by compass rule' }));
    await expect(panel.getByText('The gap was distributed over the edges')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Adjust by compass rule' })).toBeHidden();
  });
  const adjusted = await planner.last('lot');
  expect(adjusted['vertices']).toHaveLength(4);
  expect(adjusted['edges']).toEqual(Array.from({ length: 4 }, () => ofDeed));
  await planner.undo();
  await expect.poll(async () => (await planner.last('lot'))['vertices']).toHaveLength(5);
});

test('a text without edges gets an example in units of the plan, and edges that enclose nothing are no lot', async ({
  page,
}) => {
  await Planner.open(page);
  const dialog = page.getByRole('dialog', { name: 'Enter a deed' });
  const text = dialog.getByRole('textbox', { name: 'Deed text' });
  const askAndRead = async (length: string): Promise<void> => {
    await page.getByRole('button', { name: 'Enter a deed' }).click();
    await expect(text).toHaveAttribute('placeholder', new RegExp(`East, ${length} to a point`));
    await text.fill('The old mill at Maple Grove');
    await expect(page.getByText('No edge was found')).toContainText(length);
  };
  await askAndRead('120.5 feet');
  await text.fill(
    `Beginning at a stone; thence N 45°30' E 120 feet to a pin; thence S 44°75'00" E 90.00 feet; thence N 10 E to the point of beginning.`,
  );
  await expect(dialog.getByText('Not known while edges are left out')).toBeVisible();
  await expect(dialog.getByText('These edges enclose no area, so there is no lot to add.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Add Lot' })).toBeDisabled();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByLabel('Units').selectOption('Meters');
  await askAndRead('36.73 meters');
});

test('turning north on a lot from a deed leaves its bearings, and its card says how far their north is off', async ({
  page,
}) => {
  const planner = await Planner.open(page);
  await page.getByRole('button', { name: 'Enter a deed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter a deed' });
  const square =
    'Beginning at a pin; thence N 10° E 30 feet; thence S 80° E 40 feet; thence S 10° W 30 feet; thence N 80° W 40 feet';
  await dialog.getByRole('textbox', { name: 'Deed text' }).fill(square);
  await dialog.getByRole('button', { name: 'Add Lot' }).click();
  await planner.hears('Lot added');

  await page.getByRole('button', { name: 'Plan properties', exact: true }).click();
  const properties = page.getByRole('dialog', { name: 'Plan properties' });
  await expect(properties.getByText(/bearings/)).toBeHidden();
  await properties.getByLabel('North (degrees)').fill('330');
  await expect(properties.getByText(/bearings .* select all, then Rotate by -30°\.$/)).toBeVisible();
  await properties.getByRole('button', { name: 'Apply' }).click();
  const first = page.getByRole('button', { name: /^Edge 1.*N 10°00'00" E/s });
  const differs = page.getByText(
    `Bearings as recorded; their north is 30°00'00" clockwise from the north arrow.`,
  );
  await expect(first).toBeVisible();
  await expect(differs).toBeVisible();

  await page.getByLabel('Site plan canvas').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Shift+R');
  await expect(page.getByRole('textbox', { name: /^Angle/ })).toBeFocused();
  await page.keyboard.type('-30');
  await page.keyboard.press('Enter');
  await expect(differs).toBeHidden();
  await expect(first).toBeVisible();
});

test('the edges of a lot are entered one by one, with the keyboard alone', async ({ page }) => {
  const planner = await Planner.open(page);
  const keys = page.keyboard;
  await keys.press('ControlOrMeta+K');
  await page.getByRole('dialog').getByRole('combobox').fill('Enter a deed');
  await keys.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Enter a deed' });
  await expect(dialog.getByRole('textbox', { name: 'Deed text' })).toBeFocused();
  await keys.press('Shift+Tab');
  await keys.press('ArrowRight');
  for (let i = 0; i < 3; i += 1) await keys.press('Tab');
  for (const [direction, length] of [
    ['Due East', '300'],
    ['N 0 E', '400'],
  ] as const) {
    await keys.type(direction);
    await keys.press('Tab');
    await keys.type(length);
    await keys.press('Enter');
  }
  await expect(dialog.getByRole('textbox', { name: 'Edge 3 direction' })).toBeFocused();
  await keys.type('S 96 W');
  await expect(dialog.getByText(`“S 96 W”: 96 degrees from south: a bearing has at most 90.`)).toBeVisible();
  await keys.press('Control+a');
  await keys.type(`216°52'11.63"`);
  await keys.press('Tab');
  await keys.type('500');
  await expect(dialog.getByText('60,000 sq ft (1.377 ac)')).toBeVisible();

  const add = dialog.getByRole('button', { name: 'Add Lot' });
  for (let i = 0; i < 12 && !(await isFocused(add)); i += 1) await keys.press('Tab');
  await keys.press('Enter');
  await planner.hears('Lot added');
  await expect.poll(async () => (await planner.last('lot'))['vertices']).toHaveLength(3);
});

const isFocused = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement);

test('what a misprinted call may say is one press away, by mouse and by keys, and counts only when taken', async ({
  page,
}) => {
  const planner = await Planner.open(page);
  await planner.hand.press(page.getByRole('button', { name: 'Enter a deed' }));
  const dialog = page.getByRole('dialog', { name: 'Enter a deed' });
  await dialog
    .getByRole('textbox', { name: 'Deed text' })
    .fill(
      `Beginning at a pin; thence North 02°15'3O" East 80.00 feet; thence North 87°44'30" West 40.00 feet; thence Sauth 02°15'30" West 80.00 feet; thence South 87°44'30" East 40.00 feet to the point of beginning.`,
    );
  await expect(
    dialog.getByText(`Letter O for zero; with this reading the boundary closes to less than 0.001'.`),
  ).toBeVisible();
  await expect(dialog.getByText("2 edges were read. 2 couldn't be read")).toBeVisible();
  await expect(
    dialog.getByRole('img', { name: 'Outline of 4 edges, 2 of them only proposed' }),
  ).toBeVisible();

  const take = dialog.getByRole('button', { name: `Take N 2°15'30" E, 80.00'` });
  await take.press('Enter');
  const undo = dialog.getByRole('button', { name: `Undo taking N 2°15'30" E, 80.00'` });
  await expect(undo).toBeFocused();
  await expect(dialog.getByText('3 edges were read.')).toBeVisible();
  await undo.press('Enter');
  await expect(take).toBeFocused();
  await expect(dialog.getByText('2 edges were read.')).toBeVisible();
  await planner.hand.press(take);
  await planner.hand.press(dialog.getByRole('button', { name: 'Type this edge' }));
  await expect(dialog.getByRole('textbox', { name: 'Edge 3 direction' })).toBeFocused();
  await dialog.getByRole('tab', { name: 'Paste deed text' }).click();
  await planner.hand.press(dialog.getByRole('button', { name: `Take S 2°15'30" W, 80.00'` }));
  await expect(dialog.getByText('4 edges were read.')).toBeVisible();
  await planner.hand.press(dialog.getByRole('button', { name: 'Add Lot' }));
  await planner.hears('Lot added');

  await page.evaluate(() => {
    const { editor } = window.homeplot;
    editor.load({ objects: [], settings: editor.plan.settings });
  });
  await planner.hand.press(page.getByRole('button', { name: 'Enter a deed' }));
  await dialog
    .getByRole('textbox', { name: 'Deed text' })
    .fill(
      `Beginning at a pin; thence N 89°00'00" W 133.00 feet; thence S 1°00'00" W 210.00 feet; thence N 89°00'00" W 84.50 feet; thence N 1°00'00" E 210.00 feet; thence S 89°00'00" E 84.50 feet`,
    );
  await expect(
    dialog.getByText(`If edge 1 were left out, the boundary would close within 0.00'.`),
  ).toBeVisible();
});
