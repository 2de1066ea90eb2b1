// The main button of a dialog is in sight as it opens, however long the dialog is, in windows of three sizes.
import { expect, test } from './fixtures.ts';
import { importPlan, open, runByName } from './plannerPage.ts';

const dialogs = [
  ['Plan a project', 'Plan a project'],
  ['Enter a deed', 'Enter a deed'],
  ['Plan properties', 'Plan properties'],
  ['Permit rules', 'Permit rules'],
  ['Check before you submit', 'Check before you submit'],
  ['Print', 'Print…'],
  ['Stake-out', 'Stake-out…'],
  ['Export DXF', 'Export DXF…'],
  ['Share', 'Share'],
  ['Login', 'Login'],
] as const;

/** A lot with many buildings, so that every list is long. */
const corners = [
  { x: 0, y: 0 },
  { x: 200, y: 0 },
  { x: 200, y: 200 },
  { x: 0, y: 200 },
];
const houses = Array.from({ length: 16 }, (_, i) => ({
  id: `house ${i}`,
  type: 'house',
  x: 20 + 45 * (i % 4),
  y: 20 + 45 * Math.floor(i / 4),
  width: 24,
  height: 20,
  status: 'proposed',
}));

for (const [width, height] of [
  [1280, 720],
  [800, 720],
  [390, 844],
] as const)
  test.describe(`in a window of ${width} by ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('every dialog shows its main button as it opens', async ({ page }) => {
      await open(page);
      await importPlan(page, { id: 'lot', type: 'lot', vertices: corners }, ...houses);
      for (const [words, title] of dialogs) {
        await runByName(page, words, title);
        const dialog = page.getByRole('dialog');
        const main = dialog.locator('button.bg-accent:visible:not(li *, [aria-pressed])');
        await expect(main.first(), `${words} has a main button`).toBeVisible();
        await expect(main.last(), `the main button of ${words}`).toBeInViewport({ ratio: 1 });
        await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
        await expect(dialog).toBeHidden();
      }
    });
  });
