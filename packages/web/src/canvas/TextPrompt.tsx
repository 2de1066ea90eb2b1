// The question that a tool asks, if any.
import type { Editor } from '@homeplot/editor/editor';
import { type RefObject, useCallback, useSyncExternalStore } from 'react';
import { PromptField } from './PromptField.tsx';

export function TextPrompt({
  editor,
  backTo,
}: {
  readonly editor: Editor;
  /** What gets the focus when the question has been answered. */
  readonly backTo: RefObject<HTMLElement | null>;
}) {
  const watch = useCallback(
    (listener: () => void) => editor.watch({ changed: listener, moved: listener }),
    [editor],
  );
  const prompt = useSyncExternalStore(watch, () => editor.hand.prompt);
  // Only an open question needs to follow the view.
  const view = useSyncExternalStore(watch, () => (editor.hand.prompt ? editor.viewport : undefined));
  if (!prompt || !view) return null;
  const answer = (words: string | undefined): void => {
    if (editor.hand.prompt !== prompt) return;
    editor.hand.answer(words);
    backTo.current?.focus({ preventScroll: true });
  };
  return <PromptField key={`${prompt.at.x},${prompt.at.y}`} prompt={prompt} view={view} answer={answer} />;
}
