import { expect, test } from 'vitest';
import { drawMissingPicture } from './missingPicture.ts';
import { RecordingPen } from './recordingPen.ts';

function textsIn(width: number, height: number, title: string) {
  const pen = new RecordingPen();
  drawMissingPicture(
    pen,
    { href: 'x', at: { x: 10, y: 20 }, width, height, angle: 0, title },
    { layer: 'underlays' },
  );
  return pen.marks.flatMap((mark) => (mark.mark === 'text' ? mark.text : []));
}

test('a long name is cut and makes the other words no smaller', () => {
  const [short] = textsIn(25, 60, 'survey.png');
  const [name, ...words] = textsIn(25, 60, `${'boundary survey of the whole farm '.repeat(4)}.png`);
  expect(name?.height).toBe(short?.height);
  expect(name?.content).toMatch(/^boundary survey of the .+…:$/);
  expect(words.map(({ content }) => content).join(' ')).toContain('or ask whoever sent you the plan.');
});

test.each([0.6, 2, 3.3, 5])(
  'the words of a picture %d feet high stay in its frame, no smaller than for one more line',
  (high) => {
    const texts = textsIn(25, high, 'survey.png');
    const [{ height } = { height: 0 }] = texts;
    const [roomy] = textsIn(25, 60, 'survey.png');
    const needed = (lines: number): number => 2 * 0.4 + 1 + (lines - 1) * 1.5;
    expect(height * needed(texts.length)).toBeLessThan(high + 1e-9);
    expect(height).toBeGreaterThan(Math.min(roomy?.height ?? 0, high / needed(texts.length + 1)) - 1e-9);
  },
);

test.each([
  { width: 300, height: 200, lines: 1 },
  { width: 25, height: 60, lines: 2 },
  { width: 4, height: 6, lines: 3 },
])(
  'a missing picture $width feet wide is a frame, with its words along the top edge in $lines lines',
  ({ width, height, lines }) => {
    const pen = new RecordingPen();
    const image = { href: 'x', at: { x: 10, y: 20 }, width, height, angle: 0, title: 'survey.png' };
    drawMissingPicture(pen, image, { layer: 'underlays' });
    const drawn = pen.marks.map(({ mark }) => mark);
    expect(drawn).toEqual(['path', ...Array.from({ length: lines }, () => 'text')]);
    const texts = pen.marks.flatMap((mark) => (mark.mark === 'text' ? mark.text : []));
    expect(texts.map(({ content }) => content).join(' ')).toBe(
      "survey.png: This file isn't here. Add it again, or ask whoever sent you the plan.",
    );
    for (const { at } of texts) expect(at.y).toBeLessThan(20 + Math.min(height / 3, 5));
  },
);
