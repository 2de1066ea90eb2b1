import * as fc from 'fast-check';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { wholeRows } from './copyText.ts';

const row = fc.string({ unit: fc.constantFrom('a', '\\n', '\\\\', '\\t', 'ü', '🌳', '\t'), maxLength: 40 });

test('pieces that end anywhere become groups of whole rows, with every byte in its order', async () => {
  const anyPieces = fc.tuple(
    fc.array(row, { maxLength: 20 }),
    fc.infiniteStream(fc.integer({ min: 1, max: 30 })),
    fc.integer({ min: 1, max: 200 }),
  );
  await fc.assert(
    fc.asyncProperty(anyPieces, async ([rows, lengths, atLeast]) => {
      const all = Buffer.from(rows.map((text) => `${text}\n`).join(''));
      const pieces: Buffer[] = [];
      for (let at = 0; at < all.length; ) {
        const { value } = lengths.next() as { readonly value: number };
        pieces.push(all.subarray(at, (at += value)));
      }
      const groups: Buffer[] = [];
      for await (const group of wholeRows(Readable.from(pieces), atLeast)) groups.push(Buffer.concat(group));
      expect(Buffer.concat(groups).equals(all)).toBe(true);
      for (const group of groups) expect([undefined, 10]).toContain(group.at(-1));
      for (const group of groups.slice(0, -1)) expect(group.length).toBeGreaterThan(0);
    }),
  );
});
