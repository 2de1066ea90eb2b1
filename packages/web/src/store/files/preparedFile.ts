// A file as it will be kept: its type found out, its metadata removed, its content hashed. Takes noticeably long for a large
// file, so pages leave it to a worker.
import { ascii, type KeptType, typeOf } from './metadata/fileTypes.ts';
import { isCutJpeg } from './metadata/jpeg.ts';
import { stripped } from './metadata/stripped.ts';
import { sha256 } from '../../kit/sha256.ts';

export type PreparedFile =
  | {
      readonly is: 'ready';
      readonly type: KeptType;
      readonly sha256: string;
      readonly content: Blob;
      /** Whether it was cut short, but can be shown in part. */
      readonly isCut?: true;
    }
  | { readonly is: 'unreadable' }
  | { readonly is: 'damaged' }
  /** what: such as "a web page", if it is known. */
  | { readonly is: 'otherType'; readonly what: string | undefined };

export async function preparedFile(blob: Blob): Promise<PreparedFile> {
  const buffer = await blob.arrayBuffer().catch(() => undefined);
  if (!buffer) return { is: 'unreadable' };
  const bytes = new Uint8Array(buffer);
  const type = typeOf(bytes);
  if (!type) return { is: 'otherType', what: describedType(bytes) };
  const content = stripped(bytes, type);
  if (!content) return { is: 'damaged' };
  const ready = { type, sha256: await sha256(content), content: new Blob([content], { type }) };
  const isCut = type === 'image/jpeg' && isCutJpeg(bytes);
  return { is: 'ready', ...ready, ...(isCut ? { isCut } : {}) };
}

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

/** Such as "a TIFF picture"; undefined if the type isn't known. */
function describedType(bytes: Uint8Array): string | undefined {
  const begin = ascii(bytes, 0, 512);
  return others.find(([pattern]) => pattern.test(begin))?.[1];
}
