import { Editor } from '@homeplot/editor/editor';
import { toScreen } from '@homeplot/editor/viewport';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyPlanOfDrawing, keepDrawing } from './keptDrawing.ts';
import { registerLateTools } from '@homeplot/editor/lateTools';

registerLateTools();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function storageOf(text: string | null = null) {
  const storage = {
    text,
    getItem: (): string | null => storage.text,
    setItem: (_: string, value: string): void => void (storage.text = value),
    removeItem: (): void => void (storage.text = null),
  };
  return storage;
}

/** A page that shows a plan of an id, with a drawing stored in its browser. */
async function page(storage: ReturnType<typeof storageOf>, plan = 'plan 1') {
  const editor = new Editor({ newId: () => 'new' });
  const said: string[] = [];
  editor.watch({ said: ({ text }) => void said.push(text) });
  const open = { plan };
  editor.resize(1200, 800);
  const store = keepDrawing(
    editor,
    () => open.plan,
    () => storage,
  );
  await vi.dynamicImportSettled();
  const click = (x: number, y: number): void => {
    const at = { x, y };
    for (const phase of ['move', 'down', 'up'] as const)
      editor.hand.pointer({ phase, at, screen: toScreen(editor.viewport, at), shift: false, coarse: false });
  };
  return { editor, said, store, click, open };
}

async function halfALot(storage = storageOf()) {
  const first = await page(storage);
  first.editor.hand.pick('lot');
  first.click(10, 10);
  first.click(40, 10);
  vi.advanceTimersByTime(1000);
  return { storage, ...first };
}

test('drawings of several tools are all resumed, and the one that was in hand is in hand', async () => {
  const { storage, editor, click } = await halfALot();
  editor.hand.pick('fence');
  click(10, 40);
  click(30, 40);
  vi.advanceTimersByTime(1000);
  const after = await page(storage);
  expect(after.editor.hand.tool.name).toBe('fence');
  expect(after.editor.hand.drawings).toMatchObject([{ tool: 'lot' }, { tool: 'fence' }]);
});

describe('a half drawn lot', () => {
  test('is there again after a reload, with its tool in hand', async () => {
    const { storage } = await halfALot();
    const { editor, said, click } = await page(storage);
    expect(editor.hand.tool.name).toBe('lot');
    expect(said).toEqual(['Picking up where you left off. Press Cancel to discard it.']);
    click(40, 30);
    editor.hand.finish();
    expect([...editor.plan.objects.values()]).toMatchObject([{ type: 'lot', vertices: [{}, {}, {}] }]);
    vi.advanceTimersByTime(1000);
    expect(storage.text).toBeNull();
  });

  test('is seen as before the reload', async () => {
    const { storage, editor, store } = await halfALot();
    editor.show({ x: -50, y: -20, zoom: 1.5, siteExtent: 500 });
    store();
    const after = await page(storage);
    expect(after.editor.viewport).toEqual(editor.viewport);
  });

  test('is stored at once when the page is left, as it is then', async () => {
    const { storage, click, store } = await halfALot();
    click(40, 30);
    store();
    const { editor } = await page(storage);
    editor.hand.finish();
    expect(editor.plan.objects.size).toBe(1);
  });

  test('stays in storage while another plan is open, and is resumed when its plan is', async () => {
    const { storage, editor, open } = await halfALot();
    const contents = { objects: [], settings: editor.plan.settings };
    open.plan = 'plan 2';
    editor.load(contents);
    vi.advanceTimersByTime(1000);
    await vi.dynamicImportSettled();
    expect(editor.hand.isDrawing).toBe(false);
    expect((await page(storage, 'plan 2')).editor.hand.isDrawing).toBe(false);
    open.plan = 'plan 1';
    editor.load(contents);
    await vi.dynamicImportSettled();
    expect(editor.hand.isDrawing).toBe(true);
  });

  test('gives its id to an empty plan, which is stored nowhere itself', async () => {
    const { storage } = await halfALot();
    expect(emptyPlanOfDrawing(() => storage)).toBe('plan 1');
    expect(emptyPlanOfDrawing(() => storageOf('{'))).toBeUndefined();
  });

  test('lasts as long as the page if storage refuses it', async () => {
    const full = storageOf();
    full.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const { editor } = await halfALot(full);
    expect(editor.hand.isDrawing).toBe(true);
  });
});

const corner = '{"at":{"x":1,"y":2}}';
test.each([
  ['not JSON', '{"plan":"plan 1"'],
  ['no drawing', '{"plan":"plan 1"}'],
  ['a tool that is gone', `{"plan":"plan 1","drawings":[{"tool":"gone","state":{"corners":[${corner}]}}]}`],
  ['a tool that stores nothing', '{"plan":"plan 1","drawings":[{"tool":"select","state":{"pressed":true}}]}'],
  ['no corners', '{"plan":"plan 1","drawings":[{"tool":"lot","state":{"corners":[]}}]}'],
  [
    'a corner without a place',
    `{"plan":"plan 1","drawings":[{"tool":"lot","state":{"corners":[${corner},{"at":{"x":1}}]}}]}`,
  ],
  [
    'a corner too far away',
    '{"plan":"plan 1","drawings":[{"tool":"lot","state":{"corners":[{"at":{"x":1e300,"y":0}}]}}]}',
  ],
  ['words for numbers', '{"plan":"plan 1","drawings":[{"tool":"road","state":{"start":{"x":"1","y":2}}}]}'],
])('a stored drawing with %s is ignored', async (_, text) => {
  const storage = storageOf(text);
  const { editor, said } = await page(storage);
  expect([editor.hand.tool.name, editor.hand.isBusy, said, storage.text]).toEqual([
    'select',
    false,
    [],
    null,
  ]);
});
