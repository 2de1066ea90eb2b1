// Stores the unfinished drawing; the code for it is loaded at the start if one is stored, otherwise before one can be begun.
import type { Editor } from '@homeplot/editor/editor';
import { onFirstSign } from '../../kit/firstSign.ts';
import { onMeasured } from './onMeasured.ts';
import { readStored } from './drawingKey.ts';

interface Drawings {
  /** The id for an empty plan: that of the empty plan to which the stored drawing belongs, otherwise a new one. */
  idOfEmpty(newId: () => string): string;
  /** Returns a function that stores the drawing at once. */
  keep(editor: Editor, planId: () => string): () => void;
}

const fetchKeeper = () => import('./keptDrawing.ts');

export async function findDrawings(storage: () => Storage): Promise<Drawings> {
  const stored = readStored(storage) ? await fetchKeeper().catch(() => undefined) : undefined;
  return {
    idOfEmpty: (newId) => stored?.emptyPlanOfDrawing(storage) ?? newId(),
    keep(editor, planId) {
      let store = (): void => undefined;
      const start = ({ keepDrawing }: Awaited<ReturnType<typeof fetchKeeper>>): void => {
        store = keepDrawing(editor, planId, storage);
      };
      if (stored) onMeasured(editor, () => start(stored));
      else onFirstSign(() => void fetchKeeper().then(start, () => undefined));
      return () => store();
    },
  };
}
