// Keeps the card of a transform and the card of a tool from being shown together: asking for a transform's values puts such a
// tool away, and picking such a tool ends the question.
import type { Editor } from '@homeplot/editor/editor';

/** ask: shows the question for a transform, or ends it for undefined. Returns a function that stops all this. */
export function oneCardAtATime(
  editor: Editor,
  toolCards: Readonly<Record<string, unknown>>,
  ask: (transform: string | undefined) => void,
): () => void {
  const hasCard = (): boolean => editor.hand.tool.name in toolCards;
  return editor.watch({
    asked(name) {
      if (hasCard()) editor.hand.pick('select');
      ask(name);
    },
    changed() {
      if (hasCard()) ask(undefined);
    },
    loaded: () => ask(undefined),
  });
}
