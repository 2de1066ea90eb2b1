// What is typed after the palette was asked for and before it has come is meant for it, and not for the canvas.

/** Milliseconds after which nothing comes any more. */
const patience = 10_000;

let ahead: { text: string; readonly end: () => void } | undefined;

export function holdKeys(): void {
  ahead?.end();
  const ending = new AbortController();
  const timer = setTimeout(() => letGoOfKeys(), patience);
  const end = (): void => {
    ending.abort();
    clearTimeout(timer);
  };
  const held = { text: '', end };
  ahead = held;
  const heard = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.length === 1) held.text += event.key;
    else if (event.key === 'Backspace') held.text = held.text.slice(0, -1);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', heard, { capture: true, signal: ending.signal });
}

/** Ends the holding, and hands on what was typed, if anything was. */
export function letGoOfKeys(handOn?: (text: string) => void): void {
  const text = ahead?.text;
  ahead?.end();
  ahead = undefined;
  if (text) handOn?.(text);
}
