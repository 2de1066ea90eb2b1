// A code holds the link of a small plan, can be read back, and is refused where its modules would be too fine to read.
import { RecordingPen } from '@homeplot/plan/recordingPen';
import { pathBox } from '@homeplot/plan/boundsPen';
import { writePlanFile } from '@homeplot/plan/writePlanFile';
import { expect, test } from 'vitest';
import { drawQrCode, qrCode } from './qrCode.ts';
import { makeShareLink, makeShortLink, readShareLink } from './shareLink.ts';
import { townPlan } from './townPlan.ts';

const town = writePlanFile(townPlan(3), '2026-11-23T12:00:00.000Z');
const file = { ...town, objects: town.objects.slice(0, 5) };
const page = 'https://homeplot.example/app?lang=en#top';

test('the link for a code is shorter than a shared one, and opens the same plan', () => {
  const link = makeShortLink(page, file);
  expect(link.length).toBeLessThan(makeShareLink(page, file).length / 2);
  expect(link).toMatch(/^https:\/\/homeplot\.example\/app\?lang=en#top&project=/);
  expect(readShareLink(link)).toMatchObject({
    found: true,
    ok: true,
    value: JSON.parse(JSON.stringify(file)) as unknown,
  });
});

test('a link that paper of a size cannot hold has no code', () => {
  const link = `https://homeplot.example/app#project=${'x'.repeat(900)}`;
  expect(qrCode(link, 60)?.size).toBeGreaterThan(100);
  expect(qrCode(link, 30)).toBeUndefined();
  expect(qrCode('x'.repeat(5000), 500)).toBeUndefined();
});

test('is drawn with a margin of four modules, its dark modules alone', () => {
  const code = qrCode('https://homeplot.example', 40);
  if (!code) throw new Error('no code');
  const pen = new RecordingPen();
  drawQrCode(pen, { x: 10, y: 20 }, 40, code);
  const module = 40 / (code.size + 8);
  const boxes = pen.marks.flatMap((mark) => (mark.mark === 'path' ? pathBox(mark.path) : []));
  expect(Math.min(...boxes.map(({ minX }) => minX))).toBeCloseTo(10 + 4 * module);
  expect(Math.max(...boxes.map(({ maxX }) => maxX))).toBeCloseTo(50 - 4 * module);
  for (let row = 0; row < code.size; row += 1)
    for (let column = 0; column < code.size; column += 1) {
      const [x, y] = [10 + (column + 4.5) * module, 20 + (row + 4.5) * module];
      const isCovered = boxes.some((box) => box.minX < x && x < box.maxX && box.minY < y && y < box.maxY);
      expect(isCovered).toBe(code.isDark(column, row));
    }
});
