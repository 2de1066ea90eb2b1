// Base64 against the platform's own.
import { Buffer } from 'node:buffer';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromBase64, toBase64, toBase64Url } from './base64.ts';

test('is what every other encoder writes, of any bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
      expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
      expect(toBase64Url(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
    }),
  );
});

test('is read in either alphabet, padded or not', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
      for (const text of [toBase64(bytes), toBase64Url(bytes), toBase64(bytes).replaceAll('=', '')]) {
        expect(fromBase64(text)).toEqual(bytes);
      }
    }),
  );
});

test.each(['A', 'AAAAA', 'AA=A', 'A===', '*AAA', 'AAA\u00e9', '🌳'])('%s is no base64', (text) => {
  expect(fromBase64(text)).toBeUndefined();
});
