// Blanks the information dictionary of a PDF with spaces, so that no offset in the file moves.
import { bytesOf, indexOfBytes } from './bytes.ts';

export const space = 0x20;
const zero = 0x30;
/** Bytes of an information dictionary. */
const infoReach = 16_384;
/** Information dictionaries, one for each time that the file was saved. */
const maxInformation = 100;

export function blankInformation(bytes: Uint8Array): void {
  const key = bytesOf('/Info');
  const objects = new Set<string>();
  for (let at = indexOfBytes(bytes, key); at >= 0; at = indexOfBytes(bytes, key, at + 1)) {
    const [, number, generation] = /^\/Info\s+(\d+)\s+(\d+)\s+R/.exec(textAt(bytes, at, 40)) ?? [];
    if (number !== undefined && objects.size < maxInformation) objects.add(`${number} ${generation} obj`);
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
  const text = textAt(bytes, from, infoReach);
  // What has a stream is another object.
  const end = text.search(/endobj|stream/);
  const strings = /\((?:\\[^]|[^\\()])*(?:\((?:\\[^]|[^\\()])*\)(?:\\[^]|[^\\()])*)*\)|<[\da-f\s]+>/gi;
  for (const { 0: string, index } of text.slice(0, Math.max(0, end)).matchAll(strings))
    bytes.fill(string.startsWith('(') ? space : zero, from + index + 1, from + index + string.length - 1);
}
