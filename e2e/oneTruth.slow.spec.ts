// The same edits produce the same exported plan, byte for byte, regardless of the window, the zoom, and
// the scripts that have loaded.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { exported, open, stored } from './plannerPage.ts';

/**
 * Forty edits through the editor's API: drawing at typed points, adding, moving, undoing. Without the tools of the library
 * and setback lines, which come later, thirty-two.
 */
async function edit(page: Page, { hasLibrary = true } = {}): Promise<number> {
  return page.evaluate((withLibrary) => {
    const { editor } = window.homeplot;
    let count = 0;
    const end = editor.watch({ edited: () => void (count += 1) });
    type At = readonly [number, number];
    const press = (phase: 'down' | 'move' | 'up', [x, y]: At): void => {
      const { viewport } = editor;
      const screen = { x: (x - viewport.x) * viewport.pxPerFoot, y: (y - viewport.y) * viewport.pxPerFoot };
      editor.hand.pointer({ phase, at: { x, y }, screen, shift: false, coarse: false, exact: true });
    };
    const draw = (tool: string, from: At, to: At): void => {
      editor.hand.pick(tool);
      press('down', from);
      press('move', to);
      press('up', to);
      editor.hand.pick('select');
    };
    const trace = (tool: string, ...points: readonly At[]): void => {
      editor.hand.pick(tool);
      for (const point of points) for (const phase of ['move', 'down', 'up'] as const) press(phase, point);
      editor.hand.finish();
      editor.hand.discardAll();
      editor.hand.pick('select');
    };
    const objectOf = (type: string) => {
      const found = [...editor.plan.objects.values()].filter((object) => object.type === type);
      const last = found.at(-1);
      if (!last) throw new Error(`There is no ${type}.`);
      return last;
    };
    const change = (type: string, fields: Record<string, unknown>): void => {
      editor.edit([{ put: { ...objectOf(type), ...fields } }], 'Change');
    };
    const add = (type: string, from: At, fields: Record<string, unknown>): void => {
      const [x, y] = from;
      const made = editor.scene.create(type, { x, y }, { x: x + 20, y: y + 20 });
      if (made) editor.edit([{ put: { ...made, ...fields } }], 'Add');
    };

    // A lot with a rounded corner, its setback line, and the objects on it: ten edits.
    trace('lot', [10, 10], [160, 10], [160, 200], [30, 200], [10, 180], [10, 10]);
    const lot = objectOf('lot').id;
    const bulge = Math.SQRT2 - 1;
    const outline = [
      [10, 10],
      [160, 10],
      [160, 200],
      [30, 200, bulge],
      [10, 180],
    ] as const;
    const vertices = outline.map(([x, y, bend]) => ({ x, y, ...(bend ? { bulge: bend } : {}) }));
    change('lot', { vertices, edges: ['rear', 'side', 'front', 'front', 'side'].map((name) => ({ name })) });
    const distances = [
      ['front', 25],
      ['side', 10],
      ['rear', 20],
    ] as const;
    if (withLibrary)
      add('setback', [0, 0], { of: lot, distances: distances.map(([edges, feet]) => ({ edges, feet })) });
    draw('house', [40, 60], [90, 110]);
    draw('rectangle', [100, 120], [130, 150]);
    draw('tree', [30, 30], [38, 30]);
    draw('circle', [120, 60], [130, 60]);
    if (withLibrary) trace('fence', [12, 20], [12, 150], [60, 150]);
    trace('road', [180, 0], [180, 100]);
    trace('road', [180, 100], [260, 100]);
    // Tied objects: ten more.
    const house = objectOf('house').id;
    const ends = (a: string, b: string) =>
      [a, b].map((anchor) => ({ x: 0, y: 0, tie: { object: house, anchor } }));
    add('dimension', [40, 60], { form: 'aligned', offset: -4, places: ends('v0', 'v1') });
    add('dimension', [40, 60], { form: 'aligned', offset: -4, places: ends('v1', 'v2') });
    add('areaLabel', [0, 0], { of: lot, shows: ['name', 'area', 'perimeter'] });
    add('areaLabel', [0, 0], { of: house, shows: ['name'] });
    add('text', [60, 170], { text: 'Gate code 12' });
    if (withLibrary) {
      draw('northArrow', [150, 190], [150, 190]);
      draw('hydrant', [170, 20], [170, 20]);
    }
    change('lot', { name: 'Lot 7' });
    change('house', { name: 'Our house' });
    change('house', { x: 50, y: 75 });
    // The lot grows, shrinks and moves with its setback line; joined roads move: twenty, including undo.
    for (const by of [5, 12, -3, 8, -20])
      change('lot', {
        vertices: vertices.map((at, i) => (i === 1 || i === 2 ? { ...at, x: at.x + by } : at)),
      });
    for (const feet of withLibrary ? [8, 12, 90, 10] : [])
      change('setback', { distances: distances.map(([edges]) => ({ edges, feet })) });
    for (const y of [110, 95, 130]) change('road', { startY: y });
    editor.undo();
    editor.undo();
    editor.redo();
    change('rectangle', { rotation: 30 });
    change('tree', { x: 47, y: 33 });
    draw('house', [70, 130], [90, 145]);
    draw('tree', [140, 180], [146, 180]);
    editor.edit([{ remove: objectOf('circle').id }], 'Delete');
    end();
    return count;
  }, hasLibrary);
}

/** The exported file without its time. Ids, which are times, are replaced by numbers in the order of the objects. */
async function timelessFile(page: Page): Promise<string> {
  const text = await exported(page);
  const file = JSON.parse(text) as {
    readonly objects: readonly { readonly id: string }[];
    readonly timestamp: string;
  };
  return file.objects
    .map(({ id }) => id)
    .reduce((all, id, i) => all.replaceAll(`"${id}"`, `"object ${i}"`), text)
    .replace(file.timestamp, 'now');
}

/** Opens an empty plan in a window of this size, at this zoom. */
async function startAt(page: Page, [width, height]: readonly [number, number], zoom: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await empty(page);
  await page.evaluate((to) => window.homeplot.editor.show({ x: 0, y: 0, zoom: to }), zoom);
}

const empty = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { editor } = window.homeplot;
    editor.load({ objects: [], settings: editor.plan.settings });
  });

/** Each window at one of the zooms. `sameBytes.test.ts` in the editor tries more combinations. */
const views = [
  { size: [390, 600], zoom: 3 },
  { size: [1200, 800], zoom: 1 },
  { size: [2560, 1300], zoom: 0.5 },
] as const;

test('the plan is the same byte for byte after the same 40 edits in any window at any zoom', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('button', { name: 'Library', exact: true }).click();
  await expect(page.getByRole('searchbox').first()).toBeVisible();
  const plans = new Set<string>();
  for (const { size, zoom } of views) {
    await startAt(page, size, zoom);
    expect(await edit(page)).toBe(40);
    plans.add(await timelessFile(page));
  }
  const [plan = '', ...others] = plans;
  expect(others).toEqual([]);
  const { objects } = JSON.parse(plan) as { readonly objects: readonly Record<string, unknown>[] };
  expect(objects.filter(({ type }) => type === 'setback')).toEqual([
    expect.not.objectContaining({ problem: expect.anything() }),
  ]);
  expect(objects).toHaveLength(17);
});

test.describe('with every script refused that is not there at first', () => {
  test.use({ expectedFaults: ['/assets/'], refusesScripts: true });

  test('the plan is the same byte for byte', async ({ page }) => {
    const answer = await page.request.get('/app');
    const html = await answer.text();
    const refused: string[] = [];
    await page.route('**/assets/*.js', (route) => {
      const { pathname } = new URL(route.request().url());
      if (html.includes(pathname)) return route.continue();
      refused.push(pathname);
      return route.abort();
    });
    await open(page);
    await page.mouse.move(600, 400);
    await expect.poll(() => refused.length).toBeGreaterThan(0);
    expect(await edit(page, { hasLibrary: false })).toBe(32);
    // Export is such a script too, so the page is reloaded with its stored plan first.
    await expect.poll(() => stored(page)).toContain('"radius":12');
    await page.unrouteAll();
    await page.reload();
    const edited = await timelessFile(page);
    await page.evaluate(() => window.homeplot.fetchedAhead());
    await empty(page);
    await edit(page, { hasLibrary: false });
    expect(edited).toBe(await timelessFile(page));
  });
});
