import { expect, test } from 'vitest';
import { SheetDrawing } from '../sheets/sheetDrawing.ts';
import { PlanViews } from '../sheets/view/planViews.ts';
import { plainSheet } from '../sheets/presets.ts';
import { sheetPicture, sheetPictures } from './sheetPicture.ts';
import { date, planOf } from '../../testing/testSheets.ts';

/** The elements that are drawn, with the layers of their groups. */
function elementsOf(svg: string): readonly string[] {
  let layer = '';
  return svg.split('\n').flatMap((line) => {
    layer = /^<g data-layer="([^"]*)">$/.exec(line)?.[1] ?? layer;
    return /^<(?:path|circle|text|image)/.test(line) ? [`${layer} ${line}`] : [];
  });
}

test('the files that lie on one another draw what a single one does, in its order, on one paper', () => {
  const sheds = Array.from({ length: 30 }, (_, i) => ({
    type: 'shed',
    x: i * 40,
    y: 0,
    width: 24,
    height: 20,
    ...(i % 2 ? { status: 'proposed' } : {}),
  }));
  const plan = planOf(sheds);
  const sheet = plainSheet({ paper: 'Letter', orientation: 'landscape' });
  const drawing = new SheetDrawing(new PlanViews(plan), sheet, { date });
  const whole = sheetPicture(drawing, plan);
  const parts = sheetPictures(drawing, plan, { characters: 2000 });
  expect(parts.length).toBeGreaterThan(4);
  for (const part of parts) expect(part.length).toBeLessThan(4000);
  expect(parts.flatMap(elementsOf)).toEqual(elementsOf(whole));
  const papers = parts.map((part) => part.includes('fill="#ffffff"/>\n<g'));
  expect(papers).toEqual(parts.map((_, i) => i === 0));
  const openGroups = (part: string): number => part.split('<g ').length - part.split('</g>').length;
  expect(parts.map(openGroups)).toEqual(parts.map(() => 0));
});
