// What is typed after the palette was asked for and before it has come is meant for it, and not for the canvas.

/** What was typed, up to the Enter or the Escape that ended it. */
export interface KeysAhead {
  readonly text: string;
  readonly end?: 'Enter' | 'Escape';
}

/** Milliseconds after which nothing comes any more. */
const patience = 10_000;

let ahead: { keys: KeysAhead; readonly stop: () => void } | undefined;

export function holdKeys(): void {
  ahead?.stop();
  const ending = new AbortController();
  const timer = setTimeout(() => letGoOfKeys(), patience);
  const stop = (): void => {
    ending.abort();
    clearTimeout(timer);
  };
  const held = { keys: { text: '' } as KeysAhead, stop };
  ahead = held;
  const heard = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    held.keys = after(held.keys, event.key);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', heard, { capture: true, signal: ending.signal });
}

function after(keys: KeysAhead, key: string): KeysAhead {
  if (keys.end) return keys;
  if (key === 'Enter' || key === 'Escape') return { ...keys, end: key };
  if (key === 'Backspace') return { text: keys.text.slice(0, -1) };
  return key.length === 1 ? { text: keys.text + key } : keys;
}

/** Ends the holding, and hands on what was typed, if anything was. */
export function letGoOfKeys(handOn?: (keys: KeysAhead) => void): void {
  const keys = ahead?.keys;
  ahead?.stop();
  ahead = undefined;
  if (keys && (keys.text !== '' || keys.end)) handOn?.(keys);
}
