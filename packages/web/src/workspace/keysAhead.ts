// Holds back keys typed between a request for the palette or a field and the moment it is there. They are meant for it, and
// not for the canvas.

/** What was typed ahead: text, and the Enter or Escape that ended it, if any. */
export interface KeysAhead {
  /** Whether the text is meant for the first distance field instead of the first size field. */
  readonly forDistance?: boolean;
  readonly text: string;
  readonly end?: 'Enter' | 'Escape';
}

/** Milliseconds without a key after which the requested palette or field counts as failed, and keys are released. */
const timeout = 10_000;

/** The keys held back at the moment; undefined while keys go to the canvas. */
let holding: { keys: KeysAhead; readonly stop: () => void } | undefined;

/**
 * Starts to hold keys back. first: what the key that requested the field has typed already. giveUp: called for Escape, which
 * is otherwise held back like other keys.
 */
export function holdKeys(first: KeysAhead = { text: '' }, giveUp?: () => void): void {
  holding?.stop();
  const ending = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => releaseKeys(), timeout);
  };
  restartTimer();
  const stop = (): void => {
    ending.abort();
    clearTimeout(timer);
  };
  const held = { keys: first, stop };
  holding = held;
  const listener = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && giveUp) giveUp();
    else {
      held.keys = withKey(held.keys, event.key);
      restartTimer();
    }
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', listener, { capture: true, signal: ending.signal });
}

function withKey(keys: KeysAhead, key: string): KeysAhead {
  if (keys.end) return keys;
  if (key === 'Enter' || key === 'Escape') return { ...keys, end: key };
  if (key === 'Backspace') return { ...keys, text: keys.text.slice(0, -1) };
  return key.length === 1 ? { ...keys, text: keys.text + key } : keys;
}

/** Stops holding keys back, and passes on what was typed. */
export function releaseKeys(passOn?: (keys: KeysAhead) => void): void {
  const keys = holding?.keys;
  holding?.stop();
  holding = undefined;
  if (keys) passOn?.(keys);
}
