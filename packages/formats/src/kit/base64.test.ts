// Base64 compared with the platform's implementation.
import { Buffer } from 'node:buffer';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromBase64, toBase64, toBase64Url } from './base64.ts';

test('encodes any bytes as other encoders do', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
      expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
      expect(toBase64Url(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
    }),
  );
});

test('decodes both alphabets, with or without padding', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
      for (const text of [toBase64(bytes), toBase64Url(bytes), toBase64(bytes).replaceAll('=', '')]) {
        expect(fromBase64(text)).toEqual(bytes);
      }
    }),
  );
});

test.each(['A', 'AAAAA', 'AA=A', 'A===', '*AAA', 'AAA\u00e9', '🌳'])('%s is rejected', (text) => {
  expect(fromBase64(text)).toBeUndefined();
});
