// Scans JSON byte by byte without building values, except for the keys of rows. It accepts what JSON.parse accepts, except for
// what Postgres can't store or would expand beyond measure, such as 1e1000000.
import type { JsonLimits } from './jsonLimits.ts';
import type { JsonPath, JsonProblem } from './jsonProblem.ts';
import { placeOf } from './jsonProblem.ts';
import { endOfNumber, endOfString, type TextEnd, type TextProblem } from './jsonText.ts';
import { keyAt, KeySet } from './keySet.ts';

// ASCII codes.
const [quote, comma, colon, minus, zero, nine] = [0x22, 0x2c, 0x3a, 0x2d, 0x30, 0x39];
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];
const space = 0x20;
const whitespace = new Set(Buffer.from(' \n\r\t'));
const words = ['true', 'false', 'null'].map((word) => Buffer.from(word));

/** With a larger exponent a double is 0 or infinite, but Postgres would still store all digits. */
const maxExponent = 400;

type Expected = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'comma or end' | 'nothing';

/** An open list or object. */
interface Level {
  isList: boolean;
  /** The position in a list. */
  index: number;
  /** Position of the current key of an object. */
  keyBegin: number;
  keyEnd: number;
  readonly keys: KeySet;
}

/** Thrown to end the scan; the reason is in `problem`. */
class Rejection extends Error {}

export class JsonScanner {
  /** The keys of each row; a row is the outermost object, or an object in the outermost list. */
  readonly rows: string[][] = [];
  /** Whether the outermost value is a list. */
  isList = false;
  /** Whether the outermost value is a row or a list of rows. */
  holdsRows = true;
  problem: JsonProblem | undefined;
  private readonly bytes: Buffer;
  private readonly limits: JsonLimits;
  /** The open levels, as many as `depth`; those after them are reused. */
  private readonly levels: Level[] = [];
  private depth = 0;
  /** The position of the next byte. */
  private at = 0;
  private expected: Expected = 'value';
  /** The digits that the exponents of all numbers so far stand for. */
  private exponentDigits = 0;

  constructor(bytes: Buffer, limits: JsonLimits) {
    this.bytes = bytes;
    this.limits = limits;
  }

  /** Scans about `count` more bytes. Returns true if there is more to scan. */
  advance(count: number): boolean {
    const until = Math.min(this.at + count, this.bytes.length);
    try {
      while (this.at < until) this.step(this.bytes[this.at] as number);
      if (this.at < this.bytes.length) return true;
      if (this.expected !== 'nothing') this.reject('syntax', 'The JSON ends too early');
    } catch (error) {
      if (!(error instanceof Rejection)) throw error;
    }
    return false;
  }

  private step(byte: number): void {
    if (byte <= space && whitespace.has(byte)) this.at += 1;
    else if (this.expected === 'comma or end') this.commaOrEnd(byte);
    else if (this.expected === 'value') this.value(byte);
    else if (this.expected === 'key') this.key(byte);
    else if (this.expected === 'colon') {
      if (byte !== colon) this.unexpected();
      this.at += 1;
      this.expected = 'value';
    } else if (this.expected === 'value or end') {
      if (byte === closeList) this.close();
      else this.value(byte);
    } else if (this.expected === 'key or end') {
      if (byte === closeObject) this.close();
      else this.key(byte);
    } else this.unexpected();
  }

  private commaOrEnd(byte: number): void {
    const level = this.levels[this.depth - 1] as Level;
    if (byte === comma) {
      this.at += 1;
      this.expected = level.isList ? 'value' : 'key';
      if (level.isList) level.index += 1;
    } else if (byte === (level.isList ? closeList : closeObject)) this.close();
    else this.unexpected();
  }

  private value(byte: number): void {
    if (this.depth <= this.rowLevel && byte !== openObject && (this.depth > 0 || byte !== openList))
      this.holdsRows = false;
    if (byte === openObject || byte === openList) return this.open(byte === openList);
    if (byte === quote) this.at = this.string().end;
    else if (byte === minus || (byte >= zero && byte <= nine)) this.number();
    else this.word();
    this.afterValue();
  }

  private open(isList: boolean): void {
    const { depth } = this;
    if (depth === this.limits.depth) this.reject('size', `The JSON is more than ${depth} levels deep`);
    if (depth === 0) this.isList = isList;
    const level = (this.levels[depth] ??= {
      isList,
      index: 0,
      keyBegin: 0,
      keyEnd: 0,
      keys: new KeySet(this.bytes),
    });
    level.isList = isList;
    level.index = 0;
    level.keyEnd = 0;
    level.keys.clear();
    if (!isList && depth === this.rowLevel) {
      if (this.rows.length === this.limits.rows)
        this.reject('size', `The JSON has more than ${this.limits.rows} rows`);
      this.rows.push([]);
    }
    this.depth += 1;
    this.at += 1;
    this.expected = isList ? 'value or end' : 'key or end';
  }

  /** How deep the objects that are rows are nested. */
  private get rowLevel(): number {
    return this.isList ? 1 : 0;
  }

  private close(): void {
    this.depth -= 1;
    this.at += 1;
    this.afterValue();
  }

  private afterValue(): void {
    this.expected = this.depth === 0 ? 'nothing' : 'comma or end';
  }

  private key(byte: number): void {
    if (byte !== quote) this.unexpected();
    const level = this.levels[this.depth - 1] as Level;
    const { end, isEscaped } = this.string();
    level.keyBegin = this.at;
    level.keyEnd = end;
    if (level.keys.size === this.limits.keys)
      this.reject('size', `The object has more than ${this.limits.keys} keys`);
    if (!level.keys.add(this.at, end, isEscaped)) this.reject('value', 'The object has this key twice');
    if (this.depth - 1 === this.rowLevel) this.rows.at(-1)?.push(keyAt(this.bytes, this.at, end));
    this.at = end;
    this.expected = 'colon';
  }

  private string(): TextEnd {
    const found = endOfString(this.bytes, this.at);
    if (typeof found === 'string') return this.rejectString(found);
    const quotes = 2;
    if (found.end - this.at - quotes > this.limits.stringBytes)
      this.reject('size', `The string is longer than ${this.limits.stringBytes} bytes`);
    return found;
  }

  private rejectString(problem: TextProblem): never {
    if (problem === 'null character')
      this.reject('value', 'The string has the character \\u0000, which the database cannot store');
    if (problem === 'lone surrogate')
      this.reject('value', 'The string has half of a surrogate pair, which is not a character');
    this.reject('syntax', 'The JSON has an unterminated or badly escaped string');
  }

  private number(): void {
    const found = endOfNumber(this.bytes, this.at);
    if (found === undefined) this.unexpected();
    const { end, exponentAt } = found;
    if (end - this.at > this.limits.numberBytes)
      this.reject('size', `The number is longer than ${this.limits.numberBytes} characters`);
    if (exponentAt >= 0) {
      const text = this.bytes.toString('latin1', this.at, end);
      const exponent = Math.abs(Number(text.slice(exponentAt - this.at)));
      if (!Number.isFinite(Number(text)) || exponent > maxExponent)
        this.reject('value', `${text} does not fit into a number of 64 bits`);
      this.exponentDigits += exponent;
      if (this.exponentDigits > this.limits.exponentDigits)
        this.reject('size', 'The JSON has too many numbers with large exponents');
    }
    this.at = end;
  }

  private word(): void {
    const word = words.find((one) => one[0] === this.bytes[this.at]);
    if (word === undefined) this.unexpected();
    for (const letter of word) {
      if (this.bytes[this.at] !== letter) this.unexpected();
      this.at += 1;
    }
  }

  private unexpected(): never {
    this.reject('syntax', 'The JSON has an unexpected character');
  }

  private reject(kind: JsonProblem['kind'], message: string): never {
    const place = kind === 'syntax' ? `Byte ${this.at} of the body` : placeOf(this.path(), this.isList);
    this.problem = { kind, message, place };
    throw new Rejection();
  }

  private path(): JsonPath {
    return this.levels
      .slice(0, this.depth)
      .filter(({ isList, keyEnd }) => isList || keyEnd > 0)
      .map(({ isList, index, keyBegin, keyEnd }) => (isList ? index : keyAt(this.bytes, keyBegin, keyEnd)));
  }
}
