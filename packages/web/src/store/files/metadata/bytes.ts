// Searches and compares the bytes of files.

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0));

export const hasAt = (bytes: Uint8Array, at: number, part: Uint8Array): boolean =>
  part.every((byte, i) => bytes[at + i] === byte);

/** The index of the first occurrence of some bytes from a position on; -1 if there is none. */
export function indexOfBytes(bytes: Uint8Array, part: Uint8Array, from = 0): number {
  const [first = 0] = part;
  let at = bytes.indexOf(first, from);
  while (at >= 0 && !hasAt(bytes, at, part)) at = bytes.indexOf(first, at + 1);
  return at;
}

export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
