// The sheets of an office: its paper, header with seal, blank corner and disclaimers, as its portal asks for.
import type { Desk } from '@homeplot/plan/desk';
import { createPlan } from '@homeplot/plan/plan';
import { RecordingPen } from '@homeplot/plan/recordingPen';
import { sealAddress } from '@homeplot/plan/sealAddress';
import type { Sheet } from '@homeplot/plan/sheet';
import { expect, test } from 'vitest';
import { townPlan } from '../../testing/townPlan.ts';
import { SheetDrawing } from '../sheets/sheetDrawing.ts';
import { PlanViews } from '../sheets/view/planViews.ts';
import { deskSheets } from './deskSheets.ts';

const sha256 = 'a'.repeat(64);
const desk: Desk = {
  id: 'springfield',
  name: 'Springfield',
  date: '2026-11-28',
  links: [],
  seal: { type: 'image/png', width: 200, height: 100, sha256 },
  sheet: {
    paper: 'Tabloid (ANSI B)',
    orientation: 'landscape',
    presets: ['site', 'tables'],
    header: ['Springfield Planning', 'Site plan'],
    parts: ['vicinity', 'coverage'],
    disclaimers: ['Not a survey.'],
    stamp: { width: 3, height: 2 },
  },
};
const [sheet, tables] = deskSheets(desk, createPlan());
if (!sheet || !tables) throw new Error('There are no two sheets.');

function drawn(one: Sheet): RecordingPen {
  const pen = new RecordingPen(2.5);
  new SheetDrawing(new PlanViews(townPlan(4)), one, { date: 'Nov 28, 2026' }).draw(pen);
  return pen;
}

test('a desk without a sheet gives none', () => {
  const { sheet: _, ...plain } = desk;
  expect(deskSheets(plain, createPlan())).toEqual([]);
});

test('each sheet has the blank corner and the header; the first one also its parts, each once, and the disclaimers', () => {
  const types = ({ blocks }: Sheet) => blocks.map(({ type }) => type);
  expect(types(sheet).slice(0, 2)).toEqual(['stampSpace', 'header']);
  expect(types(tables).slice(0, 2)).toEqual(['stampSpace', 'header']);
  expect(sheet.blocks.filter((block) => 'content' in block && block.content === 'coverage')).toHaveLength(1);
  expect(sheet.blocks.at(-1)).toMatchObject({ title: 'Disclaimers', notes: ['Not a survey.'] });
  expect(JSON.stringify(tables)).not.toContain('Not a survey.');
});

test('the seal keeps its shape, beside the lines of the header', () => {
  const { marks } = drawn(sheet);
  const image = marks.flatMap((mark) => (mark.mark === 'image' ? mark.image : [])).at(0);
  expect(image).toMatchObject({ href: sealAddress({ sha256 }), width: 18, height: 9 });
  const words = marks.flatMap((mark) => (mark.mark === 'text' ? mark.text : []));
  const line = words.find(({ content }) => content === 'Springfield Planning');
  expect(line?.at.x).toBeGreaterThan((image?.at.x ?? 0) + 18);
  expect(words.some(({ content }) => content === 'DISCLAIMERS')).toBe(true);
});

test('in black and white the seal has no color, and for its portal a sheet is prepared', () => {
  const [plain] = deskSheets({ ...desk, portal: 'toronto' }, createPlan());
  expect(plain?.style).toBe('blackAndWhite');
  const hrefs = drawn(plain ?? sheet).marks.flatMap((mark) => (mark.mark === 'image' ? mark.image.href : []));
  expect(hrefs).toEqual([sealAddress({ sha256, isGray: true })]);
});
