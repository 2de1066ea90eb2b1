import { expect, test, vi } from 'vitest';

test('a drawing comes back with a tool that is fetched later', async () => {
  const { registerLateTools } = await import('@homeplot/editor/lateTools');
  const { Editor } = await import('@homeplot/editor/editor');
  registerLateTools();
  const editor = new Editor({ newId: () => 'new' });
  editor.resize(1200, 800);
  editor.hand.pick('drainageArrow');
  for (const phase of ['move', 'down', 'up'] as const)
    editor.hand.pointer({ phase, at: { x: 5, y: 5 }, screen: { x: 5, y: 5 }, shift: false, coarse: false });
  const { drawings } = editor.hand;
  expect(drawings).toHaveLength(1);

  // Another page has not fetched it.
  vi.resetModules();
  const { readDrawings } = await import('./readDrawing.ts');
  const text = JSON.stringify({ plan: 'plan 1', drawings });
  expect(readDrawings(text, 'plan 1').drawings).toMatchObject([{ tool: 'drainageArrow' }]);
});
