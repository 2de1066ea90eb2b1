// Decides which control's tooltip is shown: after a moment under the mouse, at once on keyboard focus, until the control is pressed
// or left, or Escape is pressed.

export interface Tip {
  readonly label: string;
  readonly shortcut?: string | undefined;
  /** How the control is used, in a few words. */
  readonly hint?: string | undefined;
  readonly side?: 'top' | 'right' | 'bottom';
}

/** Milliseconds over a control before its tooltip appears. */
const delay = 400;
/** The delay is skipped if another tooltip was shown less than this many milliseconds ago. */
const skipDelayTime = 300;

export function tipUnder(element: HTMLElement): Tip | undefined {
  const { tip } = element.dataset;
  return tip === undefined ? undefined : (JSON.parse(tip) as Tip);
}

const controlAt = (target: EventTarget | null): HTMLElement | undefined =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-tip]') ?? undefined) : undefined;

/** show: called with the control whose tooltip is shown; undefined for none. Returns the function that ends the watching. */
export function watchTips(show: (control: HTMLElement | undefined) => void): () => void {
  let shown: HTMLElement | undefined;
  let shownUntil = -Infinity;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const set = (control: HTMLElement | undefined): void => {
    clearTimeout(waiting);
    if (shown && !control) shownUntil = performance.now();
    if (control !== shown) show(control);
    shown = control;
  };
  const over = ({ target, pointerType }: PointerEvent): void => {
    if (pointerType === 'touch') return;
    const control = controlAt(target);
    if (control === shown) return;
    clearTimeout(waiting);
    if (!control) set(undefined);
    else if (shown || performance.now() - shownUntil < skipDelayTime) set(control);
    else waiting = setTimeout(() => set(control), delay);
  };
  const focused = ({ target }: Pick<FocusEvent, 'target'>): void => {
    const control = controlAt(target);
    set(control?.matches(':focus-visible') ? control : undefined);
  };
  const hide = (): void => set(undefined);
  const pressed = ({ key }: KeyboardEvent): void => void (key === 'Escape' && hide());
  focused({ target: document.activeElement });
  // The pointer may already have been over a control when this started.
  const under = document.querySelector<HTMLElement>('[data-tip]:hover');
  if (under && !shown && matchMedia('(hover: hover)').matches) waiting = setTimeout(() => set(under), delay);
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('pointerover', over, { signal });
  document.documentElement.addEventListener('pointerleave', hide, { signal });
  document.addEventListener('pointerdown', hide, { capture: true, signal });
  document.addEventListener('focusin', focused, { signal });
  document.addEventListener('focusout', hide, { signal });
  document.addEventListener('keydown', pressed, { signal });
  return () => {
    clearTimeout(waiting);
    listening.abort();
  };
}
