// Does something once, when the canvas first gets another size than it has now. To be called before the canvas is measured: until
// then its size is a placeholder.
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
