import { Editor } from '@homeplot/editor/editor';
import { runFirst } from '@homeplot/editor/firstCommands';
import type { Uncovered } from '@homeplot/editor/shownScene';
import { boxOnScreen, labelHeightAt } from '@homeplot/editor/viewport';
import { type Box, boxHeight, contains, grow } from '@homeplot/plan/box';
import { inOrder, planBox } from '@homeplot/plan/plan';
import { readPlanFile } from '@homeplot/plan/planFile';
import { afterEach, expect, test, vi } from 'vitest';
import townLot from '../features/templates/town-lot.json';
import {
  belowNotes,
  bringWholeClearOf,
  fitPlanInto,
  fitSelectionInto,
  keepSelectionIn,
  largestPart,
  roomIn,
} from './clearOfCover.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const phone = { width: 390, height: 680 };

const largestRoom = (canvas: typeof phone, cover: Box): Box | undefined => {
  const part = largestPart(canvas, cover);
  return part && roomIn(part);
};

const leaving = (room: Box | undefined): Uncovered => ({ room: () => room, seen: () => room });

test('a card at the top of a phone leaves the room between it and the quick bar', () => {
  const card = { minX: 8, minY: 8, maxX: 382, maxY: 416 };
  expect(largestRoom(phone, card)).toEqual({ minX: 16, minY: 432, maxX: 374, maxY: 608 });
});

test('a drawer leaves the room above it and the quick bar, and a panel at the side leaves the room beside it', () => {
  const drawer = { minX: 0, minY: 340, maxX: 390, maxY: 740 };
  expect(largestRoom(phone, drawer)).toEqual({ minX: 16, minY: 16, maxX: 374, maxY: 268 });
  const panel = { minX: 400, minY: 0, maxX: 720, maxY: 300 };
  expect(largestRoom({ width: 720, height: 300 }, panel)).toEqual({
    minX: 16,
    minY: 16,
    maxX: 384,
    maxY: 228,
  });
});

test('a wide room has nothing over its bottom, a narrow one the quick bar', () => {
  const below = { minX: 0, minY: 340, maxX: 900, maxY: 400 };
  expect(largestRoom({ width: 900, height: 400 }, below)).toMatchObject({ minX: 16, maxX: 884, maxY: 324 });
  const beside = { minX: 500, minY: 0, maxX: 900, maxY: 400 };
  expect(largestRoom({ width: 900, height: 400 }, beside)).toMatchObject({ maxX: 484, maxY: 328 });
});

test('what covers all of it leaves none', () => {
  expect(largestRoom(phone, { minX: 0, minY: 20, maxX: 390, maxY: 670 })).toBeUndefined();
});

test('a strip in which nothing would be seen is no room, however wide it is', () => {
  expect(
    largestRoom({ width: 600, height: 600 }, { minX: 0, minY: 20, maxX: 600, maxY: 600 }),
  ).toBeUndefined();
});

test('a plan that is seen whole is brought into the room with its labels, and stays there', () => {
  let made = 0;
  const editor = new Editor({ newId: () => `${(made += 1)}` });
  editor.resize(390, 680);
  const shed = editor.scene.create('rectangle', { x: 0, y: 0 }, { x: 6, y: 12 });
  const put = shed && { ...shed, name: 'Shed that the previous owner built in 1987' };
  if (put) editor.edit([{ put }], 'Draw');
  runFirst(editor, 'zoomToFit');
  const room = { minX: 16, minY: 16, maxX: 374, maxY: 324 };
  fitPlanInto(editor, room);
  const { viewport } = editor;
  const labels = editor.scene.labels.at(labelHeightAt(viewport.pxPerFoot));
  const placed = inOrder(editor.plan).flatMap((object) => labels.of(object));
  expect(placed.length).toBeGreaterThan(0);
  for (const { box } of placed) expect(contains(room, boxOnScreen(viewport, box))).toBe(true);
  fitPlanInto(editor, room);
  for (const part of ['x', 'y', 'pxPerFoot'] as const)
    expect(editor.viewport[part]).toBeCloseTo(viewport[part], 9);
});

test('Zoom to fit shows all of the plan in the room that is left', () => {
  const editor = new Editor({ newId: () => 'shed' });
  editor.resize(390, 680);
  const put = editor.scene.create('rectangle', { x: 0, y: 0 }, { x: 60, y: 120 });
  if (put) editor.edit([{ put }], 'Draw');
  const room = { minX: 16, minY: 432, maxX: 374, maxY: 608 };
  editor.scene.cover(leaving(room));
  runFirst(editor, 'zoomToFit');
  const shed = boxOnScreen(editor.viewport, planBox(editor.plan));
  expect(contains(room, shed)).toBe(true);
  expect(boxHeight(shed)).toBeGreaterThan(120);
});

test('above the drawer of a phone, Zoom to fit leaves the notes at the top clear of the plan and its labels', () => {
  const editor = new Editor({ newId: () => 'id' });
  editor.resize(phone.width, phone.height);
  const reading = readPlanFile(townLot);
  if (!reading.ok) throw new Error(reading.problem);
  editor.load(reading.contents);
  for (const minY of [310, 270, 540]) {
    const room = largestRoom(phone, { minX: 0, minY, maxX: 390, maxY: 740 });
    const uncover = editor.scene.cover(leaving(room && belowNotes(room)));
    runFirst(editor, 'zoomToFit');
    const labels = editor.scene.labels.at(labelHeightAt(editor.viewport.pxPerFoot));
    const boxes = inOrder(editor.plan).flatMap((object) => labels.of(object).map(({ box }) => box));
    const tops = boxes.map((box) => boxOnScreen(editor.viewport, box).minY);
    expect(Math.min(...tops)).toBeGreaterThan(26);
    uncover();
  }
});

test('when a card over the panel closes, the room is again that beside the panel', () => {
  const { scene } = new Editor({ newId: () => 'id' });
  const besidePanel = { minX: 16, minY: 16, maxX: 374, maxY: 324 };
  const besideCard = { ...besidePanel, maxY: 200 };
  const endPanel = scene.cover(leaving(besidePanel));
  const endCard = scene.cover(leaving(besideCard));
  expect(scene.room).toEqual(besideCard);
  endCard();
  expect(scene.room).toEqual(besidePanel);
  endPanel();
  expect(scene.room).toBeUndefined();
});

test('a selection that is seen whole stays whole when the panel opens, and a part of one keeps its size', () => {
  const editor = new Editor({ newId: () => 'scan' });
  editor.resize(390, 680);
  const put = editor.scene.create('rectangle', { x: 0, y: 0 }, { x: 60, y: 90 });
  if (put) editor.edit([{ put }], 'Draw');
  editor.select({ ids: new Set(['scan']) });
  runFirst(editor, 'zoomToFit');
  const room = { minX: 16, minY: 16, maxX: 374, maxY: 268 };
  keepSelectionIn(editor, room);
  expect(contains(grow(room, 1e-6), boxOnScreen(editor.viewport, planBox(editor.plan)))).toBe(true);

  editor.fit({ minX: 0, minY: 0, maxX: 20, maxY: 20 });
  const { pxPerFoot } = editor.viewport;
  keepSelectionIn(editor, room);
  expect(editor.viewport.pxPerFoot).toBe(pxPerFoot);
});

test('nothing selected: the view stays', () => {
  const editor = new Editor({ newId: () => 'id' });
  editor.resize(390, 680);
  const { viewport } = editor;
  fitSelectionInto(editor, { minX: 16, minY: 16, maxX: 374, maxY: 324 });
  expect(editor.viewport).toEqual(viewport);
});

test('a cover that changes its size is heard until it is closed', () => {
  let resize: (() => void) | undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(resized: () => void) {
        resize = resized;
      }
      readonly observe = (): void => undefined;
      readonly disconnect = (): void => {
        resize = undefined;
      };
    },
  );
  vi.stubGlobal('document', { querySelector: () => null });
  const editor = new Editor({ newId: () => 'id' });
  const uncover = bringWholeClearOf({} as Element, editor);
  let heard = 0;
  editor.watch({ changed: () => heard++ });
  resize?.();
  expect(heard).toBe(1);
  uncover();
  expect(resize).toBeUndefined();
});
