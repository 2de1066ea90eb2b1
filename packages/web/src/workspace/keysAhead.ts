// Holds back keys typed between a request for the palette or the size fields and the moment they are there. They are meant
// for them, and not for the canvas.
import { canvasElement } from './focusCanvas.ts';

/** What keys are held for: the palette gets all keys, like any dialog; the size fields get those pressed on the canvas. */
export type KeysOwner = 'palette' | 'fields';

/** A key that was pressed, with Shift or without. */
export type KeyAhead = Pick<KeyboardEvent, 'key' | 'shiftKey'>;

/** What was typed ahead. */
export interface KeysAhead {
  /** Whether it is meant for the first distance field instead of the first size field. */
  readonly forDistance?: boolean;
  /** The keys in their order: characters, Backspace, Tab and Enter. */
  readonly keys: readonly KeyAhead[];
}

const editingKeys: ReadonlySet<string> = new Set(['Backspace', 'Tab', 'Enter']);
/** Keys that would edit text or move in it. They aren't recorded, but the canvas must not get them. */
const caretKey = /^(Arrow.+|Delete|Home|End)$/;

/** Milliseconds without a recorded key after which what was requested counts as failed, and keys are released. */
const timeout = 10_000;

/** The keys held back at the moment; undefined while keys go to the canvas. */
let holding: { readonly owner: KeysOwner; ahead: KeysAhead; readonly stop: () => void } | undefined;

const isOnCanvas = ({ target }: Event): boolean => target === document.body || target === canvasElement();

/**
 * Starts to hold keys back. first: what the key that requested the owner has typed already. giveUp: called for Escape, which
 * otherwise drops what was typed.
 */
export function holdKeys(
  owner: KeysOwner,
  first: KeysAhead = { keys: [] },
  giveUp = () => releaseKeys(owner),
): void {
  holding?.stop();
  const ending = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => releaseKeys(owner), timeout);
  };
  restartTimer();
  const stop = (): void => {
    ending.abort();
    clearTimeout(timer);
  };
  const held = { owner, ahead: first, stop };
  holding = held;
  const listener = (event: KeyboardEvent): void => {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || (owner === 'fields' && !isOnCanvas(event))) return;
    if (key === 'Escape') giveUp();
    else if (key.length === 1 || editingKeys.has(key)) {
      held.ahead = { ...held.ahead, keys: [...held.ahead.keys, { key, shiftKey }] };
      restartTimer();
    } else if (!caretKey.test(key)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', listener, { capture: true, signal: ending.signal });
}

/** What a key on the canvas opens while something is drawn: the size fields, or the distance fields. None does while keys are held. */
export function fieldsOpenedBy(event: KeyboardEvent): 'sizes' | 'distances' | undefined {
  const { ctrlKey, metaKey, altKey, defaultPrevented } = event;
  if (holding || defaultPrevented || ctrlKey || metaKey || altKey || !isOnCanvas(event)) return undefined;
  return fieldsFor(event);
}

/** Which fields a key is for, if it is pressed on the canvas. */
export function fieldsFor({ key, shiftKey }: KeyAhead): 'sizes' | 'distances' | undefined {
  if (key === 'Tab') return shiftKey ? undefined : 'distances';
  return /^[\d.-]$/.test(key) ? 'sizes' : undefined;
}

/** Stops holding keys back for this owner, and passes on what was typed. */
export function releaseKeys(owner: KeysOwner, passOn?: (ahead: KeysAhead) => void): void {
  if (holding?.owner !== owner) return;
  const { ahead, stop } = holding;
  stop();
  holding = undefined;
  passOn?.(ahead);
}
