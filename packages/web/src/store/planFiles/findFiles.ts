// Finds the files inside the bytes of a plan file, without parsing it.
import type { Steps } from '@homeplot/plan/steps';

/** Where something is in the bytes of a plan file. */
interface Span {
  readonly from: number;
  readonly to: number;
}

// ASCII codes.
const [quote, escape, colon, comma] = [0x22, 0x5c, 0x3a, 0x2c];
const [brace, braceEnd, bracket, bracketEnd] = [0x7b, 0x7d, 0x5b, 0x5d];
/** Bytes that are read in one step; a string is never split. */
const stepBytes = 100_000;

interface Member extends Span {
  readonly files: ReadonlyMap<string, Span>;
}

/** The member "files" of the outermost object, with the comma before or after it. */
export function* findFiles(bytes: Uint8Array): Steps<Member | undefined> {
  let depth = 0;
  let next = stepBytes;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === brace || byte === bracket) depth += 1;
    else if (byte === braceEnd || byte === bracketEnd) depth -= 1;
    else if (byte === quote) {
      const end = endOfString(bytes, at);
      const after = skipSpace(bytes, end + 1);
      if (depth === 1 && bytes[after] === colon && textOf(bytes, at + 1, end) === 'files')
        return memberAt(bytes, at, skipSpace(bytes, after + 1));
      at = end;
    }
    if (at < next) continue;
    next = at + stepBytes;
    yield;
  }
  return undefined;
}

/** The member at a key; undefined if its value isn't an object of strings. */
function memberAt(bytes: Uint8Array, key: number, value: number): Member | undefined {
  if (bytes[value] !== brace) return undefined;
  const files = new Map<string, Span>();
  let at = skipSpace(bytes, value + 1);
  while (bytes[at] === quote) {
    const nameEnd = endOfString(bytes, at);
    const content = skipSpace(bytes, skipSpace(bytes, nameEnd + 1) + 1);
    if (bytes[content] !== quote) return undefined;
    const end = endOfString(bytes, content);
    files.set(textOf(bytes, at + 1, nameEnd), { from: content + 1, to: end });
    at = skipSpace(bytes, end + 1);
    if (bytes[at] === comma) at = skipSpace(bytes, at + 1);
  }
  if (bytes[at] !== braceEnd) return undefined;
  const before = skipSpaceBack(bytes, key - 1);
  if (bytes[before] === comma) return { from: before, to: at + 1, files };
  const after = skipSpace(bytes, at + 1);
  return { from: key, to: bytes[after] === comma ? after + 1 : at + 1, files };
}

/** Names of members are shorter than this. */
const maxNameLength = 100;

const textOf = (bytes: Uint8Array, from: number, to: number): string =>
  to - from > maxNameLength ? '' : String.fromCharCode(...bytes.subarray(from, to));

function endOfString(bytes: Uint8Array, from: number): number {
  for (let end = bytes.indexOf(quote, from + 1); end >= 0; end = bytes.indexOf(quote, end + 1)) {
    let escapes = 0;
    while (bytes[end - 1 - escapes] === escape) escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return bytes.length;
}

const isSpace = (byte: number | undefined): boolean =>
  byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

function skipSpace(bytes: Uint8Array, from: number): number {
  let at = from;
  while (isSpace(bytes[at])) at += 1;
  return at;
}

function skipSpaceBack(bytes: Uint8Array, from: number): number {
  let at = from;
  while (isSpace(bytes[at])) at -= 1;
  return at;
}
