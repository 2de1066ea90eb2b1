// AutoCAD's color index, for white paper.

const fixed: Readonly<Record<number, string>> = {
  1: '#ff0000',
  2: '#ffff00',
  3: '#00ff00',
  4: '#00ffff',
  5: '#0000ff',
  6: '#ff00ff',
  // White on black screens, black on paper.
  7: '#000000',
  8: '#808080',
  9: '#c0c0c0',
  250: '#000000',
  251: '#656565',
  252: '#666666',
  253: '#999999',
  254: '#cccccc',
  255: '#ffffff',
};
/** From 10 on, the tens count hues in steps of 15°; the units count shades, every second one half as saturated. */
const shades = [1, 0.65, 0.5, 0.3, 0.15];
const black = '#000000';

export const byBlock = 0;
export const byLayer = 256;

/** #rrggbb. */
export function indexColor(index: number): string {
  if (fixed[index] !== undefined) return fixed[index];
  if (!Number.isInteger(index) || index < 10 || index > 249) return black;
  const hue = (Math.floor(index / 10) - 1) / 4;
  const value = shades[Math.floor((index % 10) / 2)] ?? 1;
  const pale = index % 2 === 1;
  const channel = (offset: number): string => {
    const away = Math.abs(((hue + offset) % 6) - 3);
    const strength = Math.min(Math.max(away - 1, 0), 1);
    const full = pale ? (1 + strength) / 2 : strength;
    return Math.floor(255 * value * full)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(4)}${channel(2)}`;
}
