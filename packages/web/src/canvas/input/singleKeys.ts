// Shortcuts that are a single character, without Ctrl or Command: they act only while the canvas has the focus, or nothing
// has, and can be switched off in this browser (WCAG 2.1.4). People who speak their input type characters unawares.
import { canvasElement } from '../../planner/focusCanvas.ts';
import type { KeyPress } from './keyNames.ts';

const key = 'homeplot.singleKeys';
const off = 'off';
/** For a browser that stores nothing. */
let chosen: boolean | undefined;

export function singleKeysOn(): boolean {
  try {
    chosen ??= localStorage.getItem(key) !== off;
  } catch {
    chosen = true;
  }
  return chosen;
}

export function switchSingleKeys(on: boolean): void {
  chosen = on;
  try {
    localStorage.setItem(key, on ? 'on' : off);
  } catch {
    // Until the page is closed.
  }
}

/** Whether a key press is such a shortcut. AltGr, which makes characters, comes as Ctrl with Alt. Space pans, and types nothing. */
const isSingleKey = ({ key: pressed, ctrlKey, metaKey, altKey }: KeyPress): boolean =>
  pressed.length === 1 && pressed !== ' ' && !metaKey && ctrlKey === altKey;

/** Whether the press of a key may not act where it is: only a single character never does. */
export const isMutedKey = (event: KeyboardEvent): boolean =>
  isSingleKey(event) &&
  !(singleKeysOn() && (event.target === document.body || event.target === canvasElement()));
