// DXF as text: pairs of a group code and a value, each on a line. Only ASCII is written, so that no reader has to guess
// the code page.

export type Tag = readonly [code: number, value: string | number];

/** Feet and degrees, to a billionth; without an exponent, which not every reader takes. */
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

/** A point in the plane, under a code and the code of its y. */
export const point = (code: number, { x, y }: { readonly x: number; readonly y: number }): readonly Tag[] => [
  [code, x],
  [code + 10, y],
];

/** The same with z = 0. */
export const point3 = (code: number, at: { readonly x: number; readonly y: number }): readonly Tag[] => [
  ...point(code, at),
  [code + 20, 0],
];

const hex = (unit: number): string => `\\U+${unit.toString(16).toUpperCase().padStart(4, '0')}`;

/** Text for a group value: one line, letters beyond ASCII as \U+XXXX. */
export const encoded = (content: string): string =>
  content
    .replace(/\\(?=[UuMm]\+)/g, hex(0x5c))
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/[^\x20-\x7e]/g, (letter) => hex(letter.charCodeAt(0)));

/** Signs that TEXT has codes of its own for, which more readers know. */
const signs: Readonly<Record<string, string>> = { '°': '%%d', '±': '%%p', '⌀': '%%c' };

/** The content of a TEXT, in which %% and ^ begin codes. */
export const encodedWords = (content: string): string =>
  encoded(
    content
      .replace(/%(?=%)/g, '%%037')
      .replaceAll('^', '^ ')
      .replace(/[°±⌀]/g, (sign) => signs[sign] ?? sign),
  );

/** The content of an MTEXT, in which \\ { } begin codes too, in pieces of at most some characters. */
export function encodedPieces(content: string, maxPiece: number): readonly string[] {
  const words = encodedWords(content.replace(/[{}]|\\(?![UuMm]\+)/g, '\\$&'));
  const pieces = [''];
  // No code is cut in two.
  for (const [code] of words.matchAll(/\\U\+[\dA-F]{4}|\\.|%%\d{3}|%%.|\^ |./g)) {
    const last = pieces.at(-1) ?? '';
    if (last.length + code.length > maxPiece) pieces.push(code);
    else pieces[pieces.length - 1] = last + code;
  }
  return pieces;
}

/** Characters of a name in a table. */
const maxName = 200;

/** A name without the characters that DXF forbids in names; not encoded. */
export const mendedName = (name: string): string =>
  name
    .replace(/[\p{Cc}<>/\\":;?*|=,`']+/gu, '_')
    .trim()
    .slice(0, maxName) || 'Unnamed';

/** The name, with a number if it is taken. Names are the same in capitals. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  let free = name;
  for (let n = 2; isTaken(free); n += 1) free = `${name}-${n}`;
  return free;
}
