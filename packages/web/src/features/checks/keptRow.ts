// Where the focus goes when the row that has it is gone, as its button resolved what it said: to the next row of its list,
// else to the one before it, else to the heading above the lists.

interface Place {
  readonly control: HTMLElement;
  readonly row: Element;
  /** The rows of its list before the latest change. */
  readonly rows: readonly Element[];
}

/** For the ref of the part that has the lists, and whose first heading or summary stays when a list is gone. */
export function keptRow(part: HTMLElement | null): (() => void) | undefined {
  if (!part) return undefined;
  let place: Place | undefined;
  const note = ({ target }: FocusEvent): void => {
    place = target instanceof HTMLElement ? placeOf(target) : undefined;
  };
  const mend = (): void => {
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
  const observer = new MutationObserver(mend);
  observer.observe(part, { childList: true, subtree: true });
  part.addEventListener('focusin', note);
  return () => {
    observer.disconnect();
    part.removeEventListener('focusin', note);
  };
}

function placeOf(control: HTMLElement): Place | undefined {
  const row = control.closest('li');
  return row?.parentElement ? { control, row, rows: [...row.parentElement.children] } : undefined;
}

/** A heading has no place in the order of the focus. */
function focusOn(heading: HTMLElement | null): void {
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
