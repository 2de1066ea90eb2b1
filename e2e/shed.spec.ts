// A common task: a shed is added to an existing site, moved and resized with a finger, and nothing else is
// changed. On a phone and on a tablet.
import { expect, onPhoneAlone, test } from './fixtures.ts';
import { tap } from './hands.ts';
import { Planner } from './planner.ts';
import { expectToast } from './toast.ts';

test(
  'a shed is placed and moved by finger on a phone and sized on a tablet, and nothing else changes',
  onPhoneAlone,
  async ({ page }) => {
    const planner = await Planner.open(page);
    await tap(page.getByRole('button', { name: 'Start from a template' }));
    await tap(page.getByRole('dialog').getByRole('button', { name: 'Town lot' }));
    await expectToast(page, 'Opened the template Town lot.');
    const template = await planner.objects();

    await tap(page.getByRole('button', { name: 'Panel', exact: true }));
    const settings = page.getByRole('complementary', { name: 'Settings' });
    await tap(settings.getByRole('button', { name: 'Library' }));
    await settings.getByLabel('Find a site object').fill('shed');
    await tap(settings.getByRole('button', { name: 'Shed', exact: true }));
    await expect(settings).toBeHidden();
    await planner.click(26, 35);
    await planner.hears('Added shed to your site map!');
    const placed = await planner.last('shed');
    // Close to where it was tapped: a finger snaps to what is near.
    expect(Math.hypot(Number(placed['x']) - 26, Number(placed['y']) - 35)).toBeLessThan(8);

    // Dragging its middle moves it, even if it is small on the screen.
    await planner.pick('Select');
    await planner.drag([26, 35], [35, 33]);
    await expect.poll(() => planner.last('shed')).not.toEqual(placed);
    const moved = await planner.last('shed');
    expect(moved).toEqual({ ...placed, x: moved['x'], y: moved['y'] });
    // Close to where it was dragged, since it snaps.
    expect(Math.hypot(Number(moved['x']) - 35, Number(moved['y']) - 33)).toBeLessThan(8);

    // On a tablet, its northwest corner is dragged, if it is large enough for a finger.
    await page.setViewportSize({ width: 820, height: 1180 });
    await expect.poll(() => page.evaluate(() => window.homeplot.editor.viewport.width)).toBe(820);
    await page.evaluate(() => {
      const { editor } = window.homeplot;
      editor.fit({ minX: 20, minY: 20, maxX: 50, maxY: 46 });
    });
    const [x, y] = [Number(moved['x']), Number(moved['y'])];
    const [halfWidth, halfLength] = [Number(moved['width']) / 2, Number(moved['height']) / 2];
    await planner.drag([x - halfWidth, y - halfLength], [x - halfWidth - 2, y - halfLength - 3]);
    await expect.poll(() => planner.last('shed')).not.toEqual(moved);
    const sized = await planner.last('shed');
    const [wider, longer] = [
      Number(sized['width']) - 2 * halfWidth,
      Number(sized['height']) - 2 * halfLength,
    ];
    expect(Math.min(wider, longer)).toBeGreaterThan(0);
    // The opposite corner stays.
    expect([sized['x'], sized['y']]).toEqual([x - wider / 2, y - longer / 2]);
    await expect
      .poll(async () => (await planner.objects()).filter(({ id }) => id !== placed['id']))
      .toEqual(template);
  },
);
