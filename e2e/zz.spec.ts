import { test } from './fixtures.ts';
import { Planner } from './planner.ts';
import { importPlan, runByName } from './plannerPage.ts';
test('shots', async ({ page }) => {
  for (const [w, h] of [[1280, 720], [390, 844]] as const) {
    await page.setViewportSize({ width: w, height: h });
    await Planner.open(page);
    await importPlan(page, { id: 'lot', type: 'lot', vertices: [{ x: 20, y: 20 }, { x: 220, y: 40 }, { x: 220, y: 320 }, { x: 20, y: 320 }], edges: [{ name: 'rear' }, { name: 'right side' }, { name: 'front' }, { name: 'left side' }] }, { id: 'house', type: 'house', x: 120, y: 220, width: 60, height: 80 });
    await page.evaluate(() => {
      const pack = { id: 'test', name: 'Test City', date: '2026-11-01', sources: [], items: [], setbacks: { front: 25, side: 5, rear: 10 }, separations: { buildings: 6 } };
      window.homeplot.editor.edit([{ settings: { pack } }], 'Rules');
    });
    await runByName(page, 'where can', 'Where can it go?');
    await page.waitForTimeout(1000);
    await page.screenshot({ path: `/tmp/g-${w}.png` });
    if (w > 1000) { await (await import('./hands.ts')).mouse(page).click([16, 10]); await page.waitForTimeout(300); await page.screenshot({ path: '/tmp/g-1280-hover.png' }); }
  }
});
