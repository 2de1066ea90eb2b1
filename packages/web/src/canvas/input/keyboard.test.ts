// The keys of the canvas, with as little of a page as they need.
import { Editor } from '@homeplot/editor/editor';
import { selectObjects } from '@homeplot/editor/selection';
import { afterEach, expect, test, vi } from 'vitest';
import { Keyboard } from './keyboard.ts';

afterEach(() => vi.unstubAllGlobals());

test('a key whose command is still being fetched takes effect once it is there', async () => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const body = new EventTarget();
  vi.stubGlobal('document', { body, documentElement: { toggleAttribute: () => undefined } });
  vi.stubGlobal('navigator', { platform: '' });
  const editor = new Editor({ newId: () => 'shed' });
  const shed = editor.scene.create('house', { x: 10, y: 10 }, { x: 30, y: 30 });
  if (!shed) throw new Error('There is no house.');
  editor.edit([{ put: shed }], 'Add');
  editor.select(selectObjects([shed.id]));
  const end = new Keyboard(body as HTMLElement, editor, () => undefined).listen();

  const key = { key: 'ArrowRight', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  const event = Object.assign(new Event('keydown', { cancelable: true }), key);
  Object.defineProperty(event, 'target', { value: body });
  page.dispatchEvent(event);
  await vi.waitFor(() => expect(editor.plan.objects.get('shed')).toMatchObject({ x: 20.5 }), 60_000);
  // A tool that comes with them can be the first one, too.
  const split = { ...key, key: 'S', shiftKey: true };
  const press = Object.assign(new Event('keydown', { cancelable: true }), split);
  Object.defineProperty(press, 'target', { value: body });
  page.dispatchEvent(press);
  expect(editor.hand.tool.name).toBe('split');
  end();
});
