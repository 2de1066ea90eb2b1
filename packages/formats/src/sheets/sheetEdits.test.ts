// Edits of sheets.
import { expect, test } from 'vitest';
import type { Sheet } from '@homeplot/plan/sheet';
import { sheetNumber, tableContents } from '@homeplot/plan/sheet';
import { plainSheet } from './presets.ts';
import { sheetSize } from '../paper/papers.ts';
import { SheetDrawing } from './sheetDrawing.ts';
import { PlanViews } from './view/planViews.ts';
import { arranged, freeId, isPlaced, movedSheet, newBlock, onPaper, placedBlock } from './sheetEdits.ts';
import { date, planOf } from '../../testing/testSheets.ts';

const plan = planOf([{ type: 'shed', x: 40, y: 40, width: 24, height: 20 }]);
const boxesOf = (sheet: Sheet) => new SheetDrawing(new PlanViews(plan), sheet, { date }).boxes;
const sheet = plainSheet({ paper: 'Letter', orientation: 'landscape' });

test('moving one block leaves all others where they are, and arranging undoes that', () => {
  const before = boxesOf(sheet);
  const moved = placedBlock(sheet, before, 'legend', { x: 20, y: 30, width: 60, height: 40 });
  const after = boxesOf(moved);
  expect(after.get('legend')).toMatchObject({ minX: 20, minY: 30 });
  for (const id of ['drawing', 'title']) {
    expect(after.get(id)?.minX).toBeCloseTo(before.get(id)?.minX ?? 0, 0);
    expect(after.get(id)?.maxY).toBeCloseTo(before.get(id)?.maxY ?? 0, 0);
  }
  expect([isPlaced(sheet), isPlaced(moved)]).toEqual([false, true]);
  expect(boxesOf(arranged(moved))).toEqual(before);
});

test('on other paper a placed block keeps to its edges', () => {
  const placed = placedBlock(sheet, boxesOf(sheet), 'legend', { x: 200, y: 12, width: 60, height: 40 });
  const large = { ...placed, paper: 'Tabloid (ANSI B)' };
  const moved = onPaper(placed, large);
  const { width } = sheetSize(large);
  const legend = moved.blocks.find(({ id }) => id === 'legend')?.box;
  expect(legend).toMatchObject({ y: 12, width: 60, height: 40 });
  expect(width - (legend?.x ?? 0) - 60).toBeCloseTo(sheetSize(placed).width - 200 - 60, 0);
  const title = boxesOf(moved).get('title');
  expect(title?.maxX).toBeCloseTo(width - 10, 0);
});

test('sheets move in their list, and are numbered by it', () => {
  const sheets = ['a', 'b', 'c'].map((id) => ({ ...sheet, id }));
  const ids = (list: readonly Sheet[]): string => list.map(({ id }) => id).join('');
  expect(ids(movedSheet(sheets, 'c', -2))).toBe('cab');
  expect(ids(movedSheet(sheets, 'a', -1))).toBe('abc');
  expect(ids(movedSheet(sheets, 'a', 9))).toBe('bca');
  const moved = movedSheet(sheets, 'c', -2);
  expect(moved.map((one) => sheetNumber(moved, one))).toEqual(['A-1', 'A-2', 'A-3']);
  expect(freeId('sheet', [{ id: 'sheet-1' }, { id: 'sheet-3' }])).toBe('sheet-2');
});

test('each table that is added is another one, as long as there are others', () => {
  let blocks = sheet.blocks.filter(({ type }) => type !== 'table');
  for (let i = 0; i <= tableContents.length; i += 1)
    blocks = [...blocks, newBlock('table', { ...sheet, blocks })];
  const contents = [...tableContents, 'areas'];
  expect(blocks.slice(-contents.length)).toMatchObject(
    contents.map((content) => ({ type: 'table', content })),
  );
});
