// The names that a key press may have in a command's list of keys, such as 'Mod+Shift+Z', '+', 'Shift+]'.

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
