// Formats a key of the registries for this platform: `Mod+Shift+Z` as `Ctrl+Shift+Z`, or `⇧⌘Z` on a Mac.

export const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);
const macSigns: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' };
const arrows: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

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
