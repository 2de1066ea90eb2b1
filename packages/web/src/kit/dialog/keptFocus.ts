// Moves the focus when the control that has it is removed, such as an answered question or a deleted row. The focus goes to
// the last control that had it and is still there, or was rendered anew with the same name; if there is none, to the
// control that is now in its place.

const usable = 'a[href], button:not(:disabled), input, select, textarea';
/** Number of controls that are remembered. */
const maxRemembered = 12;

interface Place {
  readonly control: HTMLElement;
  readonly name: string;
  /** How many controls were before it. */
  readonly at: number;
}

/** For the ref of the part of a dialog in which controls come and go. */
export function keptFocus(part: HTMLElement | null): (() => void) | undefined {
  if (!part) return undefined;
  let past: readonly Place[] = [];
  const controls = (): readonly HTMLElement[] =>
    [...part.querySelectorAll<HTMLElement>(usable)].filter((one) => one.checkVisibility());
  /** The controls before the last change, to distinguish new ones from older ones with the same name. */
  let known: ReadonlySet<HTMLElement> = new Set(controls());
  const remember = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement)) return;
    const place = { control: target, name: nameOf(target), at: controls().indexOf(target) };
    past = [place, ...past.filter(({ control }) => control !== target)].slice(0, maxRemembered);
  };
  const restoreFocus = (): void => {
    const present = controls();
    const fresh = present.filter((one) => !known.has(one));
    known = new Set(present);
    const [last] = past;
    const { activeElement: focused } = document;
    if (!last || last.control.isConnected || (focused && !focused.contains(part))) return;
    const found = past
      .map(({ control, name }) => present.find((one) => one === control) ?? named(fresh, name))
      .find((one) => one !== undefined);
    (found ?? present[Math.max(0, Math.min(last.at, present.length - 1))])?.focus();
  };
  const observer = new MutationObserver(restoreFocus);
  observer.observe(part, { childList: true, subtree: true });
  part.addEventListener('focusin', remember);
  return () => {
    observer.disconnect();
    part.removeEventListener('focusin', remember);
  };
}

const named = (fresh: readonly HTMLElement[], name: string): HTMLElement | undefined =>
  fresh.find((one) => nameOf(one) === name);

function nameOf(control: HTMLElement): string {
  const label = 'labels' in control ? (control as HTMLInputElement).labels?.[0]?.textContent : undefined;
  return control.getAttribute('aria-label') ?? label ?? control.textContent;
}
