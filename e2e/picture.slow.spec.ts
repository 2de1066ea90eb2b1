// The canvas, which is moved and redrawn in parts as the user works, always looks as if it had been drawn from scratch.
import type { Page } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { expect, test } from './fixtures.ts';
import { runByName } from './plannerPage.ts';
import { removedCanvases } from './removedCanvases.ts';

// The smallest window in which the panel is beside the canvas.
test.use({ viewport: { width: 1024, height: 600 } });

const canvas = 'Site plan canvas';
/** The number of antialiased pixels that may differ. */
const few = 10;

/** A crowded plan, the same each time. */
async function open(page: Page): Promise<void> {
  await page.goto('/app');
  await expect(page.getByLabel(canvas)).toBeVisible();
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Toasts, and the count of hidden labels, which comes a moment after the view rests.
    const noNotes = new CSSStyleSheet();
    noNotes.replaceSync('[data-sonner-toaster], main p { display: none }');
    document.adoptedStyleSheets.push(noNotes);
    const { editor } = window.homeplot;
    let seed = 7;
    const random = (most: number): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return (seed / 2_147_483_647) * most;
    };
    const types = ['rectangle', 'circle', 'tree', 'house', 'road'];
    for (let i = 0; i < 150; i += 1) {
      const from = editor.scene.snap({ x: random(240) - 80, y: random(200) - 80 });
      const to = { x: from.x + 4 + Math.round(random(20)), y: from.y + 3 + Math.round(random(20)) };
      const put = editor.scene.create(types[i % types.length] ?? '', from, to);
      if (put) editor.edit([{ put }], 'Draw');
    }
  });
}

/** The canvas once all of it is drawn, without the overlay. */
async function picture(page: Page): Promise<Buffer> {
  await page.evaluate(() => window.homeplot.editor.select({ ids: new Set() }));
  await page.mouse.move(2, 2);
  await drawn(page);
  return page.getByLabel(canvas).screenshot();
}

const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done));
    await frame();
    const found = document.querySelector<HTMLElement>('[data-drawn]');
    while (found?.dataset['drawn'] !== 'true') await frame();
    await frame();
  });

/** Pans so far away that nothing of the picture is left, and back, so that everything is redrawn. */
async function drawFromNothing(page: Page): Promise<void> {
  const view = await page.evaluate(() => {
    const { editor } = window.homeplot;
    const { viewport } = editor;
    editor.show({ ...viewport, x: viewport.x + 100_000 });
    return viewport;
  });
  await drawn(page);
  await page.evaluate((back) => window.homeplot.editor.show(back), view);
}

/** Antialiased edges may differ slightly if they were drawn in other pieces; nothing else may. */
async function expectSame(page: Page, before: Buffer): Promise<void> {
  const now = await picture(page);
  if (now.equals(before)) return;
  const [was, is] = [PNG.sync.read(before), PNG.sync.read(now)];
  const { width, height } = was;
  const differing = pixelmatch(was.data, is.data, undefined, width, height, { threshold: 0.3 });
  expect(differing).toBeLessThan(few);
}

async function box(page: Page) {
  const found = await page.getByLabel(canvas).boundingBox();
  if (!found) throw new Error('The canvas is not to be seen.');
  return found;
}

async function pan(page: Page, dx: number, dy: number): Promise<void> {
  const { x, y, width, height } = await box(page);
  await page.getByLabel(canvas).focus();
  await page.keyboard.down(' ');
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + dx, y + height / 2 + dy, { steps: 6 });
  await page.mouse.up();
  await page.keyboard.up(' ');
}

test.describe('at 1.5 device pixels to the pixel', () => {
  test.use({ deviceScaleFactor: 1.5 });

  test('after pans and zooms, the picture is the same as drawn from scratch', async ({ page }) => {
    await open(page);
    for (const [dx, dy] of [
      [170, 140],
      [-31, -160],
    ] as const) {
      await pan(page, dx, dy);
      const moved = await picture(page);
      await drawFromNothing(page);
      await expectSame(page, moved);
    }

    const { x, y, width, height } = await box(page);
    for (const turn of [-300, 700]) {
      const before = await zoomOf(page);
      await page.mouse.move(x + width / 3, y + height / 3);
      await page.mouse.wheel(0, turn);
      await expect.poll(() => zoomOf(page)).not.toBe(before);
      const zoomed = await picture(page);
      await drawFromNothing(page);
      await expectSame(page, zoomed);
    }

    // The pictures that these have replaced aren't in memory anymore.
    await expect.poll(() => removedCanvases(page)).toBe(0);

    // A pan while the picture of another zoom is being drawn.
    await page.evaluate(() => {
      const { editor } = window.homeplot;
      editor.zoomTo(editor.viewport.zoom * 0.6);
      // After two frames, the new picture has been started; then the view changes.
      return new Promise((begun) => requestAnimationFrame(() => requestAnimationFrame(begun))).then(() =>
        editor.panBy(700, 500),
      );
    });
    const moved = await picture(page);
    await drawFromNothing(page);
    await expectSame(page, moved);
  });
});

test('after every edit and its undo, the picture is the same as drawn from scratch', async ({ page }) => {
  await open(page);
  const { x, y, width, height } = await box(page);
  const at = (across: number, down: number) => [x + width * across, y + height * down] as const;
  const drag = async (from: readonly [number, number], to: readonly [number, number]): Promise<void> => {
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...to, { steps: 4 });
    await page.mouse.up();
  };
  const edits = [
    async () => {
      await page.getByRole('button', { name: 'Rectangle', exact: true }).click();
      await drag(at(0.3, 0.3), at(0.6, 0.5));
      await page.getByRole('button', { name: 'Select', exact: true }).click();
    },
    () => drag(at(0.45, 0.4), at(0.6, 0.7)),
    () => page.keyboard.press('Shift+BracketLeft'),
    () => page.keyboard.press('Control+z'),
    () => page.keyboard.press('Control+y'),
  ];
  for (const edit of edits) {
    await drawn(page);
    await edit();
    const selected = await page.evaluate(() => [...window.homeplot.editor.selection.ids]);
    const edited = await picture(page);
    await drawFromNothing(page);
    await expectSame(page, edited);
    await page.evaluate((ids) => window.homeplot.editor.select({ ids: new Set(ids) }), selected);
  }

  // A dimension, and undo.
  await page.evaluate(() => {
    const { editor } = window.homeplot;
    const house = editor.scene.create('house', { x: 20, y: 20 }, { x: 50, y: 45 });
    if (house) editor.edit([{ put: house }], 'Draw');
  });
  const bare = await picture(page);
  await page.evaluate(() => {
    const { editor } = window.homeplot;
    const house = [...editor.plan.objects.values()].at(-1)?.id ?? '';
    const made = editor.scene.create('dimension', { x: 20, y: 20 }, { x: 50, y: 20 });
    const places = [0, 1].map((i) => ({
      x: 20 + 30 * i,
      y: 20,
      tie: { object: house, anchor: `v${i}` },
    }));
    if (made) editor.edit([{ put: { ...made, places, offset: 10 } as typeof made }], 'Dimension');
  });
  const told = await picture(page);
  await drawFromNothing(page);
  await expectSame(page, told);
  await page.keyboard.press('Control+z');
  await expectSame(page, bare);
});

test('the line of a lot and a survey pin are seen over what is dragged across them, then and afterwards', async ({
  page,
}) => {
  await page.goto('/app');
  await expect(page.getByLabel(canvas)).toBeVisible();
  // The pin is of the library, which comes with the list of commands.
  await runByName(page, 'Select', 'Select');
  const at = await page.evaluate(() => {
    const { editor } = window.homeplot;
    const draw = (type: string, x: number, y: number, right = x, bottom = y): void => {
      const put = editor.scene.create(type, { x, y }, { x: right, y: bottom });
      if (put) editor.edit([{ put }], 'Draw');
    };
    draw('lot', 5, 5, 50, 30);
    draw('surveyPin', 18, 34);
    draw('rectangle', 10, 10, 25, 20);
    return editor.viewport;
  });
  const { x, y } = await box(page);
  const place = (across: number, down: number) =>
    [x + (across - at.x) * at.pxPerFoot, y + (down - at.y) * at.pxPerFoot] as const;
  /** The red parts of the pixels in a rectangle of the page. */
  const reds = async (clip: NonNullable<Parameters<Page['screenshot']>[0]>['clip']): Promise<Buffer> => {
    await drawn(page);
    const { data } = PNG.sync.read(await page.screenshot({ ...(clip && { clip }) }));
    return data.filter((_, i) => i % 4 === 0) as Buffer;
  };
  /** The fraction of dark pixels along the line where the rectangle will be. */
  const dark = async (): Promise<number> => {
    const [left, top] = place(12, 30);
    const found = await reds({ x: left, y: top - 1, width: 11 * at.pxPerFoot, height: 2 });
    return found.filter((red) => red < 100).length / found.length;
  };
  const dot = async (): Promise<number | undefined> => {
    const [left, top] = place(18, 34);
    return (await reds({ x: left - 1, y: top - 1, width: 2, height: 2 }))[0];
  };
  const bare = await dark();
  expect(bare).toBeGreaterThan(0.5);
  await expect.poll(dot).toBeLessThan(100);
  await page.mouse.move(...place(14, 14));
  await page.mouse.down();
  await page.mouse.move(...place(14, 29), { steps: 4 });
  await expect.poll(dark).toBeGreaterThan(0.9 * bare);
  await expect.poll(dot).toBeLessThan(100);
  await page.mouse.up();
  await page.evaluate(() => window.homeplot.editor.select({ ids: new Set() }));
  await expect.poll(dark).toBeGreaterThan(0.9 * bare);
  await expect.poll(dot).toBeLessThan(100);
});

const zoomOf = (page: Page): Promise<number> => page.evaluate(() => window.homeplot.editor.viewport.zoom);

test('a trackpad pinch in Safari zooms about the pointer', async ({ page }) => {
  await page.goto('/app');
  await expect(page.getByLabel(canvas)).toBeVisible();
  await page.getByLabel(canvas).evaluate((host) => {
    const { left, top } = host.getBoundingClientRect();
    for (const [type, scale] of [
      ['gesturestart', 1],
      ['gesturechange', 1.2],
      ['gesturechange', 1.5],
    ] as const) {
      const event = new Event(type, { bubbles: true, cancelable: true });
      host.dispatchEvent(Object.assign(event, { scale, clientX: left + 100, clientY: top + 50 }));
    }
  });
  // Zoomed to 1.5, with the same point of the plan under the pointer.
  const { zoom, x, y, pxPerFoot } = await page.evaluate(() => window.homeplot.editor.viewport);
  expect(zoom).toBeCloseTo(1.5, 9);
  expect(x + 100 / pxPerFoot).toBeCloseTo((100 / pxPerFoot) * 1.5, 6);
  expect(y + 50 / pxPerFoot).toBeCloseTo((50 / pxPerFoot) * 1.5, 6);
});
