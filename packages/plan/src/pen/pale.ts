// Mixes colors with the white of the paper.

const cache = new Map<string, string>();

/** #rgb or #rrggbb with a share of it (0 to 1) left and the rest white. Cached. */
export function pale(color: string, share: number): string {
  const name = `${color} ${share}`;
  let mixed = cache.get(name);
  if (mixed === undefined) {
    mixed = mixedWithPaper(color, share);
    cache.set(name, mixed);
  }
  return mixed;
}

function mixedWithPaper(color: string, share: number): string {
  const digits = color.length === 4 ? color.slice(1).replace(/./g, '$&$&') : color.slice(1);
  const value = Number.parseInt(digits, 16);
  const mixed = [16, 8, 0].map((shift) => Math.round(255 - (255 - ((value >> shift) & 255)) * share));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
