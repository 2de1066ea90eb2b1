// Vertices by mouse, a point from tapes by keyboard alone. A house by tapes is in measured.spec.
import { expect, test } from './fixtures.ts';
import { Planner } from './planner.ts';
import { expectToast, toast } from './toast.ts';

test('a vertex is added to a fence and an edge of it bent, by mouse; unapplied values of a vertex go into no other that takes its number', async ({
  page,
}) => {
  const planner = await Planner.open(page);
  await page.evaluate(() => {
    const { editor } = window.homeplot;
    const fence = editor.scene.create('fence', { x: 10, y: 20 }, { x: 40, y: 20 });
    if (fence) editor.edit([{ put: fence }], 'Add fence');
  });
  await planner.pick('Select');
  await planner.click(12, 20);
  const properties = page.getByRole('region', { name: 'Object Properties' });
  await expect(properties.getByRole('definition')).toHaveText("30'");
  await planner.drag([25, 20], [25, 30]);
  await expect(properties.getByRole('definition')).toHaveText(`36' 0 11/16"`);
  const vertices = page.getByRole('region', { name: 'Vertices' });
  await expect(vertices.getByRole('heading')).toHaveText('Vertex 2 of 3');
  await expect(vertices.getByLabel('Y', { exact: true })).toHaveValue('30');

  // The middle of the first edge picks it; its bend handle is 26 px away from it, and is dragged farther out.
  await planner.click(17.5, 25);
  await expect(vertices.getByRole('heading')).toHaveText('Edge 1');
  await expect(vertices.getByLabel('Radius')).toHaveValue('0');
  const off = await page.evaluate(() => 26 / window.homeplot.editor.viewport.pxPerFoot);
  const out = [Math.sin(Math.atan2(10, 15)), -Math.cos(Math.atan2(10, 15))] as const;
  const crown = [17.5 + out[0] * off, 25 + out[1] * off] as const;
  await planner.drag(crown, [crown[0] + out[0] * 4, crown[1] + out[1] * 4]);
  await expect(vertices.getByLabel('Bends')).toHaveValue('left');
  await expect(vertices.getByLabel('Radius')).not.toHaveValue('0');

  await vertices.getByRole('button', { name: 'Next vertex or edge' }).click();
  await vertices.getByRole('button', { name: 'Delete vertex' }).click();
  await expect(vertices.getByRole('heading')).toHaveText('Vertex 1 of 2');

  await planner.undo();
  await planner.undo();
  await planner.undo();
  await planner.click(12, 20);
  await vertices.getByRole('button', { name: 'Edit vertices' }).click();
  const next = vertices.getByRole('button', { name: 'Next vertex or edge' });
  await next.click();
  await next.click();
  await expect(vertices.getByRole('heading')).toHaveText('Vertex 2 of 2');
  await vertices.getByLabel('Y', { exact: true }).fill('30');
  await vertices.getByRole('button', { name: 'Previous vertex or edge' }).click();
  await expectToast(page, "Your changes to Vertex 2 of 2 weren't applied");
  await vertices.getByRole('button', { name: 'Add vertex' }).click();
  await expect(vertices.getByRole('heading')).toHaveText('Vertex 2 of 3');
  await expect(vertices.getByLabel('Y', { exact: true })).toHaveValue('20');
  const ys = async () =>
    ((await planner.last('fence'))['vertices'] as readonly { readonly y: number }[]).map(({ y }) => y);
  await toast(page, 'Your changes to Vertex 2 of 2').getByRole('button', { name: 'Apply' }).click();
  await expectToast(page, "Vertex 2 of 2 has changed since, so your edits weren't applied");
  await expect.poll(ys).toEqual([20, 20, 20]);
  await planner.undo();
  await expect(vertices.getByRole('heading')).toHaveText('Vertex 2 of 2');
  await expect(vertices.getByLabel('Y', { exact: true })).toHaveValue('30');
});

test('a point is taped from two known points by keyboard alone', async ({ page }) => {
  await Planner.open(page);
  await page.getByLabel('Site plan canvas').focus();
  await page.keyboard.press('Shift+P');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Tape 1', { exact: true })).toBeFocused();
  await page.keyboard.type(`13' 0"`);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Site plan canvas')).toBeFocused();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Tape 2', { exact: true })).toBeFocused();
  // Leaving the field accepts the typed value, too.
  await page.keyboard.type('2 ft');
  await page.keyboard.press('Tab');
  const card = page.getByRole('region', { name: 'Tape Measure' });
  await expect(card).toContainText(`These tapes can't meet: one is 1' too long for the other.`);
  await card.getByLabel('Tape 2', { exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('13');
  await page.keyboard.press('Enter');
  await expect(card.getByRole('button', { name: 'Use point A' })).toBeFocused();
  await page.keyboard.press('Enter');

  const placed = await page.evaluate(() => {
    const { editor } = window.homeplot;
    const [pin] = editor.plan.objects.values();
    const { x, y } = editor.hand.cursor?.at ?? { x: 0, y: 0 };
    return {
      type: pin?.type,
      ...(pin && 'x' in pin && 'y' in pin ? { x: Number(pin.x) - x, y: Number(pin.y) - y } : {}),
    };
  });
  // 5, 12 and 13 feet.
  expect(placed).toEqual({ type: 'surveyPin', x: -5, y: -12 });
});
