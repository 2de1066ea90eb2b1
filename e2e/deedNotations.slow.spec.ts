// Deeds whose text alone doesn't say what its edges are.
import { expect, test } from './fixtures.ts';
import { Planner } from './planner.ts';

test('how a deed plotter writes its angles is asked once, with both outlines, by keys too', async ({
  page,
}) => {
  await Planner.open(page);
  await page.getByRole('button', { name: 'Enter a deed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter a deed' });
  await dialog
    .getByRole('textbox', { name: 'Deed text' })
    .fill('n55.5933e 100.12\ns35.1303e 83.23\ns55.1817w 110.68\nn28.0421w 85');
  const question = dialog.getByRole('group', { name: 'What does 55.5933 mean in this deed?' });
  await expect(question.getByRole('img', { name: 'Outline of 4 edges' })).toHaveCount(2);
  await expect(dialog.getByText("0 edges were read. 4 couldn't be read")).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Add Lot' })).toBeDisabled();
  await expect(dialog.getByText('The outline appears here as the edges are read.')).toBeVisible();
  const inDecimals = question.getByRole('radio', { name: '55.5933°: Degrees with decimals' });
  await inDecimals.press('Space');
  await expect(dialog.getByText('4 edges were read.')).toBeVisible();
  await inDecimals.press('ArrowUp');
  await expect(
    question.getByRole('radio', { name: `55°59'33": Degrees, minutes and seconds` }),
  ).toBeChecked();
  await expect(dialog.getByText(`N 55°59'33" E`).first()).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Enter a deed' }).click();
  await expect(dialog.getByText('4 edges were read.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add Lot' }).click();
  await expect(dialog).toBeHidden();
});

test('a text that names a lot or a part of a section says where its edges are, and draws the nominal part', async ({
  page,
}) => {
  const planner = await Planner.open(page);
  await page.getByRole('button', { name: 'Enter a deed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter a deed' });
  const text = dialog.getByRole('textbox', { name: 'Deed text' });
  await text.fill('Lot 7, Block 3, Pleasant Hills, as recorded in Book 12 of plats, page 4');
  await expect(dialog.getByText('This text names Lot 7, Block 3 of a recorded plat')).toBeVisible();
  await text.fill('A tract in the NW 1/4 of Section 12');
  await expect(dialog.getByText('describes more or less than all of it')).toBeVisible();
  await text.fill('The NW 1/4 of the SE 1/4 of Section 12, Township 3 North, Range 4 East');
  await expect(dialog.getByText(`Its nominal size is 1,320' × 1,320'`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Draw it at its nominal size' }).click();
  await expect(dialog).toBeHidden();
  const [lot] = await planner.objects();
  expect(lot).toMatchObject({ type: 'lot', name: 'NW 1/4 of SE 1/4 of Section 12, nominal size' });
});
