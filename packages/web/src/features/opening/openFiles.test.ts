import { beforeEach, expect, test, vi } from 'vitest';
import { Editor } from '@homeplot/editor/editor';
import { features } from '../../planner/features.ts';
import type { FileReader, OpenFiles } from '../../workspace/fileReader.ts';
import type { OpenPage } from '../../workspace/openPage.ts';
import { readerOf } from './readerOf.ts';
import { openFiles } from './openFiles.ts';

const opened = vi.fn<OpenFiles>(async () => undefined);
const said: string[] = [];
let page: OpenPage;

beforeEach(() => {
  opened.mockClear();
  said.length = 0;
  const editor = new Editor({ newId: () => 'a' });
  editor.watch({ said: ({ text }) => void said.push(text) });
  page = { workspace: { editor } as OpenPage['workspace'], openDialog: () => undefined };
});

const reader = (more: Partial<FileReader> & Pick<FileReader, 'extensions'>): FileReader => ({
  title: 'test file',
  fetch: async () => opened,
  ...more,
});

const isStar = (head: Uint8Array): boolean => head[0] === 0x2a;
const stars = reader({ extensions: ['star'], matches: isStar, takesSeveral: true });
const plans = reader({ extensions: ['json'] });

const file = (name: string, text = 'x') => new File([text], name);
const names = () => opened.mock.calls.map(([, files]) => files.map(({ name }) => name));

test('a file is opened by what it holds, whatever its name says', async () => {
  await openFiles(page, [file('a.json', '*')], [plans, stars]);
  await openFiles(page, [file('A.JSON')], [stars, plans]);
  expect(names()).toEqual([['a.json'], ['A.JSON']]);
});

test('a plan that lost its extension is still opened as one', async () => {
  for (const name of ['plan', 'plan.txt', 'plan.json.download'])
    expect(await readerOf(file(name, '\ufeff {"objects": []}'), features.files)).toBe(features.files[0]);
  expect(await readerOf(file('a.md', 'Dear all'), features.files)).toBeUndefined();
});

test('a text of something else is taken for survey points, whose dialog says that it has none', async () => {
  const found = await readerOf(
    file('deed.txt', 'Beginning at an iron pin; thence N 10 E 100 feet'),
    features.files,
  );
  expect(found).toMatchObject({ title: expect.stringMatching(/^survey points/) as string });
});

test('several files of one format are opened together if its reader takes them', async () => {
  await openFiles(page, [file('a.star'), file('b.star')], [stars]);
  expect(names()).toEqual([['a.star', 'b.star']]);
  expect(said).toEqual([]);
});

test('files that are not opened are named', async () => {
  await openFiles(page, [file('a.json'), file('b.json'), file('c.star'), file('d.mp3')], [plans, stars]);
  expect(names()).toEqual([['a.json']]);
  expect(said).toEqual([
    expect.stringContaining('d.mp3: .mp3 files'),
    'Only a.json was opened. Next, import b.json, c.star.',
  ]);
});

test('a format that is refused does not keep others from being opened', async () => {
  await openFiles(page, [file('a.dwg'), file('b.json')], [plans]);
  expect(names()).toEqual([['b.json']]);
  expect(said).toEqual([expect.stringMatching(/^a\.dwg: This is an AutoCAD drawing/)]);
});

test('a file of no known format is refused with what can be opened', async () => {
  expect(await openFiles(page, [file('song.mp3')], [plans])).toEqual({
    what: 'the file song.mp3',
    reasons: [".mp3 files can't be opened. What can be: test file."],
  });
});

test.each([
  ['house.dwg', 'x', 'DWG'],
  ['house.dxf', 'AC1032', 'DWG'],
  ['site.DGN', 'x', 'MicroStation'],
  ['site.skp', 'x', 'SketchUp'],
  ['site.rvt', 'x', 'Revit'],
  ['site.ifc', 'x', 'IFC'],
  ['site.dxb', 'x', 'DXB'],
  ['site.step', 'x', 'CAD'],
])('%s is refused with how to get a DXF', async (name, text, format) => {
  const report = await openFiles(page, [file(name, text)], features.files);
  expect(report?.opened).toBeUndefined();
  expect(report?.reasons).toEqual([expect.stringContaining(format)]);
  expect(report?.reasons[0]).toMatch(/DXF\.$/);
});
