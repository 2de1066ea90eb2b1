// What an office's copy brings to new plans, and that no other plan is changed by it.
import type { Desk } from '@homeplot/plan/desk';
import { builtInPacks } from '@homeplot/plan/builtInPacks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTab, TestStorage } from '../../../testing/testWorkspace.ts';
import { memoryShelf } from '../../store/local/shelf.ts';
import { setSiteDesk, siteDesk } from '../../store/local/siteDesk.ts';
import { openNewPlan } from '../../store/open/startNewPlan.ts';
import type { Workspace } from '../../store/open/workspace.ts';
import { keepAnswers, keptAnswers } from '../start/answers.ts';
import { beginPlan } from '../start/beginPlan.ts';
import { offeredPurposes } from '../start/deskQuestions.ts';
import { shownAnswers } from '../start/shownAnswers.ts';
import { usualPack } from '../packs/packList.ts';
import { fetchDesk, takeDesk } from './takeDesk.ts';

const pack = { id: 'springfield', name: 'Springfield', date: '2026-11-28', sources: [], items: [] };
const desk: Desk = {
  id: 'springfield',
  name: 'Springfield Planning',
  date: '2026-11-28',
  links: [],
  pack,
  portal: 'toronto',
  sheet: { paper: 'Letter', orientation: 'landscape', presets: ['site'], disclaimers: ['Not a survey.'] },
  start: {
    purposes: [
      {
        purpose: 'septic',
        title: 'Well or septic',
        scope: 'Septic',
        items: ['septic'],
        notes: ['Flag the holes.'],
      },
      { purpose: 'shed' },
    ],
    has: ['map', 'nothing'],
  },
};

beforeEach(() => {
  const storage = new TestStorage();
  vi.stubGlobal('window', { sessionStorage: storage, localStorage: storage });
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(desk)));
});
afterEach(() => {
  setSiteDesk(undefined);
  vi.unstubAllGlobals();
});

async function opened(trees: number): Promise<Workspace> {
  const workspace = await openTab(new TestStorage(), memoryShelf(), 'plan', trees);
  takeDesk(workspace, await fetchDesk());
  return workspace;
}

const begins = { pack: { id: 'springfield' }, portal: 'toronto', sheets: [{ style: 'blackAndWhite' }] };

test('an untouched plan begins with the rules, the portal and the sheets, and nothing is there to undo', async () => {
  const { editor } = await opened(0);
  expect(editor.plan.settings).toMatchObject(begins);
  expect(editor.canUndo).toBe(false);
});

test('a plan with an object, or with a fact, stays as it is', async () => {
  const { editor } = await opened(1);
  expect(editor.plan.settings).not.toHaveProperty('sheets');
  const workspace = await openTab(new TestStorage(), memoryShelf(), 'other', 0);
  setSiteDesk(undefined);
  workspace.editor.edit([{ settings: { title: 'Mine' } }], 'Title');
  takeDesk(workspace, await fetchDesk());
  expect(workspace.editor.plan.settings).not.toHaveProperty('sheets');
});

test('the next plan begins with them too, and the rules are the usual ones', async () => {
  const workspace = await opened(1);
  await openNewPlan(workspace);
  expect(workspace.editor.plan.settings).toMatchObject(begins);
  expect(usualPack()).toBe('springfield');
});

const start = async (workspace: Workspace, has: 'nothing' | 'plan') => {
  keepAnswers(workspace, { purpose: 'septic', has, lengths: {} });
  const { settings, objects } = workspace.editor.plan;
  await beginPlan(
    workspace,
    shownAnswers(keptAnswers(workspace), settings, objects.size === 0),
    () => undefined,
  );
  return workspace.editor.plan.settings;
};

test('a purpose brings its facts, its items and its notes to a new plan', async () => {
  const settings = await start(await opened(0), 'nothing');
  expect(settings.project).toMatchObject({ purpose: 'septic', scope: 'Septic' });
  expect(settings.pack?.items).toEqual([{ id: 'septic', need: 'required', source: 'Springfield Planning' }]);
  expect(JSON.stringify(settings.sheets)).toContain('Flag the holes.');
});

test("a new plan in place of one with other rules has the office's; one that is continued keeps its own", async () => {
  const [other] = builtInPacks;
  const [workspace, kept] = [await opened(1), await opened(1)];
  for (const { editor } of [workspace, kept]) editor.edit([{ settings: { pack: other } }], 'Rules');
  expect((await start(workspace, 'nothing')).pack?.id).toBe('springfield');
  const settings = await start(kept, 'plan');
  expect(settings.pack).toEqual(other);
  expect(settings.project).not.toHaveProperty('scope');
  expect(settings.sheets).toBeUndefined();
});

test('only the purposes of the office are asked for, in its words', async () => {
  expect(siteDesk()).toBeUndefined();
  expect(offeredPurposes()).toHaveLength(10);
  const workspace = await opened(0);
  expect(offeredPurposes()).toEqual([
    { purpose: 'septic', title: 'Well or septic' },
    { purpose: 'shed', title: 'Shed' },
  ]);
  const { settings } = workspace.editor.plan;
  expect(shownAnswers({ purpose: 'pool', lengths: {} }, settings, true)).not.toHaveProperty('purpose');
});
