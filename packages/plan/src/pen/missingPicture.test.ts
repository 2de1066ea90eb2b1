import { expect, test } from 'vitest';
import { drawMissingPicture } from './missingPicture.ts';
import { RecordingPen } from './recordingPen.ts';

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
      "survey.png: This file isn't here. Add it again, or ask its sender.",
    );
    for (const { at } of texts) expect(at.y).toBeLessThan(20 + Math.min(height / 3, 5));
  },
);
