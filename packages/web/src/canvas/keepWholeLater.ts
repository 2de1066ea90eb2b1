// Fetches what keeps the whole plan in view when a phone is turned, once the page is idle.
import type { Editor } from '@homeplot/editor/editor';
import { whenIdle } from '../kit/idle.ts';

/** Returns the function that ends it. */
export function keepWholeLater(editor: Editor): () => void {
  const ending = new AbortController();
  whenIdle()
    .then(() => import('./keepWhole.ts'))
    .then(
      ({ keepWhole }) => {
        if (!ending.signal.aborted) keepWhole(editor, ending.signal);
      },
      () => undefined,
    );
  return () => ending.abort();
}
