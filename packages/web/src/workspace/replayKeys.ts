// What becomes of keys that were typed ahead, once what they were for is there.
import { canvasElement } from './focusCanvas.ts';
import type { KeyAhead, KeysAhead } from './keysAhead.ts';

/** Presses keys on the canvas that were typed before it had the focus again. */
export function pressOnCanvas(keys: readonly KeyAhead[]): void {
  const canvas = canvasElement();
  for (const { key, shiftKey } of keys)
    canvas?.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }));
}

/** The text that keys typed into a single field, and whether Enter ended it. */
export function textAhead({ keys }: KeysAhead): { readonly text: string; readonly isEntered: boolean } {
  let text = '';
  for (const { key } of keys) {
    if (key === 'Enter') return { text, isEntered: true };
    if (key === 'Backspace') text = text.slice(0, -1);
    else if (key.length === 1) text += key;
  }
  return { text, isEntered: false };
}
