// Stores unfinished drawings and the view in this browser, with the id of their plan, so that a reload or a closed tab
// doesn't lose them. Loaded before anything can be drawn.
import type { Editor } from '@homeplot/editor/editor';
import { drawingKey, readStored } from './drawingKey.ts';

/** Milliseconds between two writes while something is drawn. */
const writeInterval = 300;

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Stores the drawing while it lasts, and resumes a stored one of the open plan. Returns a function that stores at once. */
export function keepDrawing(editor: Editor, planId: () => string, storage: () => Storage): () => void {
  /** The text that this page has stored. */
  let stored: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const { drawings } = editor.hand;
    const isEmpty = editor.plan.objects.size === 0;
    const { x, y, zoom, siteExtent } = editor.viewport;
    const view = { x, y, zoom, siteExtent };
    const text =
      drawings.length > 0 ? JSON.stringify({ plan: planId(), isEmpty, drawings, view }) : undefined;
    if (text === stored) return;
    const before = stored;
    stored = text;
    try {
      if (text !== undefined) storage().setItem(drawingKey, text);
      else if (readStored(storage) === before) storage().removeItem(drawingKey);
    } catch {
      // Storage is full or blocked: the drawing lasts until the page is left.
    }
  };
  const request = (): void => void (timer ??= setTimeout(write, writeInterval));
  const resume = async (): Promise<void> => {
    const text = readStored(storage);
    if (!text?.includes(JSON.stringify(planId()))) return;
    const reader = await import('./readDrawing.ts').catch(() => undefined);
    if (!reader || editor.hand.drawings.length > 0 || readStored(storage) !== text) return;
    // Removed first, so that a drawing that crashes the page doesn't do so at every reload.
    storage().removeItem(drawingKey);
    const { drawings, view } = reader.readDrawings(text, planId());
    if (view) editor.show(view);
    for (const { tool, state } of drawings) editor.hand.restore(tool, state);
  };
  const opened = (): void => {
    // A drawing of the previous plan stays in storage until something else is drawn.
    stored = undefined;
    void resume();
  };
  void resume();
  editor.watch({ previewed: request, changed: request, loaded: opened });
  return write;
}

/** The id of the plan of a stored drawing if that plan has no objects, and so isn't stored itself. */
export function emptyPlanOfDrawing(storage: () => Storage): string | undefined {
  try {
    const { plan, isEmpty } = JSON.parse(readStored(storage) ?? '{}') as Record<string, unknown>;
    return isEmpty === true && typeof plan === 'string' ? plan : undefined;
  } catch {
    return undefined;
  }
}
