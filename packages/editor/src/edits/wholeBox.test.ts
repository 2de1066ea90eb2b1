import { type Box, boxHeight, boxWidth, contains, grow, union } from '@homeplot/plan/box';
import type { PlanObject } from '@homeplot/plan/kind';
import { Placing } from '@homeplot/plan/labelPlacing';
import { lotFromOutline } from '@homeplot/plan/lot';
import { planBox } from '@homeplot/plan/plan';
import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { TestDriver } from '../../testing/testDriver.ts';
import type { Editor } from '../editor/editor.ts';
import { boxOnScreen, labelHeightAt, viewBox } from '../view/viewport.ts';
import { DrawingExtents, wholeBox } from './wholeBox.ts';

/** From a phone in landscape with its keyboard open to a large screen. */
const canvases = fc.record({
  width: fc.integer({ min: 320, max: 1900 }),
  height: fc.integer({ min: 200, max: 1500 }),
});
const widths = fc.integer({ min: 2, max: 60 });

/** An editor with a lot, 80 ft high, and what is drawn of it: a box and its labels, in CSS pixels. */
function surveyedLot(wide: number, sides: number) {
  const driver = new TestDriver();
  const { editor } = driver;
  const corners = Array.from({ length: sides }, (_, i) => (2 * Math.PI * i) / sides);
  const vertices = corners.map((at) => ({ x: wide * Math.cos(at), y: 40 * Math.sin(at) }));
  const edges = vertices.map(() => ({ recorded: { direction: 10, length: 123.45 } }));
  const put = { id: 'lot', type: 'lot', order: 'a0', ...lotFromOutline(vertices, edges) };
  editor.edit([{ put }], 'Lot');
  const drawn = () => {
    const { scene, viewport, plan } = editor;
    const labels = scene.labels.at(labelHeightAt(viewport.pxPerFoot)).of(put);
    return {
      lot: boxOnScreen(viewport, planBox(plan)),
      labels: labels.map(({ box }) => boxOnScreen(viewport, box)),
    };
  };
  return { driver, editor, drawn };
}

const longerSide = (box: Box): number => Math.max(boxWidth(box), boxHeight(box));

test('Zoom to fit shows every label whole, on a canvas of any size', () => {
  fc.assert(
    fc.property(canvases, widths, fc.integer({ min: 3, max: 23 }), ({ width, height }, wide, sides) => {
      const { driver, editor, drawn } = surveyedLot(wide, sides);
      editor.resize(width, height);
      driver.run('zoomToFit');
      const canvas = { minX: 0, minY: 0, maxX: width, maxY: height };
      const { lot, labels } = drawn();
      for (const box of [lot, ...labels]) expect(contains(canvas, box)).toBe(true);
    }),
  );
});

test('beside a card, labels are whole wherever the lot is at least 200 px long, and the lot is as large as fits up to that', () => {
  const cards = fc.integer({ min: 0, max: 250 });
  fc.assert(
    fc.property(
      canvases,
      cards,
      widths,
      fc.integer({ min: 3, max: 23 }),
      ({ width, height }, card, wide, sides) => {
        const { editor, drawn } = surveyedLot(wide, sides);
        editor.resize(width, height);
        const room = { minX: 16, minY: 16, maxX: width - card - 16, maxY: height - 16 };
        editor.scene.cover({ room: () => room, seen: () => room });
        editor.fit(planBox(editor.plan));
        const largest = longerSide(drawn().lot);
        editor.fit(wholeBox(editor));
        const { lot, labels } = drawn();
        expect(contains(grow(room, 1e-6), lot)).toBe(true);
        expect(longerSide(lot)).toBeGreaterThan(Math.min(200, largest) - 0.01);
        if (longerSide(lot) < 200.01) return;
        // At its sides, labels use half of the room's margin.
        const [minX, maxX] = [room.minX - 8.01, room.maxX + 8.01];
        for (const box of labels) expect(contains({ ...grow(room, 1e-6), minX, maxX }, box)).toBe(true);
      },
    ),
  );
});

test('beside a card on a phone in landscape, a lot and its labels are whole, and the lot uses the height', () => {
  const { editor, drawn } = surveyedLot(40, 4);
  editor.resize(844, 390);
  const room = { minX: 16, minY: 16, maxX: 484, maxY: 374 };
  editor.scene.cover({ room: () => room, seen: () => room });
  editor.fit(wholeBox(editor));
  const { lot, labels } = drawn();
  expect(labels).toHaveLength(5);
  for (const box of [lot, ...labels]) expect(contains(grow(room, 1e-6), box)).toBe(true);
  expect(boxHeight(lot)).toBeGreaterThan(300);
});

test.each(['', 'Asphalt driveway'])(
  'Zoom to fit shows the long label beside a driveway "%s" at any place of a lot, on a phone, and the lot not much smaller',
  (name) => {
    for (const at of [0, 6, 12, 76]) {
      const driver = new TestDriver();
      const { editor } = driver;
      const corners = [
        [0, 0],
        [80, 0],
        [80, 130],
        [0, 130],
      ].map(([x = 0, y = 0]) => ({ x, y }));
      editor.edit([{ put: { id: 'lot', type: 'lot', order: 'a0', ...lotFromOutline(corners, []) } }], 'Lot');
      const house = editor.scene.create('house', { x: 22, y: 30 }, { x: 62, y: 120 });
      if (house) editor.edit([{ put: house }], 'House');
      driver.pick('driveway').click(at, 130).click(at, 40).run('finish');
      editor.edit([{ put: { ...driver.first('driveway'), name, apron: 0 } as PlanObject }], 'Name');
      editor.resize(390, 679);
      driver.run('zoomToFit');
      const placed = driver.objects.flatMap((object) => driver.labelsOf(object)).map(({ box }) => box);
      expect(driver.words('driveway').join(' ')).toContain("12' wide (assumed)");
      const all = placed.reduce(union, planBox(editor.plan));
      const { minX, maxX, minY, maxY } = boxOnScreen(editor.viewport, all);
      expect(minX).toBeGreaterThan(0);
      expect(maxX).toBeLessThan(390);
      expect(Math.max(maxX - minX, maxY - minY)).toBeGreaterThan(270);
    }
  },
);

test('Zoom to fit shows a lot whose buildings have no room for their names most of the width of a phone', () => {
  const driver = new TestDriver();
  const { editor } = driver;
  const corners = [
    [0, 0],
    [130, 0],
    [130, 150],
    [0, 150],
  ].map(([x = 0, y = 0]) => ({ x, y }));
  editor.edit([{ put: { id: 'lot', type: 'lot', order: 'a0', ...lotFromOutline(corners, []) } }], 'Lot');
  for (const [x, y] of [
    [10, 60],
    [100, 60],
  ] as const) {
    const made = editor.scene.create('building', { x, y }, { x: x + 22, y: y + 24 });
    const named = {
      ...made,
      assumed: {},
      status: 'existing',
      use: 'Dwelling',
      storeys: 1,
    } as unknown as PlanObject;
    editor.edit([{ put: named }], 'Building');
  }
  driver.pick('easement').click(5, 145).click(5, 5).run('finish');
  editor.resize(390, 679);
  driver.run('zoomToFit');
  const { minX, maxX } = boxOnScreen(editor.viewport, planBox(editor.plan));
  const placed = driver.objects.flatMap((object) => driver.labelsOf(object)).map(({ box }) => box);
  const all = boxOnScreen(editor.viewport, placed.reduce(union));
  expect(maxX - minX).toBeGreaterThan(270);
  expect(all.minX).toBeGreaterThan(7.9);
  expect(all.maxX).toBeLessThan(382.1);
});

/** A lot of which each side has a dimension outside, on a phone. */
function measuredLot(): Editor {
  const driver = new TestDriver().rectangle([0, 0], [40, 60]);
  driver.pick('dimension');
  for (const [[ax, ay], [bx, by], [x, y]] of [
    [
      [0, 0],
      [40, 0],
      [20, -6],
    ],
    [
      [0, 60],
      [40, 60],
      [20, 66],
    ],
    [
      [0, 0],
      [0, 60],
      [-6, 30],
    ],
    [
      [40, 0],
      [40, 60],
      [46, 30],
    ],
  ] as const)
    driver.click(ax, ay).click(bx, by).click(x, y);
  driver.editor.resize(390, 679);
  return driver.editor;
}

test.each([
  [300, 285],
  [252, 237],
  [176, 176],
  [100, 100],
])('in a room %i px high, a lot uses %i px of it, and labels what it leaves', (high, used) => {
  const editor = measuredLot();
  const room = { minX: 16, minY: 600 - high, maxX: 374, maxY: 600 };
  editor.scene.cover({ room: () => room, seen: () => room });
  editor.fit(wholeBox(editor));
  const lot = boxOnScreen(editor.viewport, planBox(editor.plan));
  expect(contains(grow(room, 1e-6), lot)).toBe(true);
  expect(boxHeight(lot)).toBeGreaterThan(used - 0.01);
});

test('a plan as wide as a phone is hardly larger in a room beside a card than without one', () => {
  const { editor } = new TestDriver().rectangle([0, 0], [90, 60]);
  editor.resize(390, 679);
  editor.fit(wholeBox(editor));
  const alone = editor.viewport.pxPerFoot;
  const room = { minX: 16, minY: 200, maxX: 374, maxY: 607 };
  editor.scene.cover({ room: () => room, seen: () => room });
  editor.fit(wholeBox(editor));
  expect(editor.viewport.pxPerFoot / alone).toBeLessThan(1.02);
});

test('of thousands of objects at the edge, few labels are placed, and all of them are in view', () => {
  const driver = new TestDriver();
  const { editor } = driver;
  editor.edit(
    Array.from({ length: 5000 }, (_, i) => ({
      put: { id: `t${i}`, type: 'tree', order: 'a0', x: i / 9, y: (i % 7) / 9, radius: 1, name: `Tree ${i}` },
    })),
    'Trees',
  );
  const placing = vi.spyOn(Placing.prototype, 'of');
  driver.run('zoomToFit');
  const placings = placing.mock.calls.length;
  placing.mockRestore();
  expect(placings).toBeLessThan(5000);
  const { scene, viewport, plan } = editor;
  const labels = scene.labels.at(labelHeightAt(viewport.pxPerFoot));
  const placed = [...plan.objects.values()].flatMap((object) => labels.of(object));
  for (const { box } of placed) expect(contains(viewBox(viewport), box)).toBe(true);
});

test('the objects are gone through once, however many views are asked for', () => {
  const driver = new TestDriver().rectangle([0, 0], [6, 12]);
  const { plan, hand, viewport, scene } = driver.editor;
  const visible = vi.fn<(objects: readonly PlanObject[]) => readonly PlanObject[]>((objects) =>
    scene.layers.visible(objects),
  );
  const drawing = new DrawingExtents({
    plan,
    hand,
    viewport,
    scene: { labels: scene.labels, layers: { visible } },
  });
  expect(contains(drawing.inView(), drawing.extents)).toBe(true);
  expect(contains(drawing.fitted(), drawing.extents)).toBe(true);
  expect(visible).toHaveBeenCalledTimes(1);
});
