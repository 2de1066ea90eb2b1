// Moves the focus when the row that has it disappears because its button has resolved it: to the next row of its list, or
// else to the previous one, or else to the heading above the lists.

interface Place {
  readonly control: HTMLElement;
  readonly row: Element;
  /** The rows of the row's list before the latest change. */
  readonly rows: readonly Element[];
}

/** A ref for the element that contains the lists, and a heading or a summary that stays when a list disappears. */
export function keptRow(part: HTMLElement | null): (() => void) | undefined {
  if (!part) return undefined;
  let place: Place | undefined;
  const noteFocus = ({ target }: FocusEvent): void => {
    place = target instanceof HTMLElement ? placeOf(target) : undefined;
  };
  const restoreFocus = (): void => {
    if (!place) return;
    if (place.control.isConnected) {
      place = placeOf(place.control);
      return;
    }
    const { row, rows } = place;
    place = undefined;
    if (!document.activeElement?.contains(part)) return;
    const at = rows.indexOf(row);
    const near = [...rows.slice(at), ...rows.slice(0, at).toReversed()];
    const button = near
      .filter((one) => one.isConnected)
      .flatMap((one) => one.querySelector('button') ?? [])[0];
    if (button) button.focus();
    else focusOn(part.querySelector<HTMLElement>('h2, output'));
  };
  const observer = new MutationObserver(restoreFocus);
  observer.observe(part, { childList: true, subtree: true });
  part.addEventListener('focusin', noteFocus);
  return () => {
    observer.disconnect();
    part.removeEventListener('focusin', noteFocus);
  };
}

function placeOf(control: HTMLElement): Place | undefined {
  const row = control.closest('li');
  return row?.parentElement ? { control, row, rows: [...row.parentElement.children] } : undefined;
}

/** Focuses a heading, which needs a tab index for that. */
function focusOn(heading: HTMLElement | null): void {
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
