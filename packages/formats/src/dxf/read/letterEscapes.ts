// Escapes for letters that the encoding of a file doesn't have: \U+XXXX and \M+NXXXX.
import { multibyte } from './codePages.ts';

/** Resolves \U+XXXX and \M+nXXXX. */
export function unescaped(text: string): string {
  if (!text.includes('\\')) return text;
  return text
    .replace(/\\U\+([\da-f]{4})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
    .replace(/\\M\+[1-5][\da-f]{4}/gi, multibyteLetter);
}

/** Those found, by their codes: to make a decoder for each would take seconds in a file full of them. */
const multibyteLetters = new Map<string, string>();

function multibyteLetter(code: string): string {
  const known = multibyteLetters.get(code);
  if (known !== undefined) return known;
  const encoding = multibyte[code.charAt(3)];
  const [lead, trail] = [code.slice(4, 6), code.slice(6)].map((digits) => Number.parseInt(digits, 16));
  const letter =
    encoding === undefined ? code : new TextDecoder(encoding).decode(Uint8Array.of(lead ?? 0, trail ?? 0));
  multibyteLetters.set(code, letter);
  return letter;
}
