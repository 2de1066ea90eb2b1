// Keys typed after the palette or a field was requested and before it has loaded are meant for it and not for the canvas.

/** The typed text, up to the Enter or Escape that ended it. */
export interface KeysAhead {
  /** Whether they are for the first distance, and not for the first size. */
  readonly forDistance?: boolean;
  readonly text: string;
  readonly end?: 'Enter' | 'Escape';
}

/** Milliseconds without a key after which it is considered failed. */
const timeout = 10_000;

let ahead: { keys: KeysAhead; readonly stop: () => void } | undefined;

/** first: what the key typed that requested it. giveUp: what Escape does, if it isn't held back like the others. */
export function holdKeys(first: KeysAhead = { text: '' }, giveUp?: () => void): void {
  ahead?.stop();
  const ending = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => releaseKeys(), timeout);
  };
  wait();
  const stop = (): void => {
    ending.abort();
    clearTimeout(timer);
  };
  const held = { keys: first, stop };
  ahead = held;
  const listener = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && giveUp) giveUp();
    else {
      held.keys = after(held.keys, event.key);
      wait();
    }
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', listener, { capture: true, signal: ending.signal });
}

function after(keys: KeysAhead, key: string): KeysAhead {
  if (keys.end) return keys;
  if (key === 'Enter' || key === 'Escape') return { ...keys, end: key };
  if (key === 'Backspace') return { ...keys, text: keys.text.slice(0, -1) };
  return key.length === 1 ? { ...keys, text: keys.text + key } : keys;
}

/** Stops holding keys back, and passes on what was typed. */
export function releaseKeys(passOn?: (keys: KeysAhead) => void): void {
  const keys = ahead?.keys;
  ahead?.stop();
  ahead = undefined;
  if (keys) passOn?.(keys);
}
