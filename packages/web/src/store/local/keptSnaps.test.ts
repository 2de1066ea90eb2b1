import { Editor } from '@homeplot/editor/editor';
import { defaultSnaps } from '@homeplot/editor/snaps';
import { describe, expect, test } from 'vitest';
import { keepSnaps } from './keptSnaps.ts';

function storageOf(text: string | null) {
  const storage = {
    text,
    getItem: (): string | null => storage.text,
    setItem(_: string, value: string): void {
      storage.text = value;
    },
  };
  return storage;
}

function editorWith(storage: ReturnType<typeof storageOf>): Editor {
  const editor = new Editor({ newId: () => '1' });
  keepSnaps(editor, () => storage);
  return editor;
}

describe('the snap switches', () => {
  test('are remembered', () => {
    const storage = storageOf(null);
    editorWith(storage).setSnaps({ nearest: false });
    expect(editorWith(storage).scene.snapping.snaps).toEqual({ ...defaultSnaps, nearest: false });
  });

  test.each(['{', '[]', 'null', '{"end": "no", "else": false}'])('are all on where %s is stored', (text) => {
    expect(editorWith(storageOf(text)).scene.snapping.snaps).toEqual(defaultSnaps);
  });

  test('work if storage is blocked', () => {
    const editor = new Editor({ newId: () => '1' });
    keepSnaps(editor, () => {
      throw new Error('blocked');
    });
    editor.setSnaps({ grid: false });
    expect(editor.scene.snapping.snaps.grid).toBe(false);
  });
});
