// A code holds the link of a small plan, can be read back, and is refused where its modules would be too fine to read.
import { RecordingPen } from '@homeplot/plan/recordingPen';
import { pathBox } from '@homeplot/plan/boundsPen';
import { builtInPacks } from '@homeplot/plan/builtInPacks';
import { createPlan } from '@homeplot/plan/plan';
import { readPlanFile, readPlanText } from '@homeplot/plan/planFile';
import { writePlanFile } from '@homeplot/plan/writePlanFile';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { qrCode, drawQrCode } from './qrCode.ts';
import { makeShareLink, makeViewLink, readShareLink } from '../link/shareLink.ts';
import { plainSheet } from '../sheets/presets.ts';
import { SheetDrawing } from '../sheets/sheetDrawing.ts';
import { PlanViews } from '../sheets/view/planViews.ts';
import { townPlan } from '../../testing/townPlan.ts';

const town = writePlanFile(townPlan(3), '2026-11-23T12:00:00.000Z');
const file = { ...town, objects: town.objects.slice(0, 5) };
const manySheets = Array.from({ length: 9 }, (_, i) => ({
  ...plainSheet({ paper: 'Letter', orientation: 'landscape' }),
  id: `sheet-${i}`,
  title: `Sheet ${i} of the house on Oak Lane`,
}));
const page = 'https://homeplot.example/app?lang=en#top';

test('the link for a code is short, and opens the same objects without sheets, facts and rules', () => {
  const plan = townPlan(3);
  const settings = {
    ...plan.settings,
    address: '12 Oak Lane',
    project: { owner: 'Ada' },
    sheets: manySheets,
  };
  const full = writePlanFile({ ...plan, settings }, '');
  const link = makeViewLink(page, { ...full, objects: file.objects });
  expect(link.length).toBeLessThan(makeShareLink(page, { ...full, objects: file.objects }).length / 2);
  expect(link).toMatch(/^https:\/\/homeplot\.example\/app\?lang=en#top&project=/);
  const shared = readShareLink(link);
  const seen = shared.found && shared.ok ? readPlanFile(shared.value) : undefined;
  const whole = readPlanFile({ ...full, objects: file.objects });
  if (!seen?.ok || !whole.ok) throw new Error('not read');
  expect(seen.contents.objects).toEqual(whole.contents.objects);
  expect(seen.contents.settings).toEqual({ ...plan.settings, address: '12 Oak Lane' });
});

const templates = new URL('../../../web/src/features/templates/', import.meta.url);

test.each(readdirSync(templates).filter((name) => name.endsWith('.json')))(
  'a plan such as %s fits in a code however many sheets it has',
  (name) => {
    const reading = readPlanText(readFileSync(new URL(name, templates), 'utf8'));
    if (!reading.ok) throw new Error(reading.problem);
    const { objects, settings } = reading.contents;
    const [pack] = builtInPacks;
    if (!pack) throw new Error('no pack');
    const plan = createPlan({ objects, settings: { ...settings, pack, sheets: manySheets } });
    expect(qrCode(makeViewLink(page, writePlanFile(plan, '')), 60)).toBeDefined();
  },
);

test('a part whose link is too long is reported and prints no sentence', () => {
  const [plain] = manySheets;
  if (!plain) throw new Error('no sheet');
  const sheet = { ...plain, blocks: [...plain.blocks, { id: 'code', type: 'qr' }] };
  const drawn = (link: string) => {
    const drawing = new SheetDrawing(new PlanViews(townPlan(3)), sheet, { date: '', link });
    const pen = new RecordingPen();
    drawing.draw(pen);
    return { lacks: drawing.lacks, words: pen.marks.filter(({ mark }) => mark === 'text').length };
  };
  const [long, short] = [drawn(`${page}${'x'.repeat(4206)}`), drawn(page)];
  expect(long.lacks).toEqual([expect.stringMatching(/too long for a QR code/)]);
  expect(short.lacks).toEqual([]);
  expect(long.words).toBe(short.words);
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
