import type { Finding } from '@homeplot/plan/finding';
import { selectObjects } from '@homeplot/editor/selection';
import { toScreen } from '@homeplot/editor/viewport';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endTestCanvas, TestCanvas } from '../../testing/testCanvas.ts';
import { placedConflicts, showConflicts } from './conflictLayer.ts';

const place = { from: { x: 0, y: 0 }, to: { x: 3, y: 0 } };
const finding = (id: string, more: Partial<Finding> = {}): Finding => ({
  id,
  check: 'setback',
  state: 'conflict',
  sentence: '',
  objects: [],
  place,
  ...more,
});

test('conflicts that have a place are marked, questions and notes are not', () => {
  const { place: _, ...nowhere } = finding('coverage');
  const all = [
    nowhere,
    finding('shed'),
    finding('deck', { state: 'question' }),
    finding('line', { state: 'note' }),
  ];
  expect(placedConflicts(all).map(({ id }) => id)).toEqual(['shed']);
});

test('of very many conflicts only the first are marked', () => {
  expect(placedConflicts(Array.from({ length: 500 }, (_, i) => finding(`${i}`)))).toHaveLength(40);
});

/** The little of a page that the layer needs. */
class TestElement {
  readonly dataset = {};
  readonly style = {};
  hidden = false;
  isConnected = false;
  width = 0;
  height = 0;
  readonly getContext = () => new Proxy({}, { get: () => () => undefined, set: () => true });
  readonly after = (other: TestElement) => void (other.isConnected = true);
  readonly remove = () => void (this.isConnected = false);
}

/** The layer over a canvas with a house over the line of its lot, after its first frame. */
async function layerOver() {
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
  for (const [type, x] of [
    ['lot', 0],
    ['house', 80],
  ] as const) {
    const put = editor.scene.create(type, { x, y: 0 }, { x: x + 100, y: 100 });
    editor.edit(put ? [{ put }] : [], 'Add');
  }
  showConflicts(editor, { firstElementChild: new TestElement() } as unknown as HTMLElement, ending.signal);
  await vi.advanceTimersByTimeAsync(1000);
  canvas.wait();
  return { canvas, editor, layer };
}

let ending = new AbortController();
beforeEach(() => {
  ending = new AbortController();
});
afterEach(() => {
  ending.abort();
  endTestCanvas();
});

test('while the view is panned, the conflicts are hidden until it rests', async () => {
  const { canvas, editor, layer } = await layerOver();
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
  const { canvas, editor, layer } = await layerOver();
  editor.zoomTo(200);
  canvas.act('move', 300, 300, 1, 'mouse').wait();
  expect(layer.hidden).toBe(true);
  canvas.wait(100);
  expect(layer.hidden).toBe(false);
});

test('a conflict of the last of many dragged objects is hidden while they are dragged', async () => {
  const { canvas, editor, layer } = await layerOver();
  const [, house = ''] = editor.plan.objects.keys();
  const others = Array.from({ length: 60 }, (_, i) => {
    const at = { x: 10 + i, y: 300 };
    return editor.scene.create('text', at, at) ?? [];
  }).flat();
  editor.edit(
    others.map((put) => ({ put })),
    'Add',
  );
  canvas.wait();
  editor.select(selectObjects([...others.map(({ id }) => id), house]));
  const { x, y } = toScreen(editor.viewport, { x: 130, y: 50 });
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
