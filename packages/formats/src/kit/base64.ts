// Base64 and base64url (RFC 4648), without a DOM.

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** By character codes, for speed: a link may have millions of characters. */
const values = new Map(Array.from(letters, (letter, value) => [letter.charCodeAt(0), value]));

/** Base64 with padding. */
export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let i = 0; i < bytes.length; i += 3) {
    const bits = ((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const left = bytes.length - i;
    parts.push(
      letters.charAt(bits >> 18),
      letters.charAt((bits >> 12) & 63),
      left > 1 ? letters.charAt((bits >> 6) & 63) : '=',
      left > 2 ? letters.charAt(bits & 63) : '=',
    );
  }
  return parts.join('');
}

/** Base64url without padding. */
export const toBase64Url = (bytes: Uint8Array): string =>
  toBase64(bytes).replace(/[+/=]/g, (letter) => ({ '+': '-', '/': '_' })[letter] ?? '');

/** Decodes either alphabet, with or without padding; undefined if it is invalid. */
export function fromBase64(text: string): Uint8Array | undefined {
  const plain = text
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replace(/={1,2}$/, '');
  if (plain.length % 4 === 1) return undefined;
  const bytes = new Uint8Array(Math.floor((plain.length * 3) / 4));
  let bits = 0;
  let bitCount = 0;
  let at = 0;
  for (let i = 0; i < plain.length; i += 1) {
    const value = values.get(plain.charCodeAt(i));
    if (value === undefined) return undefined;
    bits = ((bits << 6) | value) & 0xffff;
    bitCount += 6;
    if (bitCount < 8) continue;
    bitCount -= 8;
    bytes[at] = (bits >> bitCount) & 0xff;
    at += 1;
  }
  return bytes;
}
