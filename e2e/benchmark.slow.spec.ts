// The page of the benchmark: nothing else opens it before somebody measures.
import { groundOf } from '../bench/plans/mixedPlan.ts';
import { measuredPlan } from '../bench/plans/measuredPlan.ts';
import { openPlanner } from '../bench/planner/plannerPage.ts';
import { expect, test } from './fixtures.ts';
import { origin } from './site.ts';

test('the benchmark opens a plan of all kinds, and times its picture and what a key does', async ({
  browser,
}) => {
  const planner = await openPlanner(browser, origin);
  const contents = measuredPlan(100, groundOf(planner.view));
  expect(await planner.load(contents)).toBeGreaterThan(0);
  const objects = () => planner.page.evaluate(() => [...window.homeplot.editor.plan.objects.values()]);
  const before = await objects();
  expect(before).toHaveLength(contents.objects.length);
  await planner.center();
  await planner.page.getByLabel('Site plan canvas').focus();
  const press = (keys: string) => () => planner.page.keyboard.press(keys);
  expect(await planner.afterKey('all selected', press('ControlOrMeta+A'))).toBeGreaterThan(0);
  expect(await planner.afterKey('drawn anew', press('ArrowRight'))).toBeGreaterThan(0);
  expect(await objects()).not.toEqual(before);
  await planner.page.context().close();
});
