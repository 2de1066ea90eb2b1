// The fields for typing distances while something is dragged.
import { Editor } from '@homeplot/editor/editor';
import { afterEach, expect, test, vi } from 'vitest';
import { aidPlacing, fieldOf } from './distanceTargets.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('./conflictLayer.ts');
});

test('the field of an edge is the same for every lot, and each building has its own', () => {
  expect(fieldOf({ target: 'lot-1', edge: 2 })).toBe(fieldOf({ target: 'lot-2', edge: 2 }));
  expect(fieldOf({ target: 'lot-1', edge: 2 })).not.toBe(fieldOf({ target: 'lot-1', edge: 3 }));
  expect(fieldOf({ target: 'house-1' })).not.toBe(fieldOf({ target: 'house-2' }));
});

test('a drag finds its conflicts even if what marks those at rest cannot be fetched', async () => {
  vi.stubGlobal('window', new EventTarget());
  vi.doMock('./conflictLayer.ts', () => {
    throw new Error('offline');
  });
  const editor = new Editor({ newId: () => 'new' });
  aidPlacing(editor, new AbortController().signal);
  await vi.waitFor(() => expect(editor.scene.aid?.findConflicts).toBeDefined(), 60_000);
});
