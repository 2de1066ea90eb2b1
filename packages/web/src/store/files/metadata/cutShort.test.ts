import { expect, test } from 'vitest';
import { preparedFile } from '../preparedFile.ts';
import { bytesOf } from './bytes.ts';

const big = (value: number, size: number): string =>
  Array.from({ length: size }, (_, i) => String.fromCharCode((value >> (8 * (size - 1 - i))) & 255)).join('');
const little = (value: number): string => big(value, 4).split('').toReversed().join('');

function jpeg(): string {
  const segment = (marker: string, content: string) => `\xff${marker}${big(content.length + 2, 2)}${content}`;
  const scans = `${segment('\xda', 'head')}a\xff\0b\xff\xd0c${segment('\xda', 'next')}d`;
  return `\xff\xd8${segment('\xe0', 'JFIF\0')}${segment('\xdb', 'tables')}${scans}\xff\xd9`;
}

function png(): string {
  const chunk = (type: string, content: string) => `${big(content.length, 4)}${type}${content}sum.`;
  return `\x89PNG\r\n\x1a\n${chunk('IHDR', 'size')}${chunk('IDAT', 'pixels')}${chunk('IDAT', 'more')}${chunk('IEND', '')}`;
}

function webp(): string {
  const chunk = (type: string, content: string) => `${type}${little(content.length)}${content}`;
  const chunks = chunk('VP8X', '\x20\0\0\0size..') + chunk('ICCP', 'colors') + chunk('VP8 ', 'pixels');
  return `RIFF${little(chunks.length + 4)}WEBP${chunks}`;
}

function heif(brand: string): string {
  const box = (type: string, content: string) => `${big(content.length + 8, 4)}${type}${content}`;
  const pixels = 'pixels';
  const build = (dataAt: number): string => {
    const place = `${big(1, 2)}\0\0${big(1, 2)}${big(dataAt, 4)}${big(pixels.length, 4)}`;
    const items = box('iinf', `\0\0\0\0${big(1, 2)}${box('infe', `\x02\0\0\0${big(1, 2)}\0\0hvc1\0`)}`);
    const meta = box('meta', `\0\0\0\0${items}${box('iloc', `\0\0\0\0\x44\0${big(1, 2)}${place}`)}`);
    return box('ftyp', `${brand}\0\0\0\0${brand}`) + meta + box('mdat', pixels);
  };
  return build(build(0).length - pixels.length);
}

test.each([
  ['JPEG', jpeg()],
  ['PNG', png()],
  ['WebP', webp()],
  ['HEIC', heif('heic')],
  ['AVIF', heif('avif')],
])('a %s that was cut short anywhere is never taken for a whole one', async (_, content) => {
  const bytes = bytesOf(content);
  const whole = await preparedFile(new Blob([bytes]));
  expect(whole).toMatchObject({ is: 'ready' });
  expect(whole).not.toHaveProperty('isCut');
  const takenForWhole: number[] = [];
  for (let length = 0; length < bytes.length; length += 1) {
    const cut = await preparedFile(new Blob([bytes.slice(0, length)]));
    if (cut.is === 'ready' && !cut.isCut) takenForWhole.push(length);
  }
  expect(takenForWhole).toEqual([]);
});
