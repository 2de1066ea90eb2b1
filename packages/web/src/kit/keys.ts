// Keyboard shortcuts, written as 'Mod+Shift+Z', '+' or 'Shift+]': recognizes them in a key press, and formats them for the
// user. Mod is Ctrl, or ⌘ on a Mac.

/** The properties of a KeyboardEvent that say which shortcut it is. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** Keys that are named by their position, since Shift turns their characters into others: { and }. */
const positionNames: Readonly<Record<string, string>> = { BracketLeft: '[', BracketRight: ']' };

/** The names that a key press may have in a command's list of keys. */
export function keyNames({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): readonly string[] {
  // Browsers report AltGr, with which characters are typed, as Ctrl and Alt.
  const makesCharacter = altKey && ctrlKey && key.length === 1;
  if (altKey && !makesCharacter) return [];
  const mod = (ctrlKey || metaKey) && !makesCharacter ? 'Mod+' : '';
  const shift = shiftKey ? 'Shift+' : '';
  const isCharacter = key.length === 1;
  const isLetter = isCharacter && key.toLowerCase() !== key.toUpperCase();
  const names = [`${mod}${shift}${isCharacter ? key.toUpperCase() : key}`];
  // A character such as + includes Shift already.
  if (isCharacter && !isLetter) names.push(`${mod}${key}`);
  const positionName = positionNames[code];
  if (positionName) names.push(`${mod}${shift}${positionName}`);
  return names;
}

export const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);
/** How a Mac shows the modifier keys. */
const macSymbols: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' };
const arrows: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

/** Formats a key for this platform: `Mod+Shift+Z` as `Ctrl+Shift+Z`, or `⇧⌘Z` on a Mac. */
export function keyName(key: string, mac = isMac): string {
  // Splits at each plus except one at the end, which is the key itself.
  const parts = key.split(/\+(?!$)/);
  const last = parts.pop() ?? '';
  const named = arrows[last] ?? last;
  if (mac)
    return (
      parts
        .map((part) => macSymbols[part] ?? part)
        .toSorted(shiftFirst)
        .join('') + named
    );
  return [...parts.map((part) => (part === 'Mod' ? 'Ctrl' : part)), named].join('+');
}

const shiftFirst = (a: string, b: string): number => Number(b === '⇧') - Number(a === '⇧');
