// Sheets of the templates: nothing lies over anything, no text is too small to be accepted, and in black and white there
// is neither color nor loss.
import { readdirSync, readFileSync } from 'node:fs';
import { createPlan, type Plan } from '@homeplot/plan/plan';
import { readPlanText } from '@homeplot/plan/planFile';
import { boxBetween, contains, type Box } from '@homeplot/plan/box';
import { capHeight } from '@homeplot/plan/textMetrics';
import { textFrame } from '@homeplot/plan/textFrame';
import { describe, expect, test } from 'vitest';
import { plainSheet, sheetPresets } from './presets.ts';
import { bestOrientation } from './bestOrientation.ts';
import { SheetDrawing } from './sheetDrawing.ts';
import { PlanViews } from './view/planViews.ts';
import { marksOf, wordsIn } from '../../testing/testSheets.ts';

const folder = new URL('../../../web/src/features/templates/', import.meta.url);
const templateNames = readdirSync(folder).filter((name) => name.endsWith('.json'));

const project = {
  owner: 'Margaret Whitfield-Okafor, 541 555 0142',
  zoning: 'R-1, low density residential',
  source: 'Deed of May 3, 1998, not a survey',
  legal: 'Lot 4, Block 2, Maple Grove Addition, as platted and recorded in Book 33, Page 12.',
};
const facts = { project, address: '1428 Elm Street, Springfield, OR 97477', parcel: '17-03-25-44-01200' };

function planOf(name: string): Plan {
  const reading = readPlanText(readFileSync(new URL(name, folder), 'utf8'));
  if (!reading.ok) throw new Error(reading.problem);
  const { objects, settings } = reading.contents;
  return createPlan({ objects, settings: { ...settings, ...facts } });
}

const overlap = (a: Box, b: Box): number =>
  Math.min(
    Math.min(a.maxX, b.maxX) - Math.max(a.minX, b.minX),
    Math.min(a.maxY, b.maxY) - Math.max(a.minY, b.minY),
  );

describe.each(templateNames)('%s', (name) => {
  const plan = planOf(name);
  const views = new PlanViews(plan);

  test.each(['Letter', 'Arch D', 'A3'])('on %s', (paper) => {
    // Six drawings take their time, and are the same on any paper.
    // No template has ground to move.
    const offered = sheetPresets.filter(({ id }) => id !== 'earthwork' && id !== 'grading');
    const presets = offered.filter(({ id }) => id !== 'shadows' || paper === 'Letter');
    for (const preset of presets) {
      const blocks = preset.blocks(plan, paper === 'Letter');
      const sheet = { ...plainSheet({ paper, orientation: 'landscape' }), title: preset.title, blocks };
      const orientation = bestOrientation(views, sheet);
      const { drawing, marks } = marksOf(plan, { ...sheet, orientation }, views);
      expect(drawing.unfit).toEqual([]);
      expect(drawing.cut).toEqual([]);
      expect(drawing.missing).toEqual([]);
      // A bearing that is longer than its edge gives way to the length.
      // At a scale that an office fixes, labels may have no room.
      const isFixed = drawing.viewports.some(({ feetPerInch }) => feetPerInch !== undefined);
      const leftOut = drawing.leftOut.filter(({ isShortened }) => !isShortened && !isFixed);
      expect(leftOut.map(({ object, rank }) => `${object.id} ${rank}`)).toEqual([]);
      const sides = [...drawing.boxes].filter(([id]) => id !== 'drawing').map(([, box]) => box);
      for (const [i, a] of sides.entries())
        for (const b of sides.slice(i + 1)) expect(overlap(a, b)).toBeLessThan(0.01);
      const paperBox = { minX: 0, minY: 0, maxX: drawing.size.width, maxY: drawing.size.height };
      for (const mark of marks) {
        if (mark.mark !== 'text') continue;
        // 3/32 inch.
        expect(mark.text.height * capHeight).toBeGreaterThan((25.4 * 3) / 32 - 0.01);
        for (const corner of textFrame(mark.text))
          expect(contains(paperBox, boxBetween(corner, corner))).toBe(true);
      }
    }
  });

  test('a detail of proposed work is drawn no smaller than the whole plan', () => {
    const [whole = 0, part = 0] = ['site', 'detail'].map((id) => {
      const blocks = sheetPresets.find((preset) => preset.id === id)?.blocks(plan, true) ?? [];
      const sheet = { ...plainSheet({ paper: 'Letter', orientation: 'landscape' as const }), blocks };
      const orientation = bestOrientation(views, sheet);
      return new SheetDrawing(views, { ...sheet, orientation }, { date: '' }).scale?.feetPerInch;
    });
    expect(part).toBeLessThanOrEqual(whole);
  });

  test('in black and white', () => {
    const sheet = plainSheet({ paper: 'Letter', orientation: 'landscape' });
    const color = marksOf(plan, sheet, views).marks;
    const { marks } = marksOf(plan, { ...sheet, style: 'blackAndWhite' }, views);
    for (const mark of marks) {
      if (mark.mark === 'image') continue;
      for (const paint of [mark.style.stroke, mark.style.fill])
        expect(paint === undefined || /^#([\da-f]{2})\1\1$/.test(paint)).toBe(true);
    }
    expect(wordsIn(marks)).toEqual(wordsIn(color));
    expect(marks.length).toBeGreaterThan(color.length);
  });
});

test.each(['town-lot', 'accessory-dwelling', 'fence'])(
  'the area of the lot of %s, which has no clear place at this scale, is outside of it',
  (name) => {
    const plan = planOf(`${name}.json`);
    const sheet = plainSheet({ paper: 'Letter', orientation: 'landscape' });
    const orientation = bestOrientation(new PlanViews(plan), sheet);
    const { marks } = marksOf(plan, { ...sheet, orientation });
    expect(wordsIn(marks)).toContain('Lot area');
  },
);
