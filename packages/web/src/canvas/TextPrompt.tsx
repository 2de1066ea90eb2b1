// The text field in which a tool asks for text on the canvas, if it does.
import type { Editor } from '@homeplot/editor/editor';
import {
  type RefObject,
  useCallback,
  useSyncExternalStore,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
} from 'react';
import type { Prompt } from '@homeplot/editor/tool';
import { toScreen, type Viewport } from '@homeplot/editor/viewport';
import { canvasElement } from '../workspace/focusCanvas.ts';
import { useVisiblePart } from '../kit/useVisiblePart.ts';
import { clearOfToasts } from '../kit/toasts/toastBox.ts';
import { useLeavingPage } from '../kit/fields/useLeavingPage.ts';

export function TextPrompt({
  editor,
  backTo,
}: {
  readonly editor: Editor;
  /** What gets the focus when the text is accepted or discarded. */
  readonly backTo: RefObject<HTMLElement | null>;
}) {
  const watch = useCallback(
    (listener: () => void) => editor.watch({ changed: listener, moved: listener }),
    [editor],
  );
  const prompt = useSyncExternalStore(watch, () => editor.hand.prompt);
  // Only an open prompt needs to follow the view.
  const view = useSyncExternalStore(watch, () => (editor.hand.prompt ? editor.viewport : undefined));
  if (!prompt || !view) return null;
  const answer = (words: string | undefined): void => {
    if (editor.hand.prompt !== prompt) return;
    editor.hand.answer(words);
    backTo.current?.focus({ preventScroll: true });
  };
  return <PromptField key={`${prompt.at.x},${prompt.at.y}`} prompt={prompt} view={view} answer={answer} />;
}

/** CSS pixels: the size that the field with its label needs, and its distance from the edge of the canvas. */
const room = { width: 190, height: 60, edge: 4 };
/** CSS pixels from the corner of the field to the beginning of its text's baseline. */
const textOffset = { left: 9, baseline: 47 };

/** A text field on the canvas: Enter or leaving it accepts the text, Escape discards it. */
function PromptField({
  prompt,
  view,
  answer,
}: {
  readonly prompt: Prompt;
  readonly view: Viewport;
  readonly answer: (words: string | undefined) => void;
}) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, []);
  const leave = (): void => answer(field.current?.value.trim() || undefined);
  useLeavingPage(leave);
  // How much of the canvas a phone's keyboard covers from below.
  const canvasBottom = canvasElement()?.getBoundingClientRect().bottom ?? 0;
  const covered = Math.max(0, canvasBottom - (useVisiblePart()?.bottom ?? canvasBottom));
  const pressed = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    answer(event.key === 'Enter' ? event.currentTarget.value : undefined);
  };
  const { x, y } = toScreen(view, prompt.at);
  const left = Math.max(room.edge, Math.min(x - textOffset.left, view.width - room.width));
  const wanted = Math.max(room.edge, Math.min(y - textOffset.baseline, view.height - covered - room.height));
  const top = clearOfToasts(wanted, left, room.width, room.height);
  return (
    <div className="absolute z-10 flex flex-col items-start" style={{ left, top }}>
      <label htmlFor={id} className="rounded-t-sm bg-accent px-1.5 text-xs leading-5 text-on-accent">
        {prompt.label}
      </label>
      <input
        id={id}
        ref={field}
        defaultValue={prompt.value}
        autoComplete="off"
        onKeyDown={pressed}
        // When the whole window loses the focus, the field is still the active element and stays open.
        onBlur={({ currentTarget }) => {
          if (document.activeElement !== currentTarget) leave();
        }}
        className="w-44 rounded-sm rounded-tl-none border-2 border-accent bg-paper px-1.5 py-1 text-sm text-ink shadow-float outline-none pointer-coarse:text-base"
      />
    </div>
  );
}
