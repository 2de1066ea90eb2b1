import { textWidth } from '@homeplot/plan/textMetrics';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitWords } from './fitWords.ts';

const room = { width: 60, height: 20 };

test('text that fits has its full size', () => {
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

test('any text stays in its box, and is cut only with an ellipsis', () => {
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
      // Cut text ends with an ellipsis; the rest is complete and in order.
      const bare = (all: readonly string[]): string => all.join('').replaceAll(/\s/g, '');
      const all = bare(contents);
      let from = 0;
      for (const { content } of lines) {
        const written = bare([content.replace(/…$/, '')]);
        const found = all.indexOf(written, from);
        expect(found).toBeGreaterThanOrEqual(from);
        from = found + written.length;
      }
      const isCut = lines.some(({ content }) => content.endsWith('…'));
      expect(isCut || bare(lines.map(({ content }) => content)) === all).toBe(true);
    }),
  );
});

test.each([0, 1, 2])('long text is made smaller and cut, short text is kept (%i)', (place) => {
  const short = ['12 Oak Lane', 'Parcel 044-120'];
  const contents = short.toSpliced(place, 0, 'An extension at the rear of the house '.repeat(12));
  const lines = fitWords(
    contents.map((content) => ({ content, height: 5 })),
    room,
  );
  expect(lines.map(({ content }) => content)).toEqual(expect.arrayContaining(short));
  expect(lines.filter(({ content }) => content.endsWith('…'))).toHaveLength(1);
  expect(lines.map(({ height }) => height)).toEqual(lines.map(() => 2));
});
