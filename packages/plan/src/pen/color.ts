// Parses the colors of pens: #rgb or #rrggbb.

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
