// Mixes colors with the white of the paper.
import { rgbOf } from './color.ts';

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
  const mixed = rgbOf(color).map((part) => Math.round(255 - (255 - part) * share));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
