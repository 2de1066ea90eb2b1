// Plans made to stop the page: they open, are drawn and panned, and the page keeps responding.
import type { Page } from '@playwright/test';
import { deflateRawSync } from 'node:zlib';
import { expect, test } from './fixtures.ts';
import { longestTask } from './longestTask.ts';
import { importText, open } from './plannerPage.ts';
import { expectToast } from './toast.ts';

/**
 * Milliseconds of processor time that a task may take. `bench/hostile` checks the limit for a quiet machine, 200. What this
 * test guards against takes many seconds.
 */
const longest = 1_000;

const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));
const plan = (objects: readonly unknown[]): string => JSON.stringify({ objects, version: '1.0' });
const shareLink = (text: string): string =>
  `/app#project=${deflateRawSync(text, { level: 9 }).toString('base64url')}`;

/** An outline in which every edge crosses almost every other. */
const star = times(1999, (i) => {
  const angle = (i * Math.PI * 1998) / 1999;
  return { x: 300 + 250 * Math.cos(angle), y: 300 + 250 * Math.sin(angle) };
});
const zigzag = times(2000, (i) => ({ x: i / 3, y: i % 2 === 0 ? 0 : 600 }));
const ground = [
  { x: -1e7, y: -1e7 },
  { x: 1e7, y: -1e7 },
  { x: 1e7, y: 1e7 },
  { x: -1e7, y: 1e7 },
];

/** Enough of them that the page draws in slices. */
const several = 3;

const gates = times(2000, (i) => ({ x: (i * 37) % 600, y: (i * 91) % 600, width: 3, edge: String(i) }));
const brick = (vertices: readonly unknown[]) => ({ type: 'patio', material: 'brick', vertices });

/** Several sorts to a plan: opening one takes most of the time. `bench/hostile` has each alone. */
const hostile: Readonly<Record<string, readonly unknown[]>> = {
  'lots whose edges all cross, and hedges of two thousand gates': [
    ...times(several, () => ({ type: 'lot', vertices: star, name: 'W'.repeat(2000) })),
    ...times(several, () => ({ type: 'lot', vertices: zigzag })),
    ...times(2, () => ({ type: 'hedge', vertices: zigzag, entrances: gates })),
  ],
  'brick over crossing edges or millions of feet, and many groups': [
    ...times(several, () => brick(star)),
    ...times(several, () => brick(ground)),
    ...times(200, (i) => ({ type: 'text', x: i, y: i, text: 'W'.repeat(2000) })),
    { type: 'tree', x: 50, y: 50, name: 'N'.repeat(1_000_000) },
    ...times(several, () => ({ type: 'tree', x: 1e7, y: 1e7, radius: 1e7 })),
    ...times(10_000, (i) => ({ type: 'tree', x: i % 100, y: i / 100, group: `group ${i}` })),
  ],
};

const drawn = (page: Page) =>
  expect(page.locator('[aria-label="Site plan canvas"] [data-drawn="true"]')).toBeAttached({
    timeout: 60_000,
  });

/** Does something, and expects the page to respond meanwhile. */
async function expectAnswering(page: Page, work: () => Promise<void>): Promise<void> {
  expect(await longestTask(page, work)).toBeLessThan(longest);
}

/** Returns the function that counts the notices that something is drawn simply, which may come and go behind a dialog. */
async function noticesOn(page: Page): Promise<() => Promise<number>> {
  const said = await page.evaluateHandle(() => {
    const texts: string[] = [];
    window.homeplot.editor.watch({ said: ({ text }) => void texts.push(text) });
    return texts;
  });
  return () =>
    said.evaluate((texts) => texts.filter((text) => text.includes('so they are simplified')).length);
}

for (const [name, objects] of Object.entries(hostile))
  test(`the page answers while it opens and moves ${name}`, async ({ page }) => {
    await open(page);
    const notices = await noticesOn(page);
    await expectAnswering(page, async () => {
      await importText(page, plan(objects));
      await expect(page.locator('[data-sonner-toast], [role="dialog"]').first()).toBeVisible({
        timeout: 60_000,
      });
      await drawn(page);
    });
    await expect
      .poll(() => page.evaluate(() => window.homeplot.editor.plan.objects.size))
      .toBe(objects.length);
    await page.keyboard.press('Escape');
    await expectAnswering(page, async () => {
      await page.getByLabel('Site plan canvas').hover();
      for (let i = 0; i < 10; i += 1) await page.mouse.wheel(30, 20);
      await drawn(page);
    });
    // Once, however often it is drawn.
    if (name.startsWith('lots whose edges all cross')) await expect.poll(notices).toBe(1);
  });

test('an area whose edges all cross is moved over others, and the page answers', async ({ page }) => {
  await open(page);
  await importText(page, plan(times(several, () => brick(star))));
  await expect.poll(() => page.evaluate(() => window.homeplot.editor.plan.objects.size)).toBe(several);
  await drawn(page);
  const first = () =>
    page.evaluate(() => {
      const [object] = window.homeplot.editor.plan.objects.values();
      return (object as { vertices?: readonly { x: number }[] } | undefined)?.vertices?.[0]?.x ?? 0;
    });
  const before = await first();
  await page.evaluate(() => {
    const { editor } = window.homeplot;
    editor.select({ ids: new Set([...editor.plan.objects.keys()].slice(0, 1)) });
  });
  await page.getByLabel('Site plan canvas').focus();
  await expectAnswering(page, async () => {
    await page.keyboard.press('ArrowRight');
    await expect.poll(first).toBeGreaterThan(before);
    await drawn(page);
  });
});

test('a link to lots whose edges all cross opens, and so does the next visit', async ({ page }) => {
  const objects = times(several, (i) => ({
    id: `lot ${i}`,
    type: 'lot',
    // Digits that hardly compress make the address long.
    name: times(1500, (k) => Math.sin(1500 * i + k + 1)).join(' '),
    vertices: star.map(({ x, y }, k) => ({ x: x + (k * i) / 1e4, y })),
  }));
  const link = shareLink(plan(objects));
  expect(link.length).toBeGreaterThan(178_000);
  await page.goto(link);
  await drawn(page);
  await expect(page.getByRole('dialog')).toContainText('cross or touch');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('homeplot.project')?.length ?? 0))
    .toBeGreaterThan(0);
  await page.goto('/app');
  await drawn(page);
  await expect.poll(() => page.evaluate(() => window.homeplot.editor.plan.objects.size)).toBe(several);
});

test('a plan of 60,000 objects opens, and so does the next visit', async ({ page }) => {
  const trees = times(60_000, (i) => ({ type: 'tree', x: i % 300, y: i / 300, radius: 1 }));
  const count = () => page.evaluate(() => window.homeplot.editor.plan.objects.size);
  await open(page);
  await expectAnswering(page, async () => {
    await importText(page, plan(trees));
    await expectToast(page, 'Opened');
    await drawn(page);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('homeplot.project') ?? ''))
      .toContain('on the shelf');
  });
  await expectAnswering(page, async () => {
    await page.goto('/app');
    await drawn(page);
    await expect.poll(count).toBe(trees.length);
  });
});

test('78 kB of empty objects are refused in a sentence', async ({ page }) => {
  const link = shareLink(`{"objects":[${'{},'.repeat(18_000_000)}{}]}`);
  expect(link.length).toBeLessThan(78_000);
  await open(page, link);
  await expectToast(page, 'The plan in this link cannot be opened');
  await expect(page.getByText('Your plan is empty')).toBeVisible();
});
