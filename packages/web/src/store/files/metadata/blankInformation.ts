// Removes the author, title and other facts from a PDF's information dictionary. They are overwritten, not cut out, so that
// every offset in the file stays valid.
import { bytesOf, indexOfBytes } from './bytes.ts';

export const space = 0x20;
const zero = 0x30;
/** Maximum length of an information dictionary that is searched, in bytes. */
const maxDictionaryBytes = 16_384;
/** Maximum number of information dictionaries. A file has one for each time it was saved. */
const maxDictionaries = 100;

export function blankInformation(bytes: Uint8Array): void {
  const key = bytesOf('/Info');
  const objects = new Set<string>();
  for (let at = indexOfBytes(bytes, key); at >= 0; at = indexOfBytes(bytes, key, at + 1)) {
    const [, number, generation] = /^\/Info\s+(\d+)\s+(\d+)\s+R/.exec(textAt(bytes, at, 40)) ?? [];
    if (number !== undefined && objects.size < maxDictionaries) objects.add(`${number} ${generation} obj`);
  }
  for (const object of objects) {
    const head = bytesOf(object);
    for (let begin = indexOfBytes(bytes, head); begin >= 0; begin = indexOfBytes(bytes, head, begin + 1))
      // "12 0 obj" ends with "2 0 obj".
      if (!isDigit(bytes[begin - 1])) blankStrings(bytes, begin + head.length);
  }
}

const isDigit = (byte: number | undefined): boolean => byte !== undefined && byte >= zero && byte <= zero + 9;

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/** Overwrites the strings of the object that begins at a position. */
function blankStrings(bytes: Uint8Array, from: number): void {
  const text = textAt(bytes, from, maxDictionaryBytes);
  // An object with a stream isn't a dictionary of information: only what precedes the stream is read.
  const end = text.search(/endobj|stream/);
  const strings = /\((?:\\[^]|[^\\()])*(?:\((?:\\[^]|[^\\()])*\)(?:\\[^]|[^\\()])*)*\)|<[\da-f\s]+>/gi;
  for (const { 0: string, index } of text.slice(0, Math.max(0, end)).matchAll(strings))
    bytes.fill(string.startsWith('(') ? space : zero, from + index + 1, from + index + string.length - 1);
}
