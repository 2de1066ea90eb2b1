// DXF as text: a group code and a value in turn, each on its own line. Only ASCII is written, so that no reader has to guess the
// code page.

export type Tag = readonly [code: number, value: string | number];

/** A number with up to ten decimals, without an exponent, which not every reader accepts. */
const decimal = (value: number): string =>
  Number.isInteger(value)
    ? String(value)
    : value
        .toFixed(10)
        .replace(/\.?0+$/, '')
        .replace(/^-0$/, '0');

export const written = (...tags: readonly Tag[]): string => {
  let text = '';
  for (const [code, value] of tags)
    text += `${code}\n${typeof value === 'number' ? decimal(value || 0) : value}\n`;
  return text;
};

/** The tags of a point in the plane; code: the group code of x. */
export const point = (code: number, { x, y }: { readonly x: number; readonly y: number }): readonly Tag[] => [
  [code, x],
  [code + 10, y],
];

/** The tags of a point with z = 0. */
export const point3 = (code: number, at: { readonly x: number; readonly y: number }): readonly Tag[] => [
  ...point(code, at),
  [code + 20, 0],
];

/** Characters of a name in a table. */
const maxName = 200;

/** A name without the characters that DXF forbids in names. It isn't encoded yet. */
export const mendedName = (name: string): string =>
  name
    .replace(/[\p{Cc}<>/\\":;?*|=,`']+/gu, '_')
    .trim()
    .slice(0, maxName) || 'Unnamed';

/** The name, with a number if it is taken. isTaken should ignore case, as DXF does. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  let free = name;
  for (let n = 2; isTaken(free); n += 1) free = `${name}-${n}`;
  return free;
}
