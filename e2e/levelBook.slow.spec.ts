// The level book: readings become elevations, which are placed on the plan and follow the book.
import { expect, onPhoneToo, test } from './fixtures.ts';
import { Planner } from './planner.ts';
import { importPlan, runByName, violations } from './plannerPage.ts';

const lot = {
  id: 'lot',
  type: 'lot',
  vertices: [
    { x: 4, y: 4 },
    { x: 84, y: 4 },
    { x: 84, y: 64 },
    { x: 4, y: 64 },
  ],
};

const placed = (planner: Planner) =>
  planner.page.evaluate(() =>
    [...window.homeplot.editor.plan.objects.values()]
      .filter((object) => 'elevation' in object)
      .map(
        (object) => object as unknown as { type: string; point?: string; mark?: string; elevation: number },
      )
      .map(({ type, point, mark, elevation }) => `${type} ${point ?? mark} ${elevation}`),
  );

test(
  'readings give elevations and how well they close; the points are placed, and follow a corrected reading',
  onPhoneToo,
  async ({ page }) => {
    const planner = await Planner.open(page);
    await importPlan(page, lot);
    await runByName(page, 'level book', 'Level book');
    const dialog = page.getByRole('dialog', { name: 'Level book' });
    const reading = (number: number) => dialog.getByRole('group', { name: `Reading ${number}`, exact: true });
    const type = async (number: number, fields: Readonly<Record<string, string>>) => {
      for (const [label, text] of Object.entries(fields))
        await reading(number).getByLabel(label, { exact: true }).fill(text);
    };
    await type(1, { Point: 'BM', Backsight: '4.31', 'Known elevation': '100' });
    await type(2, { Point: 'corner', Reading: '5.12' });
    await expect(reading(2)).toContainText('99.19');
    // Enter goes on to a new row.
    await reading(2).getByLabel('Reading', { exact: true }).press('Enter');
    await type(3, { Point: 'TP1', Backsight: '6.05', Reading: '2.46' });
    await expect(dialog).toContainText('Height of the instrument 107.90');
    // Of the row that is still being typed, too.
    await expect(dialog.getByRole('button', { name: 'Place 3 on plan' })).toBeEnabled();
    await planner.hand.press(dialog.getByRole('button', { name: 'Add reading' }));
    await type(4, { Point: 'BM', Reading: '7.88' });
    await expect(dialog).toContainText(
      'Misses BM by 0.02 ft after 2 setups: within the 0.028 that careful work allows.',
    );
    await planner.hand.press(dialog.getByLabel('Spread the error over the setups'));
    await expect(reading(4)).toContainText('100.00');
    expect(await violations(page)).toEqual([]);

    // The keys for lengths go as a field is left. What is being pressed stays where it is.
    const place = dialog.getByRole('button', { name: 'Place 3 on plan' });
    await reading(4).getByLabel('Reading', { exact: true }).focus();
    const pressed = await place.boundingBox();
    await reading(4).getByLabel('Reading', { exact: true }).blur();
    await expect(page.locator('[data-length-keys-row]')).toHaveCount(0);
    expect(await place.boundingBox()).toEqual(pressed);

    await planner.hand.press(place);
    const card = page.getByRole('region', { name: 'Place leveled points' });
    await expect(card).toContainText('where "BM" is: elevation 100.');
    await card.getByLabel('Point (3 to place)').selectOption('corner');
    await planner.click(20, 20);
    // What the next click places stays in sight, though the placed point is selected.
    await expect(page.getByText('Spot elevation').first()).toBeAttached();
    await expect(card.getByText('where "BM" is')).toBeInViewport({ ratio: 1 });
    await planner.click(40, 30);
    await planner.click(30, 10);
    await expect(card).toContainText('Every point of the level book is on the plan.');
    await card.getByRole('button', { name: 'Done' }).click();
    expect(await placed(planner)).toEqual([
      'spotElevation corner 99.19',
      'benchmark BM 100',
      'spotElevation TP1 101.84',
    ]);

    await runByName(page, 'level book', 'Level book');
    await expect(reading(2)).toContainText('On the plan');
    // The next reading is typed into a row of its own, over nothing that is there.
    await expect(reading(5).getByLabel('Point')).toBeFocused();
    await expect(reading(5).getByLabel('Point')).toHaveValue('');
    await type(2, { Reading: '5.02' });
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect.poll(() => placed(planner)).toContain('spotElevation corner 99.29');
  },
);

test('a pasted table is read, and what it contradicts is told', async ({ page }) => {
  await Planner.open(page);
  await runByName(page, 'level book', 'Level book');
  const dialog = page.getByRole('dialog', { name: 'Level book' });
  await dialog.getByLabel('Point').first().focus();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Point\tBS\tFS\tElev\nBM\t4\t\t100\nA\t\t2\t103');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await expect(dialog.getByRole('alert')).toContainText('Row 2 (“A”) says 103');
  await expect(dialog.getByRole('group', { name: 'Reading 2', exact: true })).toContainText('102.00');
});
