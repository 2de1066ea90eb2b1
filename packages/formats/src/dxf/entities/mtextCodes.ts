// The text of an MTEXT without its formatting codes, and the formatting of its first character.
import { caret } from './text.ts';

export interface PlainMText {
  /** Lines are separated by \n. */
  readonly content: string;
  readonly height: number;
  readonly widthFactor: number;
  /** Degrees. */
  readonly oblique: number;
}

/** Codes that only switch underlines and the like, and codes with an argument that ends at a semicolon. */
const switches = 'LlOoKk';
const withArgument = 'ACcFfHQTWp';

const special = /[\\{}^%]/g;

interface Format {
  height: number;
  widthFactor: number;
  oblique: number;
}

export function plainMText(coded: string, height: number): PlainMText {
  const reader = new MTextReader(coded, height);
  reader.read();
  return { content: reader.content, ...(reader.first ?? { height, widthFactor: 1, oblique: 0 }) };
}

class MTextReader {
  content = '';
  first: Format | undefined;
  readonly #text: string;
  /** The last character of the content. Reading it from a growing string would copy the string each time. */
  #last = '';
  #at = 0;
  #format: Format;
  readonly #groups: Format[] = [];

  constructor(text: string, height: number) {
    this.#text = text;
    this.#format = { height, widthFactor: 1, oblique: 0 };
  }

  read(): void {
    const text = this.#text;
    while (this.#at < text.length) {
      const letter = text.charAt(this.#at++);
      if (letter === '\\') this.#code(text.charAt(this.#at++));
      else if (letter === '{') this.#groups.push({ ...this.#format });
      else if (letter === '}') this.#format = this.#groups.pop() ?? this.#format;
      else if (letter === '^') this.#add(caret(text.charAt(this.#at++)));
      else if (letter === '%' && this.#percent()) continue;
      else this.#add(letter + this.#plainLetters());
    }
  }

  /** The characters up to the next code. */
  #plainLetters(): string {
    const start = this.#at;
    special.lastIndex = start;
    this.#at = special.exec(this.#text)?.index ?? this.#text.length;
    return this.#text.slice(start, this.#at);
  }

  #add(letters: string): void {
    if (letters.trim() !== '') this.first ??= { ...this.#format };
    this.#put(letters);
  }

  #put(letters: string): void {
    this.content += letters;
    this.#last = letters.at(-1) ?? this.#last;
  }

  #code(code: string): void {
    if (code === 'P' || code === 'N' || code === 'X') this.#put('\n');
    else if (code === '~') this.#put('\u00a0');
    else if ('\\{}'.includes(code)) this.#add(code);
    else if (code === 'S') this.#stack();
    else if (withArgument.includes(code)) this.#setFormat(code, this.#argument());
    else if (!switches.includes(code)) this.#add(`\\${code}`);
  }

  /** The argument of a code, up to the semicolon. */
  #argument(): string {
    const end = this.#text.indexOf(';', this.#at);
    const stop = end < 0 ? this.#text.length : end;
    const argument = this.#text.slice(this.#at, stop);
    this.#at = stop + 1;
    return argument;
  }

  #setFormat(code: string, argument: string): void {
    const value = Number.parseFloat(argument);
    if (!Number.isFinite(value)) return;
    const format = this.#format;
    const relative = argument.trim().toLowerCase().endsWith('x');
    if (code === 'H' && value > 0) format.height = relative ? format.height * value : value;
    else if (code === 'W' && value > 0) format.widthFactor = relative ? format.widthFactor * value : value;
    else if (code === 'Q') format.oblique = value;
  }

  /** A fraction, or an upper and a lower tolerance: their separator is /, # or ^; a backslash precedes any other. */
  #stack(): void {
    let stacked = '';
    let done = false;
    while (this.#at < this.#text.length && !done) {
      const letter = this.#text.charAt(this.#at++);
      if (letter === ';') done = true;
      else if (letter === '\\') stacked += this.#text.charAt(this.#at++);
      else if (letter === '#') stacked += '/';
      else if (letter === '^') {
        stacked += ' ';
        if (this.#text.charAt(this.#at) === ' ') this.#at++;
      } else stacked += letter;
    }
    // A space separates a whole number from a fraction: 2 1/2, not 21/2.
    const apart = /\d/.test(this.#last) && /^\d+\//.test(stacked) ? ' ' : '';
    this.#add(apart + stacked.trim());
  }

  /** Reads a special character, such as %%d for degrees. Returns false if it is only a percent sign. */
  #percent(): boolean {
    if (this.#text.charAt(this.#at) !== '%') return false;
    const code = this.#text.charAt(this.#at + 1).toLowerCase();
    const digits = /^\d{3}/.exec(this.#text.slice(this.#at + 1, this.#at + 4))?.[0];
    const sign = { d: '°', c: 'Ø', p: '±', u: '', o: '', k: '', '%': '%' }[code];
    if (sign === undefined && digits === undefined) return false;
    this.#at += digits === undefined ? 2 : 4;
    this.#add(sign ?? String.fromCharCode(Number(digits)));
    return true;
  }
}
