// Finds the end of a JSON string or number in bytes, without building the value.

// ASCII codes.
const [quote, backslash] = [0x22, 0x5c];
const firstPrintable = 0x20;
const escapes = new Set(Buffer.from('"\\/bfnrt'));
const letterU = 0x75;
/** Characters of an escape such as \u00e9. */
const unitLength = 6;

export type TextProblem = 'syntax' | 'null character' | 'lone surrogate';

export interface TextEnd {
  /** The position after the closing quote. */
  readonly end: number;
  readonly isEscaped: boolean;
}

/** `begin` is the position of the opening quote. */
export function endOfString(bytes: Uint8Array, begin: number): TextEnd | TextProblem {
  let isEscaped = false;
  for (let at = begin + 1; at < bytes.length; at += 1) {
    const byte = bytes[at] as number;
    if (byte === quote) return { end: at + 1, isEscaped };
    if (byte < firstPrintable) return 'syntax';
    if (byte !== backslash) continue;
    isEscaped = true;
    const escape = endOfEscape(bytes, at);
    if (typeof escape === 'string') return escape;
    at = escape - 1;
  }
  return 'syntax';
}

/** The end of an escape that begins with a backslash. jsonb accepts surrogates only in pairs. */
function endOfEscape(bytes: Uint8Array, at: number): number | TextProblem {
  const letter = bytes[at + 1] ?? 0;
  if (letter !== letterU) return escapes.has(letter) ? at + 2 : 'syntax';
  const code = unitAt(bytes, at);
  if (code === undefined) return 'syntax';
  if (code === 0) return 'null character';
  const isHigh = code >= 0xd800 && code <= 0xdbff;
  if (!isHigh) return isLowSurrogate(code) ? 'lone surrogate' : at + unitLength;
  const next = unitAt(bytes, at + unitLength) ?? 0;
  return isLowSurrogate(next) ? at + 2 * unitLength : 'lone surrogate';
}

const isLowSurrogate = (code: number): boolean => code >= 0xdc00 && code <= 0xdfff;

/** The code unit of an escape such as \u00e9. */
function unitAt(bytes: Uint8Array, at: number): number | undefined {
  if (bytes[at] !== backslash || bytes[at + 1] !== letterU) return undefined;
  const digits = String.fromCharCode(...bytes.subarray(at + 2, at + unitLength));
  return /^[\da-f]{4}$/i.test(digits) ? Number.parseInt(digits, 16) : undefined;
}

const [minus, plus, point, zero, nine, letterE, capitalE] = [0x2d, 0x2b, 0x2e, 0x30, 0x39, 0x65, 0x45];

export interface NumberEnd {
  readonly end: number;
  /** Where the exponent begins; -1 without one. */
  readonly exponentAt: number;
}

/** `begin` is the position of a minus or a digit. Undefined if this isn't a number. */
export function endOfNumber(bytes: Uint8Array, begin: number): NumberEnd | undefined {
  const whole = bytes[begin] === minus ? begin + 1 : begin;
  let at = afterDigits(bytes, whole);
  if (at === whole || (bytes[whole] === zero && at > whole + 1)) return undefined;
  if (bytes[at] === point) {
    const fraction = at + 1;
    at = afterDigits(bytes, fraction);
    if (at === fraction) return undefined;
  }
  if (bytes[at] !== letterE && bytes[at] !== capitalE) return { end: at, exponentAt: -1 };
  const exponentAt = at + 1;
  const digits = bytes[exponentAt] === minus || bytes[exponentAt] === plus ? exponentAt + 1 : exponentAt;
  const end = afterDigits(bytes, digits);
  return end === digits ? undefined : { end, exponentAt };
}

function afterDigits(bytes: Uint8Array, begin: number): number {
  let at = begin;
  for (let byte = bytes[at]; byte !== undefined && byte >= zero && byte <= nine; byte = bytes[at]) at += 1;
  return at;
}
