// Does something once the size of the canvas is known.
import type { Editor } from '@homeplot/editor/editor';

export function onMeasured(editor: Editor, run: () => void): void {
  const { width, height } = editor.viewport;
  const end = editor.watch({
    moved() {
      if (editor.viewport.width === width && editor.viewport.height === height) return;
      end();
      run();
    },
  });
}
