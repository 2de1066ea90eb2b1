// Keeps the field that is typed in above a phone's keyboard. Held sideways, a phone leaves so little that scrolling its card
// isn't enough: then the whole page, or the dialog, is shifted until the keyboard closes. Upright, the panel stands on the
// keyboard and takes all the room above it, for what is found or pressed next.
import { isTyping } from '../../kit/typing.ts';
import { lengthKeysAttribute } from '../../kit/fields/lengthInput.ts';
import { lengthKeysHeight } from './LengthKeys.tsx';

/** CSS pixels below the field. */
const gap = 4;
/** CSS pixels: what is seen of a phone held upright while its keyboard is open is lower. */
const lowest = 576;

interface Typing {
  readonly field: HTMLElement;
  readonly seen: VisualViewport;
}

/** A press on a button ends the typing, too; the button must not move away under the finger. */
function typing(): Typing | undefined {
  const field = document.activeElement;
  const { visualViewport: seen } = window;
  return seen && isTyping(field) && field instanceof HTMLElement ? { field, seen } : undefined;
}

/** A field on the canvas has no form and isn't in the panel or a dialog: nothing of it scrolls. */
const isInScroller = (field: HTMLElement): boolean =>
  Boolean(('form' in field && field.form) || field.closest('aside, [role=dialog]'));

/** Returns the function that ends it. */
export function keepFieldInSight(): () => void {
  const ending = new AbortController();
  let shifted: HTMLElement | undefined;
  let raised: HTMLElement | undefined;
  const unshift = (): void => {
    if (shifted) shifted.style.transform = '';
    shifted = undefined;
  };
  const lower = (): void => {
    raised?.removeAttribute('data-raised');
    raised = undefined;
  };
  const raise = ({ field, seen }: Typing): void => {
    lower();
    const sheet = field.closest<HTMLElement>('[data-height]');
    if (!sheet || seen.height >= lowest) return;
    raised = sheet;
    const covered = document.documentElement.clientHeight - seen.offsetTop - seen.height;
    sheet.style.setProperty('--keyboard', `${Math.max(0, covered)}px`);
    sheet.setAttribute('data-raised', '');
  };
  const shift = ({ field, seen }: Typing): void => {
    unshift();
    const keys = field.hasAttribute(lengthKeysAttribute) ? lengthKeysHeight : 0;
    const foot = seen.offsetTop + seen.height - keys - gap;
    const over = (): number => field.getBoundingClientRect().bottom - foot;
    if (over() <= 0) return;
    if (isInScroller(field)) field.scrollIntoView({ block: 'center' });
    const rest = Math.min(over(), field.getBoundingClientRect().top - seen.offsetTop);
    if (rest <= 0) return;
    shifted = field.closest<HTMLElement>('[role=dialog], [data-planner]') ?? undefined;
    if (shifted) shifted.style.transform = `translateY(${-rest}px)`;
  };
  const follow = (): void => {
    const now = typing();
    if (now) shift(now);
    else if (!isTyping(document.activeElement)) {
      unshift();
      lower();
    }
  };
  const settle = (): void => {
    const now = typing();
    if (now) {
      raise(now);
      if (isInScroller(now.field)) now.field.scrollIntoView({ block: 'nearest' });
    }
    follow();
  };
  const { signal } = ending;
  const focused = (): void => {
    if (typing()) settle();
  };
  document.addEventListener('focusin', focused, { signal });
  window.visualViewport?.addEventListener('resize', settle, { signal });
  window.visualViewport?.addEventListener('scroll', follow, { signal });
  focused();
  return () => ending.abort();
}
