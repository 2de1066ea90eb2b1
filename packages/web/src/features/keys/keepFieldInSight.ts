// Keeps the field that is typed in above a phone's keyboard. Held sideways, a phone leaves so little that scrolling its card
// isn't enough: then the whole page, or the dialog, is shifted until the keyboard closes.
import { isTyping } from '../../kit/typing.ts';
import { lengthKeysAttribute } from '../../kit/fields/lengthInput.ts';
import { lengthKeysHeight } from './LengthKeys.tsx';

/** CSS pixels below the field. */
const gap = 4;

/** Returns the function that ends it. */
export function keepFieldInSight(): () => void {
  const ending = new AbortController();
  let shifted: HTMLElement | undefined;
  const listener = (): void => {
    const field = document.activeElement;
    const { visualViewport: seen } = window;
    // A press on a button ends the typing, too; the button must not move away under the finger.
    if (!seen || !isTyping(field) || !(field instanceof HTMLElement)) return;
    if (shifted) shifted.style.transform = '';
    shifted = undefined;
    const keys = field.hasAttribute(lengthKeysAttribute) ? lengthKeysHeight : 0;
    const foot = seen.offsetTop + seen.height - keys - gap;
    const over = (): number => field.getBoundingClientRect().bottom - foot;
    if (over() <= 0) return;
    // A field on the canvas has no form and isn't in the panel: nothing of it scrolls.
    if (('form' in field && field.form) || field.closest('aside')) field.scrollIntoView({ block: 'center' });
    const rest = Math.min(over(), field.getBoundingClientRect().top - seen.offsetTop);
    if (rest <= 0) return;
    shifted = field.closest<HTMLElement>('[role=dialog], [data-planner]') ?? undefined;
    if (shifted) shifted.style.transform = `translateY(${-rest}px)`;
  };
  const closed = (): void => {
    if (!shifted || isTyping(document.activeElement)) return;
    shifted.style.transform = '';
    shifted = undefined;
  };
  const { signal } = ending;
  document.addEventListener('focusin', listener, { signal });
  for (const type of ['resize', 'scroll'])
    window.visualViewport?.addEventListener(
      type,
      () => {
        listener();
        closed();
      },
      { signal },
    );
  listener();
  return () => ending.abort();
}
