import { expect, test } from 'vitest';
import { grayAddress, pictureAddress, readPictureAddress } from './pictureAddress.ts';

const sha256 = 'ab'.repeat(32);

test('an address has all that its picture is made of', () => {
  const corners = [
    { x: 0.1, y: 0.2 },
    { x: 0.9, y: 0.1 },
    { x: 0.8, y: 0.9 },
    { x: 0.2, y: 0.8 },
  ] as const;
  const address = pictureAddress({ sha256, page: 2, corners, contrast: 40 });
  expect(address).toBe(`file:${sha256}#page=2&corners=0.1,0.2,0.9,0.1,0.8,0.9,0.2,0.8&contrast=40`);
  expect(readPictureAddress(address)).toEqual({ sha256, page: 2, corners, contrast: 40, gray: false });
  expect(pictureAddress({ sha256 })).toBe(`file:${sha256}`);
  expect(readPictureAddress(grayAddress(address))).toMatchObject({ page: 2, gray: true });
});

test("other addresses aren't pictures of files", () => {
  expect(readPictureAddress('data:image/png;base64,AA')).toBeUndefined();
  expect(readPictureAddress(`file:${sha256.slice(1)}`)).toBeUndefined();
  expect(grayAddress('map:')).toBe('map:');
});
