// A browser page that is driven by input events alone: the interface that every engine implements, and a search for
// controls by role and name, which not every engine offers.
import { expect } from '@playwright/test';

export interface Spot {
  /** CSS pixels of the page. */
  readonly x: number;
  readonly y: number;
}

/** What can be passed to a function in the page. */
export type Plain = string | number | boolean | null;

export interface Driver {
  goto(address: string): Promise<void>;
  /** Runs a function in the page, which may use nothing from outside itself. */
  evaluate<Args extends readonly Plain[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Presses at the first spot, moves over the others, and releases at the last. With one spot it is a click or a tap. */
  stroke(pointer: 'mouse' | 'touch', spots: readonly Spot[]): Promise<void>;
  /** Presses a key by its name in the DOM, with modifiers before it, as in "Shift+ArrowLeft". */
  key(name: string): Promise<void>;
  /** Types text with the keyboard. */
  type(text: string): Promise<void>;
  /** The page as a PNG. */
  picture(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** The canvas counts as a field: like one, it has a name, takes the focus and gets keys. */
export type Role = 'button' | 'field' | 'link' | 'menuitem';

/** The middle of a control, and where the focus is: on it, or after it in the order of the page. */
type Found = Spot & { readonly isFocused: boolean; readonly isBeforeFocus: boolean };

/** The first control of a role with this name, if it can be used, or why it can't. */
async function findControl(role: Role, name: string): Promise<Found | string> {
  // After the next frame, React has rendered what the last event changed.
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const selectors = {
    button: 'button, [role=button]',
    field: 'input, textarea, select, [role=textbox], [aria-label="Site plan canvas"]',
    link: 'a[href]',
    menuitem: '[role=menuitem]',
  };
  if (document.documentElement.hasAttribute('data-fetching')) return 'The page is fetching a part of itself.';
  const nameOf = (element: Element): string => {
    const headings = (element.getAttribute('aria-labelledby') ?? '').split(' ');
    const label =
      element.getAttribute('aria-label') ??
      headings.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    const words =
      label || ('labels' in element ? (element as HTMLInputElement).labels?.[0]?.textContent : '');
    return (words || (element.textContent ?? '')).replaceAll(/\s+/g, ' ').trim();
  };
  const named = [...document.querySelectorAll<HTMLElement>(selectors[role])].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert], [aria-hidden=true]') &&
      nameOf(element) === name,
  );
  const [element] = named;
  if (!element) return `There is no ${role} "${name}".`;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  const spot = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  const { activeElement } = document;
  const isBeforeFocus = Boolean(
    (activeElement ?? element).compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING,
  );
  const found = { ...spot, isFocused: activeElement === element && document.hasFocus(), isBeforeFocus };
  if ('disabled' in element && element.disabled === true) return `The ${role} "${name}" is disabled.`;
  const hit = document.elementFromPoint(spot.x, spot.y);
  // Pressing a label focuses or toggles its field, so it doesn't cover the field.
  const isHit = hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element) === true);
  return isHit ? found : `The ${role} "${name}" is covered by ${hit?.outerHTML.slice(0, 80)}.`;
}

/** Waits until a control can be used and no longer moves. Throws the reason if it takes too long. */
export async function waitFor(driver: Driver, role: Role, name: string): Promise<Found> {
  let last: Found | string = '';
  const look = async (): Promise<string> => {
    const before = last;
    // While the page navigates, evaluate fails; its error is then the reason.
    last = await driver.evaluate(findControl, role, name).catch(String);
    if (typeof last === 'string') return last;
    const moves = typeof before === 'string' || before.x !== last.x || before.y !== last.y;
    return moves ? 'It moves.' : 'found';
  };
  await expect.poll(look, { intervals: [30, 60, 120] }).toBe('found');
  if (typeof last === 'string') throw new Error(last);
  return last;
}

export const isThere = async (driver: Driver, role: Role, name: string): Promise<boolean> =>
  typeof (await driver.evaluate(findControl, role, name)) !== 'string';

/** Waits until the page shows some words; asks often, so that a toast, which leaves by itself, isn't missed. */
export const expectWords = (driver: Driver, words: string): Promise<void> =>
  expect
    .poll(() => driver.evaluate(() => document.body.innerText).catch(String), { intervals: [100] })
    .toContain(words);
