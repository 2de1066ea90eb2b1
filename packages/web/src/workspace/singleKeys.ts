// Shortcuts that are a single character, without Ctrl or Command: they act only while the canvas has the focus, or nothing
// has, and can be switched off in this browser (WCAG 2.1.4). Voice input can type characters by accident.
import { storedText, storeText } from '../kit/browserStorage.ts';
import { canvasElement } from './focusCanvas.ts';
import type { KeyPress } from '../kit/keys.ts';

const key = 'homeplot.singleKeys';
const off = 'off';
/** Cached, also for a browser that blocks storage. */
let chosen: boolean | undefined;

export function singleKeysOn(): boolean {
  chosen ??= storedText(key) !== off;
  return chosen;
}

export function switchSingleKeys(on: boolean): void {
  chosen = on;
  storeText(key, on ? 'on' : off);
}

/** AltGr, with which characters are typed, is reported as Ctrl with Alt. Space pans and isn't typed by accident. */
const isSingleKey = ({ key: pressed, ctrlKey, metaKey, altKey }: KeyPress): boolean =>
  pressed.length === 1 && pressed !== ' ' && !metaKey && ctrlKey === altKey;

/** Whether a key press is a single-character shortcut that must be ignored: switched off, or the focus is elsewhere. */
export const isMutedKey = (event: KeyboardEvent): boolean =>
  isSingleKey(event) &&
  !(singleKeysOn() && (event.target === document.body || event.target === canvasElement()));
