// Dialogs begin at the same height, and the main button is in sight as one opens, however long it is, in a small window and
// on a phone; and a dialog covers nothing of itself.
import { expect, onPhoneAlone, test } from './fixtures.ts';
import { escapeDialog, importPlan, open, runByName } from './plannerPage.ts';

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
  [800, 720],
  [390, 844],
] as const)
  test.describe(`in a window of ${width} by ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('every dialog begins at the same height, and shows its main button as it opens', async ({
      page,
    }) => {
      await open(page);
      await importPlan(page, { id: 'lot', type: 'lot', vertices: corners }, ...houses);
      const tops = new Set<number | undefined>();
      for (const [words, title] of dialogs) {
        await runByName(page, words, title);
        const dialog = page.getByRole('dialog');
        const main = dialog.locator('button.bg-accent:visible:not(li *, [aria-pressed])');
        await expect(main.first(), `${words} has a main button`).toBeVisible();
        await expect(main.last(), `the main button of ${words}`).toBeInViewport({ ratio: 1 });
        tops.add((await dialog.boundingBox())?.y);
        await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
        await expect(dialog).toBeHidden();
      }
      expect([...tops]).toHaveLength(1);
    });
  });

test('a dialog covers nothing of itself, however far it is scrolled', onPhoneAlone, async ({ page }) => {
  await open(page);
  await importPlan(page, { id: 'lot', type: 'lot', vertices: corners }, ...houses);
  for (const name of ['Permit rules', 'Keyboard shortcuts & help', 'Enter a deed', 'Plan properties']) {
    await runByName(page, name);
    const dialog = page.getByRole('dialog');
    const close = dialog.getByRole('button', { name: 'Close', exact: true });
    await expect(close).toBeVisible();
    if (name === 'Permit rules') await dialog.getByRole('button', { name: "Type my city's numbers" }).click();
    for (const part of [0, 0.5, 1]) {
      const behind = await dialog.evaluate((box, share) => {
        for (const one of box.querySelectorAll('*'))
          one.scrollTo(0, (one.scrollHeight - one.clientHeight) * share);
        const button = box.querySelector('button[aria-label="Close"]')?.getBoundingClientRect();
        if (!button) return ['no button'];
        const [xs, ys] = [
          [button.left + 1, button.right - 1],
          [button.top + 1, button.bottom - 1],
        ];
        const stacks = xs.flatMap((x) => ys.map((y) => document.elementsFromPoint(x, y)));
        const text = 'p, label, input, select, textarea, a, li, button:not([aria-label="Close"])';
        return stacks.flatMap((stack) => stack.filter((one) => one.matches(text) && box.contains(one)));
      }, part);
      expect(behind, `${name} at ${part}`).toEqual([]);
    }
    await escapeDialog(page);
  }
});
