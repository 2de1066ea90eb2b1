// The colors of pens: #rgb or #rrggbb, their components, and their mixtures with the white of the paper.

/** The components of a color, from 0 to 255. */
export function rgbOf(color: string): readonly [red: number, green: number, blue: number] {
  const digits = color.slice(1);
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const value = Number.parseInt(long, 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** From 0 (black) to 1 (white), by the weights of ITU-R BT.601. */
export function lightness(color: string): number {
  const [red, green, blue] = rgbOf(color);
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255;
}

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
