// Which encoding the letters of a DXF file have, by its code page and release; decodes them, and counts what can't be read.
import { countText } from '@homeplot/plan/units';
import { otherLayers } from './drawing.ts';
import { asciiAt } from './numberAt.ts';

/** Labels of the Encoding standard, by code page. The standard has no DOS code pages other than 866. */
const encodings: Readonly<Record<string, string>> = {
  '874': 'windows-874',
  '932': 'shift_jis',
  '936': 'gbk',
  '949': 'euc-kr',
  '950': 'big5',
  '866': 'ibm866',
  '1250': 'windows-1250',
  '1251': 'windows-1251',
  '1252': 'windows-1252',
  '1253': 'windows-1253',
  '1254': 'windows-1254',
  '1255': 'windows-1255',
  '1256': 'windows-1256',
  '1257': 'windows-1257',
  '1258': 'windows-1258',
  '65001': 'utf-8',
};
const defaultEncoding = 'windows-1252';
/** Encodings by the n of \M+nXXXX. 4 is Johab, which the Encoding standard doesn't have. */
const multibyte: Readonly<Record<string, string>> = {
  '1': 'shift_jis',
  '2': 'big5',
  '3': 'euc-kr',
  '5': 'gbk',
};

type Decoder = InstanceType<typeof TextDecoder>;

/** Since this release files are in UTF-8. */
const firstUtf8 = 'AC1021';
/** Maximum characters of a text; drawings have no longer ones. */
export const longestText = 32_768;
/** Maximum numbers of different names and layers; only a hostile file has more. */
const maxNames = 50_000;
const maxLayers = 20_000;

export class Letters {
  #encoding = defaultEncoding;
  #codePage = defaultEncoding;
  readonly #decoders = new Map<string, Decoder>();
  readonly #names = new Map<string, string>();
  readonly #layers = new Set<string>();
  #badUtf8 = 0;
  #cut = 0;
  #unknownPage: string | undefined;

  get encoding(): string {
    return this.#encoding;
  }

  /** Takes $ACADVER and $DWGCODEPAGE of the header. */
  setEncoding(version: string, codePage: string): void {
    this.#codePage = this.#ofCodePage(codePage);
    this.#encoding = version >= firstUtf8 && version.startsWith('AC') ? 'utf-8' : this.#codePage;
  }

  #ofCodePage(codePage: string): string {
    const page = /\d+$/.exec(codePage.trim())?.[0];
    const found = /^(iso)?-?8859/i.test(codePage) ? `iso-8859-${page}` : encodings[page ?? ''];
    if (found !== undefined && this.#decoder(found)) return found;
    if (!/^(ascii|dos)?$/i.test(codePage.trim())) this.#unknownPage = codePage.trim();
    return defaultEncoding;
  }

  text(bytes: Uint8Array, start: number, end: number): string {
    let last = end;
    if (end - start > longestText) {
      last = start + longestText;
      this.#cut++;
    }
    for (let at = start; at < last; at++) {
      if ((bytes[at] ?? 0) >= 0x80) return unescaped(this.#decode(bytes.subarray(start, last)));
    }
    return unescaped(asciiAt(bytes, start, last));
  }

  cutText(text: string): string {
    if (text.length <= longestText) return text;
    this.#cut++;
    return text.slice(0, longestText);
  }

  #decode(bytes: Uint8Array): string {
    if (this.#encoding !== 'utf-8') return this.#decoder(this.#encoding)?.decode(bytes) ?? '';
    try {
      return this.#decoder('utf-8', true)?.decode(bytes) ?? '';
    } catch {
      // Some programs write the code page into files of later releases, too.
      this.#badUtf8++;
      return this.#decoder(this.#codePage)?.decode(bytes) ?? '';
    }
  }

  #decoder(encoding: string, fatal = false): Decoder | undefined {
    const key = fatal ? `${encoding}, fatal` : encoding;
    const known = this.#decoders.get(key);
    if (known) return known;
    try {
      const decoder = new TextDecoder(encoding, { fatal });
      this.#decoders.set(key, decoder);
      return decoder;
    } catch {
      return undefined;
    }
  }

  /** Returns the same string for equal texts, so that each is in memory only once. */
  name(text: string): string {
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    if (this.#names.size < maxNames) this.#names.set(text, text);
    return text;
  }

  /** The name of a layer; beyond the maximum number all layers share one. */
  layer(text: string): string {
    if (this.#layers.has(text)) return text;
    if (this.#layers.size >= maxLayers) return otherLayers;
    this.#layers.add(text);
    return text;
  }

  notes(): string[] {
    const notes: string[] = [];
    if (this.#unknownPage !== undefined)
      notes.push(
        `The file's code page "${this.#unknownPage.slice(0, 40)}" isn't known, so letters were read as ${defaultEncoding}. ` +
          'Check the words that have accents or other scripts.',
      );
    if (this.#badUtf8 > 0)
      notes.push(
        `${this.#badUtf8} texts aren't UTF-8 as this release requires, so they were read as ${this.#codePage}.`,
      );
    if (this.#cut > 0) notes.push(`${countText(this.#cut, 'text')} cut to the first 32,768 letters.`);
    return notes;
  }
}

/** Resolves \U+XXXX and \M+nXXXX. */
function unescaped(text: string): string {
  if (!text.includes('\\')) return text;
  return text
    .replace(/\\U\+([\da-f]{4})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
    .replace(/\\M\+[1-5][\da-f]{4}/gi, multibyteLetter);
}

/** Decoded letters by their codes. Making a decoder for each would take seconds in a file with many of them. */
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
