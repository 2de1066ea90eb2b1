// Which transform is asked about: a tool with a card of its own is put away for it, and picking one ends the question.
import type { Editor } from '@homeplot/editor/editor';

/** Returns the function that ends it. */
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
