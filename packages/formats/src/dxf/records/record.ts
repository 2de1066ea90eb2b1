// One record of a DXF file: the tags from a group code 0 to the next. One Record is reused for all, to save time.
import { firstExtendedCode, maxGroupCode } from './groupCodes.ts';
import type { Letters } from './letters.ts';
import { asciiAt } from './numberAt.ts';
import type { Triple } from './matrix.ts';
import type { TagSource } from './tagSource.ts';

/** Group codes that begin or end data of an application, and that begin an embedded object. */
const applicationGroup = 102;
const embeddedObject = 101;
const openBrace = 0x7b;
/** Maximum number of tags of a record; further ones are left out. */
const maxTags = 2 ** 22;
/** Characters of a type's name; a longer one is cut. */
const maxType = 64;
/** Characters of a name; no release allows more. */
const maxName = 255;

export class DxfRecord {
  /** The type in upper case, such as LINE. */
  type = '';
  /** Number of tags. */
  count = 0;
  /** Whether any record had more than the maximum number of tags. */
  cut = false;
  codes = new Uint16Array(256);
  numbers = new Float64Array(256);
  #starts = new Uint32Array(256);
  #ends = new Uint32Array(256);
  /** Index of the first tag with each code, or -1. */
  readonly #first = new Int32Array(maxGroupCode + 1).fill(-1);
  readonly #letters: Letters;
  readonly #source: TagSource;
  #more: boolean;

  constructor(source: TagSource, letters: Letters) {
    this.#source = source;
    this.#letters = letters;
    this.#more = source.next();
    // Skip what comes before the first record.
    while (this.#more && source.code !== 0) this.#more = source.next();
  }

  /** Goes to the next record; returns false at the end. Data of applications and embedded objects are left out. */
  next(): boolean {
    const source = this.#source;
    for (let i = 0; i < this.count; i++) this.#first[this.codes[i] ?? 0] = -1;
    this.count = 0;
    if (!this.#more) return false;
    this.type = this.#letters.name(
      asciiAt(source.bytes, source.start, Math.min(source.end, source.start + maxType))
        .trim()
        .toUpperCase(),
    );
    let group = false;
    let embedded = false;
    while ((this.#more = source.next()) && source.code !== 0) {
      const { code } = source;
      if (code === applicationGroup) group = source.bytes[source.start] === openBrace;
      else if (code === embeddedObject) embedded = true;
      else if (!group && !embedded && code < firstExtendedCode) this.#append();
    }
    return true;
  }

  #append(): void {
    if (this.count === maxTags) {
      this.cut = true;
      return;
    }
    if (this.count === this.codes.length) this.#grow();
    const { code, number, start, end } = this.#source;
    const at = this.count++;
    this.codes[at] = code;
    this.numbers[at] = number;
    this.#starts[at] = start;
    this.#ends[at] = end;
    if ((this.#first[code] ?? 0) < 0) this.#first[code] = at;
  }

  #grow(): void {
    const size = this.codes.length * 2;
    const larger = <T extends Uint16Array | Float64Array | Uint32Array>(from: T, to: T): T => {
      to.set(from);
      return to;
    };
    this.codes = larger(this.codes, new Uint16Array(size));
    this.numbers = larger(this.numbers, new Float64Array(size));
    this.#starts = larger(this.#starts, new Uint32Array(size));
    this.#ends = larger(this.#ends, new Uint32Array(size));
  }

  code(at: number): number {
    return this.codes[at] ?? -1;
  }

  /** The number at an index; NaN if it isn't one. */
  value(at: number): number {
    return this.numbers[at] ?? Number.NaN;
  }

  textAt(at: number): string {
    return this.#letters.text(this.#source.bytes, this.#starts[at] ?? 0, this.#ends[at] ?? 0);
  }

  /** Index of the first tag with the code; -1 if there is none. */
  find(code: number): number {
    return this.#first[code] ?? -1;
  }

  has(code: number): boolean {
    return this.find(code) >= 0;
  }

  /** The first number with the code. */
  number(code: number, fallback = 0): number {
    const at = this.find(code);
    return at < 0 ? fallback : this.value(at);
  }

  /** Like `number`, for values that can be done without: the fallback is also used if the number can't be read. */
  hint(code: number, fallback = 0): number {
    const value = this.number(code, fallback);
    return Number.isFinite(value) ? value : fallback;
  }

  text(code: number, fallback = ''): string {
    const at = this.find(code);
    return at < 0 ? fallback : this.textAt(at);
  }

  /** A text that was put together from several, cut to the maximum length. */
  cutText(text: string): string {
    return this.#letters.cutText(text);
  }

  /** A text that many records share, such as the name of a layer. */
  name(code: number, fallback = ''): string {
    return this.#letters.name(this.text(code, fallback).trim().slice(0, maxName));
  }

  layer(): string {
    return this.#letters.layer(this.name(8, '0') || '0');
  }

  /** The point whose x has the code; y and z have the codes 10 and 20 above. */
  point(code: number, fallback: Triple = [0, 0, 0]): Triple {
    return [
      this.number(code, fallback[0]),
      this.number(code + 10, fallback[1]),
      this.number(code + 20, fallback[2]),
    ];
  }

  extrusion(): Triple {
    return [this.hint(210), this.hint(220), this.hint(230, 1)];
  }
}
