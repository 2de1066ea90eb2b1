import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { plainSheet } from '@homeplot/formats/sheetPresets';
import { Editor } from '@homeplot/editor/editor';
import { rememberPaper } from '../../printing/chosenPaper.ts';
import { rememberChoice } from '../../printing/plainChoice.ts';
import type { Workspace } from '../../store/open/workspace.ts';
import { TestStorage } from '../../../testing/testWorkspace.ts';
import { addSheet } from './addSheet.ts';

beforeEach(() => void vi.stubGlobal('window', { localStorage: new TestStorage() }));
afterEach(() => void vi.unstubAllGlobals());

const workspace = () => ({
  editor: new Editor({ newId: () => 'id' }),
  autosave: { planId: 'plan' } as Workspace['autosave'],
});
const blocks = [{ id: 'title', type: 'titleBlock' }] as const;
const chosen = { paper: 'Tabloid (ANSI B)', orientation: 'portrait', style: 'blackAndWhite' } as const;

test('a sheet that another feature adds is printed as was chosen for the plan, and so is the plan before it', () => {
  rememberPaper(chosen.paper);
  rememberChoice({ ...chosen, feetPerInch: 50, testBar: true }, 'plan');
  const { editor, autosave } = workspace();
  const id = addSheet({ editor, autosave }, 'Shadows', blocks);
  const { sheets } = editor.plan.settings;
  expect(sheets).toMatchObject([
    { ...chosen, testBar: true },
    { ...chosen, id, title: 'Shadows', blocks },
  ]);
  const { blocks: standard } = sheets?.[0] ?? {};
  expect(standard).toContainEqual(expect.objectContaining({ type: 'viewport', feetPerInch: 50 }));
});

test("it is like the plan's own sheets, but not like their letter", () => {
  const { editor, autosave } = workspace();
  const drawing = { ...plainSheet({ paper: 'A3', orientation: 'portrait' }), id: 'drawing' };
  const letter = {
    ...plainSheet({ paper: 'A4', orientation: 'landscape' }),
    id: 'letter',
    blocks: [{ id: 'letter', type: 'letter', words: 'Dear permit staff' }],
  } as const;
  editor.edit([{ settings: { sheets: [letter, drawing] } }], 'Sheets');
  addSheet({ editor, autosave }, 'Profiles', blocks);
  expect(editor.plan.settings.sheets?.[2]).toMatchObject({ paper: 'A3', orientation: 'portrait' });
});
