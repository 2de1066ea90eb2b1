// Keys of the registries, such as 'Mod+Shift+Z', '+', 'Shift+]': which one was pressed, and how it is written.

/** What the rules need of a KeyboardEvent. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** Keys that are named by their position, as their character changes with Shift. */
const places: Readonly<Record<string, string>> = { BracketLeft: '[', BracketRight: ']' };

/** The names that a key press may have in a command's list of keys. */
export function keyNames({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): readonly string[] {
  // AltGr comes as Ctrl with Alt and makes characters.
  const makesCharacter = altKey && ctrlKey && key.length === 1;
  if (altKey && !makesCharacter) return [];
  const mod = (ctrlKey || metaKey) && !makesCharacter ? 'Mod+' : '';
  const shift = shiftKey ? 'Shift+' : '';
  const isCharacter = key.length === 1;
  const isLetter = isCharacter && key.toLowerCase() !== key.toUpperCase();
  const names = [`${mod}${shift}${isCharacter ? key.toUpperCase() : key}`];
  // A character such as + includes Shift already.
  if (isCharacter && !isLetter) names.push(`${mod}${key}`);
  const place = places[code];
  if (place) names.push(`${mod}${shift}${place}`);
  return names;
}

export const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);
const macSigns: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' };
const arrows: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

/** Formats a key for this platform: `Mod+Shift+Z` as `Ctrl+Shift+Z`, or `⇧⌘Z` on a Mac. */
export function keyName(key: string, mac = isMac): string {
  // The last part may itself be a plus.
  const parts = key.split(/\+(?!$)/);
  const last = parts.pop() ?? '';
  const named = arrows[last] ?? last;
  if (mac)
    return (
      parts
        .map((part) => macSigns[part] ?? part)
        .toSorted(shiftFirst)
        .join('') + named
    );
  return [...parts.map((part) => (part === 'Mod' ? 'Ctrl' : part)), named].join('+');
}

const shiftFirst = (a: string, b: string): number => Number(b === '⇧') - Number(a === '⇧');
