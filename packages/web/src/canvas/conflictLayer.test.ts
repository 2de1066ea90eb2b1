import type { Editor } from '@homeplot/editor/editor';
import { selectObjects } from '@homeplot/editor/selection';
import { toScreen } from '@homeplot/editor/viewport';
import { boxAround } from '@homeplot/plan/box';
import type { Finding } from '@homeplot/plan/finding';
import type { Point } from '@homeplot/plan/point';
import { createPlan, moveOf } from '@homeplot/plan/plan';
import { defaultSettings } from '@homeplot/plan/settings';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endTestCanvas, TestCanvas } from '../../testing/testCanvas.ts';
import { conflictsInView, hasLineIn, showConflicts } from './conflictLayer.ts';

const finding = (id: string, more: Partial<Finding> = {}): Finding => ({
  id,
  check: 'setback',
  state: 'conflict',
  sentence: '',
  objects: [],
  place: { from: { x: 0, y: 0 }, to: { x: 3, y: 0 } },
  ...more,
});

/** A view of so many feet from a point. */
const viewFrom = (x: number, y: number, feet = 100): Editor['viewport'] => ({
  x,
  y,
  width: feet,
  height: feet,
  zoom: 1,
  siteExtent: 50,
  pxPerFoot: 1,
});

const inView = (findings: readonly Finding[], viewport = viewFrom(-10, -10), plan = createPlan()) =>
  conflictsInView(findings, { plan, viewport }).map(({ id }) => id);

test('conflicts that have a place are marked, questions and notes are not', () => {
  const { place: _, ...nowhere } = finding('coverage');
  const all = [
    nowhere,
    finding('shed'),
    finding('deck', { state: 'question' }),
    finding('line', { state: 'note' }),
  ];
  expect(inView(all)).toEqual(['shed']);
});

test('of very many conflicts the first in view are marked', () => {
  const all = Array.from({ length: 500 }, (_, i) =>
    finding(`${i}`, { place: { from: { x: i * 10, y: 0 }, to: { x: i * 10 + 3, y: 0 } } }),
  );
  expect(inView(all, viewFrom(-10, -10, 10_000))).toHaveLength(40);
  expect(inView(all, viewFrom(4932, -10, 33))).toEqual(['493', '494', '495', '496']);
});

test('conflicts of hidden objects are not marked', () => {
  const objects = [
    { id: 'shed', type: 'house', order: 'a0', layer: 'notes' },
    { id: 'house', type: 'house', order: 'a1' },
  ];
  const all = [
    finding('of both', { objects: ['shed', 'house'] }),
    finding('of the house', { objects: ['house'] }),
  ];
  const { layers } = defaultSettings;
  const under = (list = layers) =>
    inView(all, undefined, createPlan({ objects, settings: { ...defaultSettings, layers: list } }));
  expect(under()).toEqual(['of both', 'of the house']);
  expect(under(layers.map((one) => (one.id === 'notes' ? { ...one, hidden: true } : one)))).toEqual([
    'of the house',
  ]);
});

/** The little of a page that the layer needs. It keeps the words that are drawn since it had its size. */
class TestElement {
  readonly dataset = {};
  readonly style = {};
  hidden = false;
  isConnected = false;
  height = 0;
  words: readonly string[] = [];
  /** The middle of the words drawn last, in CSS pixels. */
  middle = 0;
  drawn = 0;
  private pixels = 0;
  get width(): number {
    return this.pixels;
  }
  set width(pixels: number) {
    this.pixels = pixels;
    this.words = [];
    this.drawn += 1;
  }
  private readonly write = (words: string, x: number) => {
    this.words = [...this.words, words].toSorted();
    this.middle = x;
  };
  readonly getContext = () =>
    new Proxy(
      {},
      { get: (_, name) => (name === 'fillText' ? this.write : () => undefined), set: () => true },
    );
  readonly after = (other: TestElement) => void (other.isConnected = true);
  readonly remove = () => void (this.isConnected = false);
}

/** The layer over a canvas with objects from left to right and top to bottom, after its first frame. */
async function layerOver(...boxes: readonly (readonly [type: string, from: Point, to: Point])[]) {
  const canvas = new TestCanvas(800, 600);
  const { editor } = canvas;
  const layer = new TestElement();
  vi.stubGlobal('HTMLElement', TestElement);
  vi.stubGlobal('document', { createElement: () => layer });
  vi.stubGlobal('devicePixelRatio', 1);
  vi.stubGlobal('matchMedia', () => new EventTarget());
  Object.assign(canvas.page, {
    setTimeout: (work: () => void, time: number) => setTimeout(work, time),
  });
  const pack = {
    id: 'city',
    name: 'City',
    date: '2026-11-01',
    sources: [],
    items: [],
    setbacks: { side: 5 },
  };
  editor.edit([{ settings: { pack } }], 'Rules');
  for (const [type, from, to] of boxes) {
    const put = editor.scene.create(type, from, to);
    editor.edit(put ? [{ put: { ...put, status: 'proposed' } }] : [], 'Add');
  }
  showConflicts(editor, { firstElementChild: new TestElement() } as unknown as HTMLElement, ending.signal);
  await vi.advanceTimersByTimeAsync(1000);
  canvas.wait();
  /** Presses at a point of the plan, and drags by so many feet, in steps. */
  const drag = (from: Point, by: Point): void => {
    const at = (share: number) =>
      toScreen(editor.viewport, { x: from.x + by.x * share, y: from.y + by.y * share });
    canvas.slide([at(0), at(0.5), at(0.75), at(1)], 1, 'mouse');
  };
  return { canvas, editor, layer, drag };
}

const box = (type: string, left: number, top: number, width: number, height: number) =>
  [type, { x: left, y: top }, { x: left + width, y: top + height }] as const;
/** The view is of 66 by 50 ft. */
const lot = box('lot', 2, 2, 60, 45);
const overLine = [box('lot', 2, 2, 38, 45), box('house', 35, 10, 15, 20)];
/** One shed is too near to the left line of the lot, the other two overlap. */
const sheds = [lot, box('shed', 5, 25, 10, 10), box('shed', 30, 25, 10, 10), box('shed', 36, 27, 10, 10)];

let ending = new AbortController();
beforeEach(() => {
  ending = new AbortController();
});
afterEach(() => {
  ending.abort();
  endTestCanvas();
});

test('while the view is panned, the conflicts are hidden until it rests', async () => {
  const { canvas, editor, layer } = await layerOver(...overLine);
  expect([layer.isConnected, layer.hidden]).toEqual([true, false]);
  editor.hand.pick('move');
  canvas.slide(
    [
      { x: 300, y: 300 },
      { x: 320, y: 300 },
      { x: 340, y: 310 },
    ],
    1,
    'mouse',
  );
  expect(layer.hidden).toBe(true);
  canvas.wait(100);
  expect(layer.hidden).toBe(false);
});

test('a pointer that moves right after a zoom does not show the conflicts in their old place', async () => {
  const { canvas, editor, layer } = await layerOver(...overLine);
  editor.zoomTo(1.5);
  canvas.act('move', 300, 300, 1, 'mouse').wait();
  expect(layer.hidden).toBe(true);
  canvas.wait(100);
  expect(layer.hidden).toBe(false);
});

const near = `3' of 5'`;
const overlap = `4' over`;

test('while an object is dragged, the conflicts of the others stay', async () => {
  const { canvas, editor, layer, drag } = await layerOver(...sheds);
  expect(layer.words).toEqual([near, overlap]);
  drag({ x: 33, y: 30 }, { x: 0, y: -6 });
  expect([layer.words, layer.hidden]).toEqual([[near], false]);
  editor.hand.cancel();
  canvas.wait();
  expect(layer.words).toEqual([near, overlap]);
  canvas.act('up', 0, 0, 1, 'mouse');
  drag({ x: 10, y: 30 }, { x: 0, y: -6 });
  expect(layer.words).toEqual([overlap]);
});

test('moving the pointer during a drag redraws nothing, and neither does dragging an object without conflicts', async () => {
  const { canvas, editor, layer, drag } = await layerOver(...sheds, box('tree', 50, 10, 5, 5));
  drag({ x: 33, y: 30 }, { x: 0, y: -6 });
  const { drawn } = layer;
  canvas.act('move', 400, 250, 1, 'mouse').wait();
  canvas.act('move', 410, 200, 1, 'mouse').wait();
  expect([editor.hand.preview.length, layer.drawn]).toEqual([1, drawn]);
  editor.hand.cancel();
  canvas.wait().act('up', 0, 0, 1, 'mouse');
  const before = layer.drawn;
  drag({ x: 52.5, y: 12.5 }, { x: 0, y: 6 });
  expect([editor.hand.preview.length, layer.drawn]).toEqual([1, before]);
});

test('while a lot is dragged, no conflict is shown where it was', async () => {
  const { canvas, editor, layer, drag } = await layerOver(...sheds);
  editor.select(selectObjects(['1']));
  drag({ x: 20, y: 2 }, { x: 0, y: 3 });
  expect([editor.hand.preview.length, layer.hidden]).toEqual([1, true]);
  editor.hand.cancel();
  canvas.wait();
  expect([layer.words, layer.hidden]).toEqual([[near, overlap], false]);
});

test('a proposal hides nothing', async () => {
  const { canvas, editor, layer } = await layerOver(...sheds);
  editor.hand.propose([...editor.plan.objects.values()].map((object) => moveOf(object, { x: 1, y: 1 })));
  canvas.wait();
  expect([editor.hand.preview.length, layer.words, layer.hidden]).toEqual([4, [near, overlap], false]);
});

test('words that have no room at their line are not struck through by the outline of the object', async () => {
  const { editor, layer } = await layerOver(box('lot', 2, 2, 38, 45), box('house', 28, 10, 13, 20));
  expect(layer.words).toEqual([`1' over`]);
  // On the side of the lot line, well within the house, whose wall is a foot beyond it.
  expect(layer.middle).toBeLessThan(toScreen(editor.viewport, { x: 38, y: 0 }).x);
});

test('words keep clear of the edge of a driveway and of an eave, as of the outline', () => {
  const one = { id: 'one', order: 'a0' };
  const vertices = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ];
  const drive = { ...one, type: 'driveway', vertices, closed: false, width: 12, apron: 0 };
  const place = { x: 50, y: 10, width: 100, height: 20, rotation: 0, entrances: [] };
  const house = { ...one, ...place, type: 'house', eave: 6 };
  for (const object of [drive, house]) {
    const isIn = (y: number) => hasLineIn(object, boxAround({ x: 50, y }, 0.5));
    expect([0, 3, -6].map(isIn)).toEqual([true, false, true]);
  }
});

test('conflicts that come into view are shown when it rests', async () => {
  const { canvas, editor, layer } = await layerOver(...sheds);
  const { viewport } = editor;
  const look = (x: number) => {
    editor.show({ ...viewport, x });
    canvas.wait(100);
    return [layer.words, layer.hidden];
  };
  expect(look(1000)).toEqual([[], true]);
  expect(look(25)).toEqual([[overlap], false]);
});

test('a conflict of the last of many dragged objects is hidden while they are dragged', async () => {
  const { canvas, editor, layer } = await layerOver(...overLine);
  const [, house = ''] = editor.plan.objects.keys();
  const others = Array.from({ length: 60 }, (_, i) => {
    const at = { x: 4 + i / 2, y: 40 };
    return editor.scene.create('text', at, at) ?? [];
  }).flat();
  editor.edit(
    others.map((put) => ({ put })),
    'Add',
  );
  canvas.wait();
  editor.select(selectObjects([...others.map(({ id }) => id), house]));
  const { x, y } = toScreen(editor.viewport, { x: 42, y: 20 });
  canvas.slide(
    [
      { x, y },
      { x: x + 20, y },
    ],
    1,
    'mouse',
  );
  expect([editor.hand.preview.length > 60, layer.hidden]).toEqual([true, true]);
});
