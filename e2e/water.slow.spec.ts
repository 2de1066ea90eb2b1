// Water: where it goes from a press, an arrow left along its way, and a house on falling ground that swales drain.
import { expect, onPhoneToo, test } from './fixtures.ts';
import { Planner } from './planner.ts';
import { importPlan, runByName, violations } from './plannerPage.ts';
import { spot } from './spots.ts';

/** In squares of half a foot: a lot of 120 by 80 ft that falls 4 % to the street at its right, with a house on it. */
const site = [
  {
    id: 'lot',
    type: 'lot',
    vertices: [
      { x: 10, y: 10 },
      { x: 250, y: 10 },
      { x: 250, y: 170 },
      { x: 10, y: 170 },
    ],
    edges: [{ name: 'left side' }, { name: 'front' }, { name: 'right side' }, { name: 'rear' }],
  },
  {
    id: 'house',
    type: 'building',
    use: 'Dwelling',
    status: 'proposed',
    vertices: [
      { x: 80, y: 60 },
      { x: 150, y: 60 },
      { x: 150, y: 120 },
      { x: 80, y: 120 },
    ],
  },
  spot('a', 10, 10, 104.8),
  spot('b', 250, 10, 100),
  spot('c', 250, 170, 100),
  spot('d', 10, 170, 104.8),
];

test('water is followed, and a house drained', onPhoneToo, async ({ page }) => {
  const planner = await Planner.open(page);
  await importPlan(page, ...site);
  const settings = page.getByRole('complementary', { name: 'Settings' });
  await planner.openPanel();
  await planner.hand.press(page.getByRole('button', { name: 'Ground', exact: true }));
  await planner.hand.press(settings.getByRole('button', { name: 'Where water goes' }));
  await planner.click(80, 45);
  await planner.hears('ft at 4.0% to the front edge, toward the street.');
  await planner.openPanel();
  await expect(settings.getByText('the front edge, toward the street')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await planner.hand.press(settings.getByRole('button', { name: 'Leave a drainage arrow' }));
  const arrow = await planner.last('drainageArrow');
  expect(arrow).toMatchObject({ slope: '', vertices: [{ y: 45 }, { x: 125, y: 45 }] });

  await planner.hand.press(page.getByRole('button', { name: /^Checks/ }));
  await planner.hand.press(settings.getByRole('button', { name: "It's straight up" }));
  await expect(settings).toContainText('nothing conflicts. 1 question for you is open above. 1 question for');
  const office = settings.getByRole('button', { name: /^Questions for the permit office/ });
  const isOpen = (is: boolean) => expect(office).toHaveAttribute('aria-expanded', String(is));
  // A question that a button answers isn't folded away. As it is left, it is found again.
  await isOpen(true);
  for (const is of [false, true]) {
    await planner.hand.press(office);
    await planner.hand.press(page.getByRole('button', { name: 'Ground', exact: true }));
    await planner.hand.press(page.getByRole('button', { name: /^Checks/ }));
    await isOpen(is);
  }
  await expect(settings).toContainText('The ground falls 4.0% toward the dwelling');
  await planner.hand.press(settings.getByRole('button', { name: 'Dig a swale around it' }));
  await expect(settings).not.toContainText('toward the dwelling');
  const swale = await planner.last('swale');
  expect(Number(swale['start'])).toBeGreaterThan(Number(swale['end']));
});

test('the way of water is asked for with the keyboard alone, and Escape ends it', async ({ page }) => {
  const planner = await Planner.open(page);
  await importPlan(page, ...site);
  await runByName(page, 'where water', 'Where water goes');
  const canvas = page.getByLabel('Site plan canvas');
  await canvas.press('ArrowRight');
  await canvas.press('Enter');
  await planner.hears('at 4.0% to the front edge, toward the street.');
  const leave = page.getByRole('button', { name: 'Leave a drainage arrow' });
  await expect(leave).toBeVisible();
  await canvas.press('Escape');
  await expect(leave).toBeHidden();
});
