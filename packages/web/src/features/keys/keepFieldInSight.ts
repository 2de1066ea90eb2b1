// Keeps the focused field in sight above a phone's keyboard. On a phone held sideways, scrolling the field's card isn't
// enough, so the whole page or the dialog is shifted up until the keyboard closes. On a phone held upright, the panel is
// raised onto the keyboard and takes all the room above it.
import { isTyping } from '../../kit/typing.ts';
import { lengthKeysAttribute } from '../../kit/fields/lengthInput.ts';
import { lengthKeysHeight } from './LengthKeys.tsx';

/** CSS pixels between the field and the keyboard. */
const gap = 4;
/** CSS pixels: the visible height of a phone whose keyboard is open is less. */
const maxPhoneHeight = 576;

interface Typing {
  readonly field: HTMLElement;
  /** The part of the page that the keyboard leaves visible. */
  readonly seen: VisualViewport;
}

/** The field that is being typed in. */
function typing(): Typing | undefined {
  const field = document.activeElement;
  const { visualViewport: seen } = window;
  return seen && isTyping(field) && field instanceof HTMLElement ? { field, seen } : undefined;
}

/** Whether a field is in something that scrolls. A field on the canvas isn't: it has no form, panel or dialog. */
const isInScroller = (field: HTMLElement): boolean =>
  Boolean(('form' in field && field.form) || field.closest('aside, [role=dialog]'));

/** Returns a function that stops this. */
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
    const drawer = field.closest<HTMLElement>('[data-height]');
    if (!drawer || seen.height >= maxPhoneHeight) return;
    raised = drawer;
    const covered = document.documentElement.clientHeight - seen.offsetTop - seen.height;
    drawer.style.setProperty('--keyboard', `${Math.max(0, covered)}px`);
    drawer.setAttribute('data-raised', '');
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
    // A press on a button doesn't undo the shift at once: the button must not move away under the finger.
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
