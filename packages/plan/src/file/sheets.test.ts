// Sheets and the facts of the project in a plan's file.
import { expect, test } from 'vitest';
import { read, written } from '../../testing/testFile.ts';
import { sheetNumber } from '../settings/sheet.ts';

const blocks = [
  {
    id: 'view',
    type: 'viewport',
    box: { x: 10, y: 10, width: 200, height: 150 },
    crop: { minX: 0, minY: 0, maxX: 50, maxY: 40 },
    feetPerInch: 20,
    isBare: true,
    hiddenLayers: ['landscape'],
    statuses: ['existing', 'removed'],
  },
  { id: 'table', type: 'table', content: 'setbacks', title: 'Setbacks', hectares: true },
  { id: 'notes', type: 'notes', notes: ['Verify in field.'] },
  { id: 'around', type: 'vicinity', streets: { top: 'Oak Street' } },
  { id: 'edges', type: 'siteEdges', edged: { lot: 'red', field: 'blue' }, credit: '© Crown', roads: 2 },
  { id: 'title', type: 'titleBlock' },
];
const sheet = {
  id: 's1',
  number: 'C-1',
  title: 'Site plan',
  paper: 'Arch D',
  orientation: 'landscape',
  style: 'blackAndWhite',
  turn: 'street',
  testBar: true,
  blocks,
  revisions: [{ mark: '1', date: 'May 2', words: 'Comments of the city' }],
};
const project = { owner: 'A. Smith', legal: 'Lot 4, Block 2', legalFrom: 'lot', purpose: 'shed' };
const settingsOf = (settings: Record<string, unknown>) => read({ objects: [], settings });

test('sheets and the project are read and written back as they were', () => {
  const settings = { scale: 2, siteExtent: 100, title: '', sheets: [sheet], project };
  expect(settingsOf(settings).notes).toEqual([]);
  expect(written({ objects: [], settings }).settings).toEqual(settings);
});

test('fields, blocks and sheets of a later version are kept, and a later sheet is not read as one of ours', () => {
  const later = { id: 's2', version: 2, title: 'Perspective', camera: { height: 6 }, blocks: 'many' };
  const changed = {
    ...sheet,
    seal: 'PE',
    blocks: [...blocks, { id: 'sun', type: 'sunPath', hours: [9, 12] }],
  };
  const settings = {
    scale: 2,
    siteExtent: 100,
    title: '',
    sheets: [changed, later],
    project: { ...project, climate: '4C' },
  };
  const { plan, notes } = settingsOf(settings);
  expect(plan.settings.sheets?.[1]).toMatchObject({ title: 'Perspective', blocks: [], newerRecord: later });
  expect(notes).toHaveLength(2);
  expect(written({ objects: [], settings }).settings).toEqual(settings);
});

test('what is malformed is left out with a note, and the rest stays', () => {
  const bad = {
    ...sheet,
    style: 'neon',
    revisions: 'two',
    blocks: [
      {
        ...blocks[0],
        crop: { minX: 5, minY: 0, maxX: 5, maxY: 10 },
        box: { x: 0, y: 0, width: -4, height: 1 },
      },
      { type: 'notes', notes: [7] },
      { type: 7 },
      'legend',
      { type: '__proto__' },
    ],
  };
  const { plan, notes } = settingsOf({ sheets: [bad, 4], project: { owner: 7, zoning: 'R-1' } });
  const [read1] = plan.settings.sheets ?? [];
  expect(plan.settings.sheets).toHaveLength(1);
  expect(read1).toMatchObject({ style: 'color', paper: 'Arch D' });
  expect(read1?.blocks.map(({ id, type }) => `${id} ${type}`)).toEqual(['view viewport', 'block-2 notes']);
  expect(read1?.blocks[0]).not.toHaveProperty('crop');
  expect(read1?.blocks[1]).toMatchObject({ notes: [] });
  expect(plan.settings.project).toEqual({ zoning: 'R-1' });
  expect(notes).toHaveLength(10);
  expect(settingsOf({ sheets: 'all', project: [] }).plan.settings).not.toHaveProperty('sheets');
});

test('a legal description may have 4,000 letters, an owner 200', () => {
  const long = { owner: 'x'.repeat(200), legal: 'y'.repeat(4000) };
  expect(settingsOf({ project: long }).plan.settings.project).toEqual(long);
  expect(settingsOf({ project: { ...long, owner: 'x'.repeat(201) } }).notes).toHaveLength(1);
});

test('two sheets of one id get different ones, and numbers follow the order of the list', () => {
  const { number: _, ...plain } = sheet;
  const { sheets = [] } = settingsOf({ sheets: [plain, { ...plain }, sheet] }).plan.settings;
  expect(new Set(sheets.map(({ id }) => id)).size).toBe(3);
  expect(sheets.map((one) => sheetNumber(sheets, one))).toEqual(['A-1', 'A-2', 'C-1']);
});
