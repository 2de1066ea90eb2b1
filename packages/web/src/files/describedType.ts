// What a file that isn't supported probably is, in words for the user.
import { ascii } from './fileTypes.ts';

/** What other files are, for messages. */
const others: readonly (readonly [RegExp, string])[] = [
  [/^GIF8/, 'a GIF picture'],
  [/^(II\*\0|MM\0\*)/, 'a TIFF picture'],
  [/^BM/, 'a BMP picture'],
  [/^PK/, 'a ZIP archive'],
  [/^AC10\d\d/, 'a DWG drawing'],
  [/^%!PS/, 'a PostScript file'],
  [/^[^]{4}ftyp/, 'a video'],
  [/^(\xef\xbb\xbf)?\s*(<\?xml[^>]*>\s*|<!--[^]*?-->\s*|<!DOCTYPE svg[^>]*>\s*)*<svg/i, 'an SVG drawing'],
  [/^(\xef\xbb\xbf)?\s*(<!doctype html|<html)/i, 'a web page'],
];

/** Such as "a TIFF picture"; undefined if that can't be told. */
export function describedType(bytes: Uint8Array): string | undefined {
  const begin = ascii(bytes, 0, 512);
  return others.find(([pattern]) => pattern.test(begin))?.[1];
}
