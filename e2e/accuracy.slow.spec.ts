// How well places are known, as a homeowner meets it: a house that was traced stands closer to its setback than can be
// measured; what the user states instead is taken, and undone by one press.
import { expect, test } from './fixtures.ts';
import { Planner } from './planner.ts';
import { importPlan, violations } from './plannerPage.ts';

/** 100 by 150 ft from 10, 10, in squares. */
const lot = {
  id: 'lot',
  type: 'lot',
  vertices: [
    { x: 20, y: 20 },
    { x: 220, y: 20 },
    { x: 220, y: 320 },
    { x: 20, y: 320 },
  ],
  edges: ['rear', 'right side', 'front', 'left side'].map((name) => ({
    name,
    source: 'surveyed',
    recorded: {},
  })),
};
/** 8 ft from the left line. */
const house = {
  id: 'house',
  type: 'house',
  x: 66,
  y: 180,
  width: 60,
  height: 80,
  status: 'existing',
  source: 'traced',
  sourceFile: 'survey.png',
  accuracy: 0.4,
};

test('a setback that is closer than can be measured is decided by what the user knows better', async ({
  page,
}) => {
  const planner = await Planner.open(page);
  await importPlan(page, lot, house);
  await page.evaluate(() => {
    const rules = { id: 'test', name: 'Test City', date: '2026-11-01', sources: [], items: [] };
    const pack = { ...rules, setbacks: { front: 25, side: 8, rear: 10 } };
    window.homeplot.editor.edit([{ settings: { pack } }], 'Rules');
  });
  await page.getByRole('button', { name: /^Checks/ }).click();
  const close = page.getByRole('button', {
    name: `Closer than we can measure: the house is 8' ± 5" from the left side edge, and the side setback is 8'.`,
  });
  await expect(page.getByRole('heading', { name: 'Too close to tell (1)' })).toBeVisible();
  await expect(
    page.getByText('The house was traced (± 5"), and the left side edge was surveyed (± 1").'),
  ).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await planner.hand.press(close);
  const panel = await planner.openProperties();
  await expect(panel.getByLabel('How it was located')).toHaveValue('traced');
  const accuracy = panel.getByLabel('Accuracy');
  await accuracy.fill('nearly exact');
  await accuracy.press('Enter');
  await expect(panel.getByText(`isn't an accuracy. Try ± 0.2 ft, ± 3" or ± 5 cm.`)).toBeVisible();
  await accuracy.fill('± 5 cm');
  await accuracy.press('Enter');
  const stated = async () => (await planner.objects()).find(({ id }) => id === 'house')?.['accuracy'];
  await expect.poll(stated).toBeCloseTo(0.164, 3);
  await planner.undo();
  await expect.poll(stated).toBe(0.4);
});
