// Holds back keys typed between a request for the palette or a field and the moment it is there. They are meant for it, and
// not for the canvas.

/** What was typed ahead. */
export interface KeysAhead {
  /** Whether it is meant for the first distance field instead of the first size field. */
  readonly forDistance?: boolean;
  /** The keys in their order: characters, Backspace, Tab, Enter and Escape. */
  readonly keys: readonly string[];
}

const editingKeys: ReadonlySet<string> = new Set(['Backspace', 'Tab', 'Enter', 'Escape']);

/** Milliseconds without a key after which the requested palette or field counts as failed, and keys are released. */
const timeout = 10_000;

/** The keys held back at the moment; undefined while keys go to the canvas. */
let holding: { ahead: KeysAhead; readonly stop: () => void } | undefined;

/**
 * Starts to hold keys back. first: what the key that requested the field has typed already. giveUp: called for Escape, which
 * is otherwise held back like other keys.
 */
export function holdKeys(first: KeysAhead = { keys: [] }, giveUp?: () => void): void {
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
  const held = { ahead: first, stop };
  holding = held;
  const listener = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && giveUp) giveUp();
    else {
      if (event.key.length === 1 || editingKeys.has(event.key))
        held.ahead = { ...held.ahead, keys: [...held.ahead.keys, event.key] };
      restartTimer();
    }
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', listener, { capture: true, signal: ending.signal });
}

/** The text that keys typed into a single field, and the Enter or Escape that ended it, if any. */
export function textAhead({ keys }: KeysAhead): { text: string; end?: 'Enter' | 'Escape' } {
  let text = '';
  for (const key of keys) {
    if (key === 'Enter' || key === 'Escape') return { text, end: key };
    if (key === 'Backspace') text = text.slice(0, -1);
    else if (key.length === 1) text += key;
  }
  return { text };
}

/** Stops holding keys back, and passes on what was typed. */
export function releaseKeys(passOn?: (ahead: KeysAhead) => void): void {
  const ahead = holding?.ahead;
  holding?.stop();
  holding = undefined;
  if (ahead) passOn?.(ahead);
}
