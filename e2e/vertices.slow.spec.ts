// Vertices by mouse.
import { expect, test } from './fixtures.ts';
import { Planner } from './planner.ts';
import { runByName } from './plannerPage.ts';
import { expectToast, toast } from './toast.ts';

test('a vertex is added and an edge bent by mouse, and unapplied values of one vertex go into no other', async ({
  page,
}) => {
  const planner = await Planner.open(page);
  // Fences are of the library, which comes with the list of commands.
  await runByName(page, 'Select', 'Select');
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
