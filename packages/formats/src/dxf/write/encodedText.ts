// Text of a DXF file in ASCII; all other characters are escaped.

const hex = (unit: number): string => `\\U+${unit.toString(16).toUpperCase().padStart(4, '0')}`;

/** Text for a group value: one line, letters beyond ASCII as \U+XXXX. */
export const encoded = (content: string): string =>
  content
    .replace(/\\(?=[UuMm]\+)/g, hex(0x5c))
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/[^\x20-\x7e]/g, (letter) => hex(letter.charCodeAt(0)));

/** Signs with their own codes in TEXT, which more readers know than escapes. */
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
  // A piece never ends within a code.
  for (const [code] of words.matchAll(/\\U\+[\dA-F]{4}|\\.|%%\d{3}|%%.|\^ |./g)) {
    const last = pieces.at(-1) ?? '';
    if (last.length + code.length > maxPiece) pieces.push(code);
    else pieces[pieces.length - 1] = last + code;
  }
  return pieces;
}
