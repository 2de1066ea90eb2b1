import { textWidth } from '@homeplot/plan/textMetrics';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitWords } from './fitWords.ts';

const room = { width: 60, height: 20 };

test('words that have room stand as large as they are meant to be', () => {
  const lines = fitWords(
    [
      { content: 'Smith', height: 5 },
      { content: '12 Oak Lane', height: 3 },
    ],
    room,
  );
  expect(lines.map(({ content, height }) => [content, height])).toEqual([
    ['Smith', 5],
    ['12 Oak Lane', 3],
  ]);
});

test('whatever is written stays in its room, and nothing of it is lost but after an ellipsis', () => {
  const texts = fc.array(fc.string({ maxLength: 200, size: 'max' }), { maxLength: 3 });
  fc.assert(
    fc.property(texts, fc.integer({ min: 40, max: 400 }), (contents, width) => {
      const lines = fitWords(
        contents.map((content) => ({ content, height: 5 })),
        { ...room, width },
      );
      for (const { content, height, y } of lines) {
        expect(textWidth(content, height)).toBeLessThanOrEqual(width);
        expect(y).toBeLessThanOrEqual(room.height);
      }
      const bare = (all: readonly string[]): string => all.join('').replaceAll(/\s/g, '');
      const written = bare(lines.map(({ content }) => content));
      const all = bare(contents);
      const isShortened = written.endsWith('…') && all.startsWith(written.slice(0, -1));
      expect(written === all || isShortened).toBe(true);
    }),
  );
});
