import { boxCenter, boxHeight, boxWidth, contains } from '@homeplot/plan/box';
import { planBox } from '@homeplot/plan/plan';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TestDriver } from '../../testing/testDriver.ts';
import {
  boxOnScreen,
  gridStep,
  heightShown,
  labelHeightAt,
  labelPx,
  offsetIntoView,
  toPlan,
  toScreen,
  viewBox,
} from './viewport.ts';

describe('the view', () => {
  test('a fresh canvas has plan point (0, 0) at its top left corner', () => {
    expect(toScreen(new TestDriver().editor.viewport, { x: 0, y: 0 })).toEqual({ x: 0, y: 0 });
  });

  test('a grid cell is one hundredth of the canvas height times the zoom', () => {
    const { editor } = new TestDriver();
    const cell = (): number => editor.viewport.pxPerFoot / editor.plan.settings.scale;
    expect(cell()).toBe(8);
    editor.zoomTo(2);
    expect(cell()).toBe(16);
    editor.resize(1200, 400);
    expect(cell()).toBe(8);
  });

  test('a resize keeps the center of the view, but on a fresh canvas the corner', () => {
    const { editor } = new TestDriver();
    editor.resize(390, 679);
    expect(editor.viewport).toMatchObject({ x: 0, y: 0 });
    editor.fit({ minX: 100, minY: 100, maxX: 160, maxY: 220 });
    const before = boxCenter(viewBox(editor.viewport));
    editor.resize(844, 226);
    const after = boxCenter(viewBox(editor.viewport));
    expect(after.x).toBeCloseTo(before.x, 9);
    expect(after.y).toBeCloseTo(before.y, 9);
  });

  test('a fitted plan is centered, on a narrow canvas in the part that the buttons at the bottom leave free', () => {
    const { editor } = new TestDriver();
    const shown = (width: number, height: number) => {
      editor.resize(width, height);
      editor.fit({ minX: 0, minY: 0, maxX: 60, maxY: 110 });
      return boxOnScreen(editor.viewport, { minX: 0, minY: 0, maxX: 60, maxY: 110 });
    };
    const wide = shown(1200, 800);
    expect(wide.minY).toBeCloseTo(800 - wide.maxY, 9);
    const narrow = shown(390, 679);
    expect(narrow.maxY).toBeLessThan(679 - 56);
    expect(narrow.minY).toBeCloseTo(679 - 56 - narrow.maxY, 9);
  });

  test('a resize keeps the center once something is drawn', () => {
    const { editor } = new TestDriver().rectangle([10, 10], [20, 20]);
    const before = boxCenter(viewBox(editor.viewport));
    editor.resize(390, 679);
    const after = boxCenter(viewBox(editor.viewport));
    expect(after.x).toBeCloseTo(before.x, 9);
    expect(after.y).toBeCloseTo(before.y, 9);
  });

  test('a watcher of a resize can change the view', () => {
    const { editor } = new TestDriver();
    editor.fit({ minX: 100, minY: 100, maxX: 160, maxY: 220 });
    const end = editor.watch({
      moved() {
        end();
        editor.show({ ...editor.viewport, x: 7, y: 8 });
      },
    });
    editor.resize(390, 679);
    expect(editor.viewport).toMatchObject({ x: 7, y: 8 });
  });

  test('offsetIntoView is as short as possible, and centers what is too large for the view', () => {
    const { viewport } = new TestDriver().editor;
    const seen = { minX: 10, minY: 10, maxX: 40, maxY: 30 };
    const offset = (minX: number, minY: number, maxX: number, maxY: number) =>
      offsetIntoView({ ...viewport, pxPerFoot: 1 }, { minX, minY, maxX, maxY }, seen);
    expect(offset(12, 12, 20, 20)).toEqual({ x: 0, y: 0 });
    expect(offset(5, 25, 10, 35)).toEqual({ x: -5, y: 5 });
    expect(offset(38, 0, 45, 60)).toEqual({ x: 5, y: 10 });
  });

  test('the scale slider changes the magnification and never the real size of what is drawn', () => {
    const driver = new TestDriver().rectangle([0, 0], [10, 10]);
    const before = driver.editor.viewport.pxPerFoot;
    driver.editor.edit([{ settings: { scale: 4 } }], 'Scale');
    expect(driver.editor.viewport.pxPerFoot).toBe(before * 2);
    expect(driver.top).toMatchObject({ width: 10, height: 10 });
  });

  test('labels are about as high at every scale, and a small zoom rarely changes their height', () => {
    const scales = Array.from({ length: 400 }, (_, i) => 0.5 * 1.01 ** i);
    for (const scale of scales) expect(Math.abs(labelHeightAt(scale) * scale - labelPx)).toBeLessThan(0.6);
    expect(new Set(scales.map(labelHeightAt)).size).toBeLessThan(50);
  });

  test('zoom goes from 0.5 to 3 in steps of 0.1', () => {
    const driver = new TestDriver();
    const seen: number[] = [];
    while (driver.run('zoomOut')) seen.push(driver.editor.viewport.zoom);
    expect(seen).toEqual([0.9, 0.8, 0.7, 0.6, 0.5]);
    while (driver.run('zoomIn'));
    expect(driver.editor.viewport.zoom).toBe(3);
    driver.editor.zoomTo(17);
    expect(driver.editor.viewport.zoom).toBe(3);
    driver.editor.zoomTo(0);
    expect(driver.editor.viewport.zoom).toBe(0.5);
  });

  test('a drawing some miles wide can be shown whole', () => {
    const { editor } = new TestDriver();
    const survey = { minX: -20_000, minY: -3000, maxX: 12_000, maxY: 9000 };
    editor.fit(survey);
    expect(contains(viewBox(editor.viewport), survey)).toBe(true);
    expect(editor.plan.settings.siteExtent).toBe(100);
  });

  test('the wheel reaches from the smallest site size to the largest view, in the range of the zoom at each', () => {
    const { editor } = new TestDriver();
    const about = { x: 300, y: 200 };
    const at = toPlan(editor.viewport, about);
    const reached: (readonly [number, number])[] = [];
    for (const factor of [1 / 1.7, 100]) {
      for (let i = 0; i < 20; i += 1) {
        editor.magnify(editor.viewport.pxPerFoot * factor, about);
        const { siteExtent, zoom } = editor.viewport;
        expect(zoom).toBeGreaterThanOrEqual(0.5);
        expect(zoom).toBeLessThanOrEqual(3);
        reached.push([siteExtent, Math.round(zoom * 100) / 100]);
      }
    }
    expect(reached.slice(0, 3)).toEqual([
      [100, 0.59],
      [200, 0.69],
      [500, 1.02],
    ]);
    expect([reached[19], reached[39]]).toEqual([
      [200_000, 0.5],
      [100, 3],
    ]);
    expect(toPlan(editor.viewport, about).x).toBeCloseTo(at.x, 9);
    expect(editor.plan.settings.siteExtent).toBe(100);
  });

  test('the drawn grid is of squares, or of ten, or of a hundred', () => {
    expect([10, 9.9, 0.99, 0.099].map((px) => gridStep(px, 0.5))).toEqual([0.5, 5, 50, 500]);
  });

  test('it follows only typed values that move the selection out of it', () => {
    const driver = new TestDriver().rectangle([10, 10], [20, 20]);
    const { editor } = driver;
    const resize = (width: number): boolean =>
      editor.following(() => editor.edit([{ put: { ...driver.objects[0], width } as never }], 'Test'));
    const before = editor.viewport;
    resize(30);
    expect(editor.viewport).toBe(before);
    resize(200);
    expect(contains(viewBox(editor.viewport), planBox(editor.plan))).toBe(true);
    editor.fit({ minX: 0, minY: 0, maxX: 15, maxY: 15 });
    const near = editor.viewport;
    resize(210);
    expect(editor.viewport).toBe(near);
  });

  test('it comes back when a typed value that it followed is corrected or undone, unless it was moved', () => {
    const driver = new TestDriver().rectangle([10, 10], [20, 20]);
    const { editor } = driver;
    const resize = (width: number): boolean =>
      editor.following(() => editor.edit([{ put: { ...driver.objects[0], width } as never }], 'Test'));
    const before = editor.viewport;
    const isBack = (): boolean => {
      const { x, y, pxPerFoot } = editor.viewport;
      return x === before.x && y === before.y && pxPerFoot === before.pxPerFoot;
    };
    resize(50_000);
    resize(500_000);
    expect(isBack()).toBe(false);
    resize(12);
    expect(isBack()).toBe(true);
    resize(500_000);
    editor.undo();
    expect(isBack()).toBe(true);
    resize(500_000);
    editor.panBy(10, 0);
    const moved = editor.viewport;
    resize(12);
    expect(editor.viewport).toBe(moved);
  });

  test("zooming in continues down to the plan's site size, and the reset returns to it", () => {
    const driver = new TestDriver();
    const { editor } = driver;
    editor.show({ siteExtent: 500, zoom: 3 });
    expect(driver.run('zoomIn')).toBe(true);
    expect(editor.viewport.siteExtent).toBe(200);
    expect(editor.viewport.zoom).toBeCloseTo(1.32, 9);
    driver.run('zoomReset');
    expect(editor.viewport).toMatchObject({ siteExtent: 100, zoom: 1 });
  });

  test('zooming about a point keeps the plan point under it in place', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.5, max: 3, noNaN: true }), fc.nat(1200), fc.nat(800), (zoom, x, y) => {
        const { editor } = new TestDriver();
        const before = toPlan(editor.viewport, { x, y });
        editor.zoomTo(zoom, { x, y });
        const after = toPlan(editor.viewport, { x, y });
        expect(after.x).toBeCloseTo(before.x, 9);
        expect(after.y).toBeCloseTo(before.y, 9);
      }),
    );
  });

  test('the Move tool drags the view with the pointer', () => {
    const driver = new TestDriver().rectangle([0, 0], [10, 10]);
    const before = driver.bytes;
    const { editor } = driver.pick('move');
    editor.hand.pointer({
      phase: 'down',
      at: { x: 5, y: 5 },
      screen: { x: 80, y: 80 },
      shift: false,
      coarse: false,
    });
    editor.hand.pointer({
      phase: 'move',
      at: { x: 5, y: 5 },
      screen: { x: 240, y: 112 },
      shift: false,
      coarse: false,
    });
    editor.hand.pointer({
      phase: 'up',
      at: { x: 5, y: 5 },
      screen: { x: 240, y: 112 },
      shift: false,
      coarse: false,
    });
    expect(editor.viewport).toMatchObject({ x: -10, y: -2 });
    expect(driver.bytes).toBe(before);
  });

  test.each([
    ['a small plan', [0, 0], [20, 10], 100],
    ['a half-acre lot', [-50, -30], [150, 118], 200],
    ['a plan far away', [900, 900], [980, 940], 100],
  ] as const)('Zoom to fit shows all of %s, with a fitting site extent', (_what, from, to, siteExtent) => {
    const driver = new TestDriver().rectangle(from, to);
    driver.run('zoomToFit');
    const seen = viewBox(driver.editor.viewport);
    const box = planBox(driver.editor.plan);
    expect(seen.minX).toBeLessThan(box.minX);
    expect(seen.maxX).toBeGreaterThan(box.maxX);
    expect(seen.minY).toBeLessThan(box.minY);
    expect(seen.maxY).toBeGreaterThan(box.maxY);
    expect(driver.editor.viewport.siteExtent).toBe(siteExtent);
    expect(driver.editor.plan.settings.siteExtent).toBe(100);
    expect(Math.max(boxWidth(box) / boxWidth(seen), boxHeight(box) / boxHeight(seen))).toBeGreaterThan(0.7);
  });

  test('what the canvas shows from top to bottom is the site size at 100%, and all else is in proportion', () => {
    const driver = new TestDriver().rectangle([0, 0], [20, 150]);
    const shown = (): string => heightShown(driver.editor.viewport, driver.editor.plan.settings);
    expect(shown()).toBe("50'");
    driver.editor.zoomTo(2);
    expect(shown()).toBe("25'");
    driver.run('zoomToFit');
    const { height, pxPerFoot } = driver.editor.viewport;
    expect(shown()).toBe(`${Math.round(height / pxPerFoot)}'`);
    expect(heightShown({ siteExtent: 100, zoom: 1 }, { scale: 1.5, units: 'feet-inches' })).toBe("67'");
    expect(heightShown({ siteExtent: 100, zoom: 1 }, { scale: 2, units: 'metres' })).toBe('15 m');
  });

  test('Zoom to fit includes the drawing in progress, which can be continued', () => {
    const driver = new TestDriver().rectangle([0, 0], [20, 10]).pick('lot').click(30, 30).type(30, 200);
    driver.run('zoomToFit');
    expect(contains(viewBox(driver.editor.viewport), { minX: 0, minY: 0, maxX: 30, maxY: 200 })).toBe(true);
    const { viewport } = driver.editor;
    driver.point('move', 500, 500).run('zoomToFit');
    expect(driver.editor.viewport.x).toBeCloseTo(viewport.x, 0);
    expect(driver.editor.viewport.zoom).toBeCloseTo(viewport.zoom, 2);
    driver.type(90, 200).run('finish');
    expect(driver.top).toMatchObject({ type: 'lot', vertices: [{}, {}, { x: 90, y: 200 }] });
  });
});
