import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { plainSheet } from '@homeplot/formats/sheetPresets';
import { Editor } from '@homeplot/editor/editor';
import { rememberPaper } from '../../printing/chosenPaper.ts';
import { rememberChoice } from '../../printing/plainChoice.ts';
import { LatestWork } from '../../kit/latestWork.ts';
import { stubPage } from '../../../testing/testWorker.ts';
import { treeAt } from '../../../testing/testWorkspace.ts';
import { addSheet } from './addSheet.ts';

beforeEach(stubPage);
afterEach(() => void vi.unstubAllGlobals());

const workspace = () => ({ editor: new Editor({ newId: () => 'id' }), autosave: { planId: 'plan' } });
const blocks = [{ id: 'title', type: 'titleBlock' }] as const;
const chosen = { paper: 'Tabloid (ANSI B)', orientation: 'portrait', style: 'blackAndWhite' } as const;
const letter = {
  ...plainSheet({ paper: 'A4', orientation: 'landscape' }),
  id: 'letter',
  blocks: [{ id: 'letter', type: 'letter', words: 'Dear permit staff' }],
} as const;
const newer = {
  ...plainSheet({ paper: 'Letter', orientation: 'landscape' }),
  id: 'newer',
  blocks: [],
  newerRecord: { version: 99 },
};

test('a sheet that another feature adds is printed as was chosen for the plan, and so is the plan before it', async () => {
  rememberPaper(chosen.paper);
  rememberChoice({ ...chosen, feetPerInch: 50, testBar: true }, 'plan');
  const { editor, autosave } = workspace();
  const id = await addSheet({ editor, autosave }, 'Shadows', blocks);
  const { sheets } = editor.plan.settings;
  expect(sheets).toMatchObject([
    { ...chosen, testBar: true },
    { ...chosen, id, title: 'Shadows', blocks },
  ]);
  const { blocks: standard } = sheets?.[0] ?? {};
  expect(standard).toContainEqual(expect.objectContaining({ type: 'viewport', feetPerInch: 50 }));
});

test('until an orientation is chosen, both lie as the plan is printed', async () => {
  const open = workspace();
  open.editor.edit([{ put: treeAt('near', 0) }, { put: treeAt('far', 0, 160) }], 'Plant');
  await addSheet(open, 'Shadows', blocks);
  const orientations = open.editor.plan.settings.sheets?.map(({ orientation }) => orientation);
  expect(orientations).toEqual(['portrait', 'portrait']);
});

test('nothing is added once what asked for it was left', async () => {
  const open = workspace();
  const work = new LatestWork();
  const adding = addSheet(open, 'Shadows', blocks, work.begin());
  work.cancel();
  expect(await adding).toBeUndefined();
  expect(open.editor.plan.settings.sheets).toBeUndefined();
});

test('nothing is added if another plan is opened meanwhile', async () => {
  const open = workspace();
  const adding = addSheet(open, 'Shadows', blocks);
  open.autosave.planId = 'another';
  expect(await adding).toBeUndefined();
  expect(open.editor.plan.settings.sheets).toBeUndefined();
});

test("it is like the plan's own sheets, but not like their letter or a sheet of a newer version", async () => {
  const { editor, autosave } = workspace();
  const drawing = { ...plainSheet({ paper: 'A3', orientation: 'portrait' }), id: 'drawing' };
  editor.edit([{ settings: { sheets: [newer, letter, drawing] } }], 'Sheets');
  await addSheet({ editor, autosave }, 'Profiles', blocks);
  expect(editor.plan.settings.sheets?.[3]).toMatchObject({ paper: 'A3', orientation: 'portrait' });
});

test('beside no other sheet it is printed as was chosen for the plan', async () => {
  rememberPaper(chosen.paper);
  rememberChoice(chosen, 'plan');
  const { editor, autosave } = workspace();
  editor.edit([{ settings: { sheets: [newer, letter] } }], 'Sheets');
  await addSheet({ editor, autosave }, 'Profiles', blocks);
  expect(editor.plan.settings.sheets?.[1]).toMatchObject(chosen);
});

test('a letter at the end stays there', async () => {
  const { editor, autosave } = workspace();
  const drawing = { ...plainSheet({ paper: 'A3', orientation: 'portrait' }), id: 'drawing' };
  editor.edit([{ settings: { sheets: [drawing, letter] } }], 'Sheets');
  const id = await addSheet({ editor, autosave }, 'Profiles', blocks);
  expect(editor.plan.settings.sheets?.map((sheet) => sheet.id)).toEqual(['drawing', id, 'letter']);
});
