// Reads numbers straight from bytes, exactly as Number() reads them from text, only faster.

/** Powers of ten that doubles hold exactly. */
const powers = Array.from({ length: 23 }, (_, exponent) => Number(`1e${exponent}`));
const maxExactDigits = 15;
/** Programs don't write longer numbers. */
const maxLength = 400;

const isBlank = (byte: number | undefined): boolean => byte === 0x20 || byte === 0x09;
const digit = (byte: number | undefined): number => {
  const value = (byte ?? 0) - 0x30;
  return value >= 0 && value <= 9 ? value : -1;
};

/**
 * The number written from `start` to `end`, blanks around it allowed; NaN if there is none. With up to 15 digits and a
 * small exponent, digits and power of ten are exact doubles, and so their quotient is rounded correctly.
 */
export function numberAt(bytes: Uint8Array, start: number, end: number): number {
  let at = start;
  let last = end;
  while (at < last && isBlank(bytes[at])) at++;
  while (last > at && isBlank(bytes[last - 1])) last--;
  const first = at;
  const negative = bytes[at] === 0x2d;
  if (negative || bytes[at] === 0x2b) at++;
  let digits = 0;
  let mantissa = 0;
  let decimals = -1;
  for (; at < last; at++) {
    const value = digit(bytes[at]);
    if (value >= 0) {
      mantissa = mantissa * 10 + value;
      if (mantissa > 0) digits++;
      if (decimals >= 0) decimals++;
    } else if (bytes[at] === 0x2e && decimals < 0) decimals = 0;
    else break;
  }
  if (at < last || at === first || digits > maxExactDigits || decimals > 22)
    return slowNumber(bytes, first, last, at === last);
  const size = decimals > 0 ? mantissa / (powers[decimals] ?? 1) : mantissa;
  return negative ? -size : size;
}

/** isPlain: whether the number is known to have only a sign, digits and a point. */
function slowNumber(bytes: Uint8Array, start: number, end: number, isPlain: boolean): number {
  if (start === end || end - start > maxLength) return Number.NaN;
  const text = asciiAt(bytes, start, end);
  if (isPlain) return Number(text);
  return /^[-+]?(\d+\.?\d*|\.\d+)([eEdD][-+]?\d+)?$/.test(text)
    ? Number(text.replace(/d/i, 'e'))
    : Number.NaN;
}

/** The bytes as characters, one each. */
export function asciiAt(bytes: Uint8Array, start: number, end: number): string {
  let text = '';
  for (let at = start; at < end; at++) text += String.fromCharCode(bytes[at] ?? 0);
  return text;
}

/** The group code on a line: a whole number with blanks around it; -1 if there is none in range. */
export function groupCodeAt(bytes: Uint8Array, start: number, end: number, max: number): number {
  let at = start;
  let last = end;
  while (at < last && isBlank(bytes[at])) at++;
  while (last > at && isBlank(bytes[last - 1])) last--;
  if (at === last || last - at > 6) return -1;
  let code = 0;
  for (; at < last; at++) {
    const value = digit(bytes[at]);
    if (value < 0) return -1;
    code = code * 10 + value;
  }
  return code <= max ? code : -1;
}
