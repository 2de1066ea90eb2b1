// The sheets of a plan while they are changed in their window, and sets that don't fit.
import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { pageSizes } from './pdf.ts';
import { escapeDialog, importPlan, open, reload } from './plannerPage.ts';
import { lot, openSheets, shed, storedSheets } from './sheetWindow.ts';

test('text that is being typed for a sheet survives a reload, and too many notes are reported', async ({
  page,
}) => {
  await open(page);
  await importPlan(page, lot);
  const dialog = await openSheets(page);
  await dialog.getByRole('tab', { name: 'Parts' }).click();
  await dialog.getByLabel('Add a part').selectOption('notes');
  const notes = dialog.getByLabel('All notes, one per line');
  await notes.fill(Array.from({ length: 102 }, (_, i) => `Note ${i + 1}`).join('\n'));
  await notes.blur();
  await expect(notes).toHaveAccessibleDescription(
    'No more than 100 notes fit here. Remove 2 to put these on the sheet.',
  );
  await expect(notes).toHaveValue(/Note 102$/);
  await notes.fill('Keep the gate shut.');
  await reload(page);
  await expect
    .poll(async () => JSON.stringify(await storedSheets(page)))
    .toContain('"notes":["Keep the gate shut."]');
});

test('a set has one paper, its tables find room, and a sheet that fits nowhere is told and left out', async ({
  page,
}) => {
  await open(page);
  await importPlan(page, lot, shed('old', 60, 'existing'), shed('new', 130, 'proposed'));
  const dialog = await openSheets(page);
  const tab = (name: string) => dialog.getByRole('tab', { name }).click();
  const list = dialog.getByRole('list', { name: 'Sheets' });
  await dialog.getByLabel('Paper').selectOption('Arch D');
  await tab('Sheets');
  await dialog.getByLabel('Add a sheet').selectOption('proposed');
  await dialog.getByLabel('Add a sheet').selectOption('detail');
  await expect(list.getByRole('button')).toHaveCount(3);
  await tab('Print');
  await dialog.getByLabel('Paper').selectOption('Letter');
  await expect
    .poll(async () => (await storedSheets(page)).map(({ paper }) => paper))
    .toEqual(['Letter', 'Letter', 'Letter']);
  // One sheet on a paper of its own, which is told, and back.
  await dialog.getByLabel('Only for A-3').check();
  await dialog.getByLabel('Orientation').selectOption('portrait');
  await expect(dialog).toContainText('A-3 is on Letter, portrait, the others on Letter, landscape.');
  await dialog.getByRole('button', { name: 'Put all on Letter, landscape' }).click();
  await expect(dialog).not.toContainText('the others on');

  // A table that would leave the drawing little room.
  await page.evaluate(() => {
    const { editor } = window.homeplot;
    const notes = Array.from({ length: 40 }, (_, i) => `Note ${i + 1} of many, with words.`);
    const sheets = (editor.plan.settings.sheets ?? []).map((sheet, i) =>
      i === 1 ? { ...sheet, blocks: [...sheet.blocks, { id: 'notes', type: 'notes', notes }] } : sheet,
    );
    editor.edit([{ settings: { sheets } }], 'Add notes');
  });
  await tab('Sheets');
  await expect(list.getByRole('button').last()).toHaveText('A-4Tables and notes');
  await expect(dialog).toContainText('A-4 has what has no room on the other sheets.');
  await list.getByRole('button', { name: /^A-4/ }).click();
  await expect(dialog.getByRole('button', { name: 'Notes on the sheet' }).first()).toBeVisible();
  await list.getByRole('button', { name: /^A-2/ }).click();
  await expect(dialog.getByText('No room here for Notes: see A-4.')).toBeVisible();
  await tab('Print');
  await dialog.getByLabel('Black and white').check();
  await expect
    .poll(async () => (await storedSheets(page)).map(({ blocks }) => blocks.some(({ id }) => id === 'notes')))
    .toEqual([false, true, false]);

  // A part that is too small for its drawing keeps only its own sheet back.
  await page.evaluate(() => {
    const { editor } = window.homeplot;
    const sheets = (editor.plan.settings.sheets ?? []).map((sheet, i) => {
      const box = { x: 20, y: 20, width: 2, height: 2 };
      const blocks = sheet.blocks.map((block) => (block.type === 'viewport' ? { ...block, box } : block));
      return i === 2 ? { ...sheet, blocks } : sheet;
    });
    editor.edit([{ settings: { sheets } }], 'Make it small');
  });
  await expect(dialog.getByText(/^A-3 Enlarged detail is left out/)).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download PDF' }).click();
  expect(pageSizes(await readFile(await (await download).path()))).toHaveLength(3);
});

test('a sheet that was added a moment ago is not lost by what is typed in the title of another', async ({
  page,
}) => {
  await open(page);
  await importPlan(page, lot);
  const dialog = await openSheets(page);
  await dialog.getByRole('tab', { name: 'Sheets' }).click();
  await dialog.getByLabel('Add a sheet').selectOption('existing');
  await expect.poll(async () => (await storedSheets(page)).length).toBe(2);
  await dialog.getByLabel('Sheet title').fill('As it is');
  // In one task, so that the dialog has not heard of the added sheet when it gets the title.
  await page.evaluate(() => {
    const { editor } = window.homeplot;
    const [first, ...rest] = editor.plan.settings.sheets ?? [];
    if (!first) throw new Error('There are no sheets.');
    const sheets = [first, ...rest, { ...first, id: 'added', title: 'Added' }];
    editor.edit([{ settings: { sheets } }], 'Add a sheet');
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true });
    document.activeElement?.dispatchEvent(enter);
  });
  await expect
    .poll(async () => (await storedSheets(page)).map(({ title }) => title))
    .toEqual(['Site plan', 'As it is', 'Added']);
});

test('a part is moved and resized by mouse and by keys, and each is one undo step', async ({ page }) => {
  await open(page);
  await importPlan(page, lot, shed('new', 130, 'proposed'));
  const dialog = await openSheets(page);
  const legend = dialog.getByRole('button', { name: 'Legend on the sheet' });
  await legend.click();
  const boxOf = async () => {
    const [sheet] = await storedSheets(page);
    return sheet?.blocks.find(({ id }) => id === 'legend')?.box;
  };
  // From the corner of the paper, as the dialog moves up when a toast above it ends.
  const onPaper = async () => {
    const sheet = await dialog.getByRole('img', { name: /^The sheet:/ }).boundingBox();
    const box = await legend.boundingBox();
    if (!box || !sheet) throw new Error('The legend is not shown.');
    return { x: box.x - sheet.x, y: box.y - sheet.y };
  };
  const before = await onPaper();
  await legend.hover();
  const box = await legend.boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.mouse.down();
  await page.mouse.move(x - 60, y + 80, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => Math.abs((await onPaper()).x - before.x + 60)).toBeLessThan(4);
  expect(Math.abs((await onPaper()).y - before.y - 80)).toBeLessThan(4);
  const dragged = await boxOf();
  await legend.press('ArrowRight');
  await expect.poll(async () => (await boxOf())?.x).toBeCloseTo((dragged?.x ?? 0) + 2, 5);
  await legend.press('Shift+ArrowRight');
  await expect.poll(async () => (await boxOf())?.width).toBeCloseTo((dragged?.width ?? 0) + 2, 5);
  await dialog.getByLabel('From left (in)').fill('1');
  await dialog.getByLabel('From left (in)').press('Enter');
  await expect.poll(async () => (await boxOf())?.x).toBeCloseTo(25.4, 1);
  await dialog.getByRole('button', { name: 'Arrange automatically' }).click();
  await expect.poll(boxOf).toBeUndefined();
  await escapeDialog(page);
  for (const _ of ['arrange', 'type', 'resize', 'step']) await page.keyboard.press('ControlOrMeta+Z');
  await expect.poll(boxOf).toEqual(dragged);
  await page.keyboard.press('ControlOrMeta+Z');
  await expect.poll(() => storedSheets(page)).toEqual([]);
});

test('what was chosen last is drawn, whatever is being drawn, and the window can be closed meanwhile', async ({
  page,
}) => {
  await open(page);
  await importPlan(page, lot);
  await page.evaluate(() => {
    const { editor } = window.homeplot;
    const sheds = Array.from({ length: 2000 }, (_, i) => {
      const at = { x: (i % 60) * 30, y: Math.floor(i / 60) * 30 };
      return editor.scene.create('shed', at, { x: at.x + 12, y: at.y + 10 });
    });
    editor.edit(
      sheds.flatMap((put) => (put ? { put } : [])),
      'Build',
    );
  });
  await page.getByLabel('Site plan canvas').focus();
  // The page itself looks, on every frame: the drawing may be over before the key press is answered.
  const busy = page.waitForFunction(() => {
    const says = [...document.querySelectorAll('output')].map((it) => it.textContent);
    const waits = [...document.querySelectorAll('button[aria-disabled="true"]')].map((it) =>
      it.textContent.trim(),
    );
    return says.includes('Drawing the sheet…') && waits.includes('Print');
  });
  await page.keyboard.press('ControlOrMeta+P');
  const dialog = page.getByRole('dialog', { name: 'Print sheets' });
  await busy;
  for (const paper of ['Legal', 'A3', 'Arch D']) await dialog.getByLabel('Paper').selectOption(paper);
  await expect(dialog.getByRole('img', { name: / on Arch D, / })).toBeVisible();
  await expect(dialog.getByText('Drawing the sheet…')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Print' })).toHaveAttribute('aria-disabled', 'false');
  // Of a plan of this size they are several files.
  expect(await page.locator('[data-printed] img').count()).toBeGreaterThan(1);
  expect(pageSizes(await page.pdf({ preferCSSPageSize: true }))).toHaveLength(1);

  await dialog.getByLabel('Paper').selectOption('Letter');
  await escapeDialog(page);
  await expect(page.locator('[data-printed]')).toHaveCount(0);
  await expect(page.getByLabel('Site plan canvas')).toBeFocused();
});
