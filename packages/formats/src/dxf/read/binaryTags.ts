// Tags of a binary DXF. Group codes have two bytes, or up to R12 one byte.
import { commentCode, valueForm } from '../records/groupCodes.ts';
import type { TagSource } from '../records/tagSource.ts';

const sentinel = new TextEncoder().encode('AutoCAD Binary DXF\r\n\x1a\0');
const commentBytes: readonly [number, number] = [commentCode & 255, commentCode >> 8];
/** In files with one-byte codes: precedes a group code of two bytes. */
const longCode = 255;

export const isBinaryDxf = (bytes: Uint8Array): boolean => sentinel.every((byte, at) => bytes[at] === byte);

export class BinaryTags implements TagSource {
  code = -1;
  number = Number.NaN;
  start = 0;
  end = 0;
  position = sentinel.length;
  skipped = 0;
  readonly bytes: Uint8Array;
  readonly #view: DataView;
  readonly #twoByteCodes: boolean;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    // The first tag is 0 SECTION or a comment.
    const [first, second] = [bytes[this.position], bytes[this.position + 1]];
    this.#twoByteCodes =
      (first === 0 && second === 0) || (first === commentBytes[0] && second === commentBytes[1]);
  }

  next(): boolean {
    do {
      if (!this.#tag()) {
        this.skipped += this.bytes.length - this.position;
        this.position = this.bytes.length;
        return false;
      }
    } while (this.code === commentCode);
    return true;
  }

  /** Reads a tag; returns false at the end, and where the file is cut off or damaged. */
  #tag(): boolean {
    const from = this.position;
    const form = this.#groupCode();
    this.number = Number.NaN;
    if (form === 'text') this.#text();
    else if (form === 'chunk') this.#chunk();
    else if (form !== undefined) this.#value(form);
    const whole = form !== undefined && this.position <= this.bytes.length;
    if (!whole) this.position = from;
    return whole;
  }

  #groupCode(): ReturnType<typeof valueForm> {
    const { bytes } = this;
    const low = bytes[this.position];
    if (low === undefined) return undefined;
    const long = this.#twoByteCodes || low === longCode;
    const at = this.#twoByteCodes ? this.position : this.position + 1;
    this.code = long ? (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) : low;
    this.position = long ? at + 2 : at;
    return valueForm(this.code);
  }

  #text(): void {
    this.start = this.position;
    const end = this.bytes.indexOf(0, this.start);
    this.end = end < 0 ? this.bytes.length : end;
    this.position = this.end + 1;
  }

  #chunk(): void {
    this.start = this.position + 1;
    this.end = this.start + (this.bytes[this.position] ?? 0);
    this.position = this.end;
  }

  #value(form: 'double' | 'short' | 'long' | 'long long' | 'byte'): void {
    const at = this.position;
    const sizes = { double: 8, short: 2, long: 4, 'long long': 8, byte: 1 } as const;
    this.position += sizes[form];
    if (this.position > this.bytes.length) return;
    const view = this.#view;
    const read = {
      double: () => view.getFloat64(at, true),
      short: () => view.getInt16(at, true),
      long: () => view.getInt32(at, true),
      'long long': () => Number(view.getBigInt64(at, true)),
      byte: () => view.getUint8(at),
    };
    this.number = read[form]();
  }
}
