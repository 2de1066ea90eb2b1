// Colors nearer to the paper.

const known = new Map<string, string>();

/** #rgb or #rrggbb mixed with the white of the paper, of which so much (0 to 1) is left. */
export function pale(color: string, left: number): string {
  const name = `${color} ${left}`;
  let mixed = known.get(name);
  if (mixed === undefined) {
    mixed = mixedWithPaper(color, left);
    known.set(name, mixed);
  }
  return mixed;
}

function mixedWithPaper(color: string, left: number): string {
  const digits = color.length === 4 ? color.slice(1).replace(/./g, '$&$&') : color.slice(1);
  const value = Number.parseInt(digits, 16);
  const mixed = [16, 8, 0].map((shift) => Math.round(255 - (255 - ((value >> shift) & 255)) * left));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
