import { Editor } from '@homeplot/editor/editor';
import { expect, test, vi } from 'vitest';
import { LiveLines } from './liveLines.ts';

test('the lines of one large plan are not shown for another one while its own are found', async () => {
  let last = 0;
  const editor = new Editor({ newId: () => `car ${(last += 1)}` });
  const { settings } = editor.plan;
  const cars = Array.from({ length: 150 }, (_, i) => editor.scene.create('car', { x: i * 20, y: 0 }) ?? []);
  editor.load({ objects: cars.flat(), settings });
  const lines = new LiveLines(editor);
  await vi.waitFor(() => expect(lines.lines).toBeDefined(), 60_000);
  const seen: boolean[] = [];
  lines.watch(() => seen.push(lines.lines !== undefined));
  editor.load({ objects: cars.flat(), settings });
  expect(seen).toEqual([false]);
  await vi.waitFor(() => expect(seen).toEqual([false, true]), 60_000);
});
