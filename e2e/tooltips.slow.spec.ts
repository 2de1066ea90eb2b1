// Tooltips: their position on the page and in its landmarks.
import { expect, test } from './fixtures.ts';
import { header, open } from './plannerPage.ts';

test('the tooltip of every control is in a landmark, close to its control and where there is room', async ({
  page,
}) => {
  await open(page);
  // Not with Tab: the "skip to canvas" link would cover its neighbors.
  await page.keyboard.press('Shift');
  const tools = page.getByRole('toolbar', { name: 'Tools' });
  for (const control of [
    tools.getByRole('button', { name: 'Rectangle' }),
    page.getByRole('button', { name: 'Zoom in', exact: true }),
    header(page, 'Undo'),
    header(page, 'Keyboard shortcuts & help'),
  ]) {
    await control.hover();
    const tip = page.getByRole('tooltip');
    await expect(tip).toBeVisible();
    // Whether axe finds a fault in a panel tooltip is checked in layers.slow.spec.
    const landmark = tip.locator(
      'xpath=ancestor::*[self::main or self::header or self::section[@aria-label]]',
    );
    await expect(landmark.first()).toBeVisible();
    const [a, b] = [await control.boundingBox(), await tip.boundingBox()];
    if (!a || !b) throw new Error('The control or its tooltip has no box.');
    const across = Math.max(b.x - a.x - a.width, a.x - b.x - b.width);
    const down = Math.max(b.y - a.y - a.height, a.y - b.y - b.height);
    expect(Math.max(across, down)).toBeCloseTo(6, 0);
    expect(b.x).toBeGreaterThanOrEqual(0);
  }
});
