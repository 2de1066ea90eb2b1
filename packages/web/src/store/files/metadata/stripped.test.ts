import { expect, test } from 'vitest';
import { joinBytes } from '@homeplot/formats/joinBytes';
import { bytesOf } from './bytes.ts';
import { exifWith, orientationIn } from './exif.ts';
import { stripped } from './stripped.ts';

const secret = 'GPS 44.97 N 93.26 W';
const text = (bytes: Uint8Array | undefined): string => String.fromCharCode(...(bytes ?? []));
const big = (value: number, size: number): string =>
  Array.from({ length: size }, (_, i) => String.fromCharCode((value >> (8 * (size - 1 - i))) & 255)).join('');

/** EXIF as a phone writes it: an orientation and more. */
const exif = (orientation: number): string => text(exifWith(orientation)) + secret;

test('a JPEG keeps its picture, color profile and orientation, and nothing else', () => {
  const segment = (marker: string, content: string) => `\xff${marker}${big(content.length + 2, 2)}${content}`;
  const picture = segment('\xdb', 'tables') + segment('\xda', 'head') + 'a\xff\0b\xff\xd0c';
  const second = segment('\xda', 'next') + 'd';
  const profile = segment('\xe2', 'ICC_PROFILE\0colors');
  const photo = [
    '\xff\xd8',
    segment('\xe0', 'JFIF\0'),
    segment('\xe1', `Exif\0\0${exif(6)}`),
    segment('\xe1', `http://ns.adobe.com/xap/1.0/\0${secret}`),
    profile,
    segment('\xed', `Photoshop 3.0\0${secret}`),
    segment('\xfe', secret),
    picture,
    second,
    '\xff\xd9',
    `a video with ${secret}`,
  ].join('');
  const clean = text(stripped(bytesOf(photo), 'image/jpeg'));
  expect(clean).not.toContain('GPS');
  expect(clean).toBe(
    `\xff\xd8${segment('\xe0', 'JFIF\0')}${segment('\xe1', `Exif\0\0${text(exifWith(6))}`)}${profile}${picture}${second}\xff\xd9`,
  );
});

test('a PNG keeps its picture, color and orientation, and nothing else', () => {
  const chunk = (type: string, content: string) => `${big(content.length, 4)}${type}${content}sum.`;
  const begin = '\x89PNG\r\n\x1a\n';
  const header = chunk('IHDR', 'size');
  const rest = chunk('gAMA', '0.45') + chunk('IDAT', 'pixels') + chunk('IEND', '');
  const photo = `${begin}${header}${chunk('eXIf', exif(3))}${chunk('tEXt', secret)}${chunk('tIME', secret)}${rest}${secret}`;
  const clean = stripped(bytesOf(photo), 'image/png');
  expect(text(clean)).not.toContain('GPS');
  expect(text(clean)).toContain(rest);
  const at = text(clean).indexOf('eXIf');
  expect(orientationIn((clean ?? new Uint8Array()).subarray(at + 4))).toBe(3);
  // As zlib computes it.
  expect(text(clean).slice(at + 30, at + 34)).toBe(big(0x845f_64ce, 4));
});

test('a WebP keeps its picture and orientation, and nothing else', () => {
  const little = (value: number) => big(value, 4).split('').toReversed().join('');
  const chunk = (type: string, content: string) =>
    `${type}${little(content.length)}${content}${content.length % 2 ? '\0' : ''}`;
  const contents = [
    chunk('VP8X', '\x2c\0\0\0size..'),
    chunk('ICCP', 'colors'),
    chunk('VP8 ', 'pixel'),
    chunk('EXIF', exif(8)),
    chunk('XMP ', secret),
  ].join('');
  const clean = text(stripped(bytesOf(`RIFF${little(contents.length + 4)}WEBP${contents}`), 'image/webp'));
  const left = `${chunk('VP8X', '\x28\0\0\0size..')}${chunk('ICCP', 'colors')}${chunk('VP8 ', 'pixel')}${chunk('EXIF', text(exifWith(8)))}`;
  expect(clean).toBe(`RIFF${little(left.length + 4)}WEBP${left}`);
});

test('a HEIC has its EXIF overwritten where it is', () => {
  const box = (type: string, content: string) => `${big(content.length + 8, 4)}${type}${content}`;
  const item = (id: number, type: string) => box('infe', `\x02\0\0\0${big(id, 2)}\0\0${type}\0`);
  const head = box('ftyp', 'heic\0\0\0\0heic');
  const pixels = 'pixels';
  const build = (dataAt: number) => {
    const place = (id: number, at: number, length: number) =>
      `${big(id, 2)}\0\0${big(1, 2)}${big(at, 4)}${big(length, 4)}`;
    const places = `\0\0\0\0\x44\0${big(2, 2)}${place(1, dataAt, pixels.length)}${place(2, dataAt + pixels.length, secret.length)}`;
    const items = `\0\0\0\0${big(2, 2)}${item(1, 'hvc1')}${item(2, 'Exif')}`;
    return (
      head + box('meta', `\0\0\0\0${box('iinf', items)}${box('iloc', places)}`) + box('mdat', pixels + secret)
    );
  };
  const photo = build(build(0).indexOf(pixels));
  const clean = text(stripped(bytesOf(photo), 'image/heic'));
  expect(clean).toBe(photo.replace(secret, '\0'.repeat(secret.length)));
});

test('a PDF has its information, XMP and the EXIF of its photos overwritten where they are', () => {
  const xmp = `<?xpacket begin="" id="W5"?><x>${secret}</x><?xpacket end="w"?>`;
  const photo = `\xff\xd8\xff\xe1${big(8 + secret.length, 2)}Exif\0\0${secret}\xff\xdb`;
  const info = `7 0 obj\n<< /Author (Ada \\) (${secret}) ) /Title <4744> /Pages 3 0 R >>\nendobj`;
  const page = `3 0 obj << /Contents (${secret.slice(0, 3)} stays) >> endobj`;
  const file = `%PDF-1.4\n${page}\n${info}\n${xmp}\n${photo}\ntrailer << /Info 7 0 R >>\n%%EOF`;
  const clean = text(stripped(bytesOf(file), 'application/pdf'));
  expect(clean).not.toContain(secret);
  expect(clean).toContain(page);
  expect(clean).toContain('/Title <0000> /Pages 3 0 R >>');
  expect(clean).toHaveLength(file.length);
});

test('a PDF whose information is object 2 keeps objects 12 and 22 as they are', () => {
  const drawing = `12 0 obj\n<< /Length 9 >>\nstream\n(Lot 7) Tj\nendstream\nendobj`;
  const note = '22 0 obj\n<< /Contents (Found iron pin) >>\nendobj';
  const info = `2 0 obj\n<< /Author (${secret}) >>\nendobj`;
  const file = `%PDF-1.4\n${drawing}\n${note}\n${info}\ntrailer << /Info 2 0 R >>\n%%EOF`;
  const clean = text(stripped(bytesOf(file), 'application/pdf'));
  expect(clean).toBe(file.replace(secret, ' '.repeat(secret.length)));
});

test('files whose lengths point outside of them are damaged, and none make it fail otherwise', () => {
  for (const [type, begin] of [
    ['image/jpeg', '\xff\xd8\xff\xe0\xff\xff'],
    ['image/png', '\x89PNG\r\n\x1a\n\xff\xff\xff\xffIDAT'],
    ['image/webp', 'RIFF\xff\xff\xff\xffWEBPVP8 \xff\xff\xff\xff'],
    ['image/heic', '\0\0\0\x0cftypheic\0\0\0\x30meta\0\0\0\0\0\0\0\x0ailoc\0\0\0\0\0\x0aiinf\xff'],
  ] as const)
    expect(stripped(joinBytes([bytesOf(begin), new Uint8Array(9)]), type)).toBeUndefined();
});
