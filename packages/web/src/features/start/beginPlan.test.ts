// Three clients in a row: nothing of the last one is in the next plan.
import { Editor } from '@homeplot/editor/editor';
import { runCommand } from '@homeplot/editor/commands';
import type { PlanSettings } from '@homeplot/plan/settings';
import { kindOf } from '@homeplot/plan/kinds';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTab, TestStorage } from '../../../testing/testWorkspace.ts';
import { keepDraft, keptDraft } from '../deed/deedDraft.ts';
import { rememberPreparer } from '../../store/local/preparer.ts';
import { memoryShelf } from '../../store/local/shelf.ts';
import { openNewPlan } from '../../store/open/startNewPlan.ts';
import type { Workspace } from '../../store/open/workspace.ts';
import { type Answers, keepAnswers, keptAnswers } from './answers.ts';
import { beginPlan } from './beginPlan.ts';
import { otherFacts, shownAnswers } from './shownAnswers.ts';

beforeEach(() => {
  const storage = new TestStorage();
  vi.stubGlobal('window', { sessionStorage: storage, localStorage: storage });
  vi.stubGlobal('document', { querySelector: () => null });
});
afterEach(() => vi.unstubAllGlobals());

const smith: Partial<PlanSettings> = {
  title: 'Smith shed',
  address: '12 Oak Street',
  parcel: '123-45',
  project: {
    purpose: 'shed',
    owner: 'Jo Smith',
    ownerContact: 'jo@example.com',
    legal: 'Lot 7',
    preparer: 'Ann Lee',
  },
};

/** A plan of the client before, with objects. */
async function afterSmith(trees = 1): Promise<Workspace> {
  const tab = await openTab(new TestStorage(), memoryShelf(), 'smith', trees);
  tab.editor.edit([{ settings: smith }], 'Facts');
  return tab;
}

const shown = (workspace: Workspace) =>
  shownAnswers(
    keptAnswers(workspace),
    workspace.editor.plan.settings,
    workspace.editor.plan.objects.size === 0,
  );

async function start(workspace: Workspace, answers: Partial<Answers> = {}): Promise<PlanSettings> {
  keepAnswers(workspace, { purpose: 'deck', has: 'nothing', lengths: {}, ...answers });
  await beginPlan(workspace, shown(workspace), () => undefined);
  return workspace.editor.plan.settings;
}

test('typed setbacks become the rules of the plan and its setback lines, in one undo step', async () => {
  const workspace = await afterSmith(0);
  const setbacks = {
    'setbacks.front': '20',
    'setbacks.side': '5',
    'setbacks.rear': ' 15 ',
    'setbacks.streetSide': '',
  };
  const { pack } = await start(workspace, { setbacks });
  expect(pack).toMatchObject({ name: 'My city', setbacks: { front: 20, side: 5, rear: 15 } });
  expect(pack?.sources[0]?.title).toBe('Setbacks as typed at the start of the plan');
  const { editor } = workspace;
  const line = [...editor.plan.objects.values()].find((object) => kindOf(object).ties?.setback !== undefined);
  expect(line).toMatchObject({
    distances: expect.arrayContaining([{ edges: 'front', feet: 20 }]) as unknown,
  });
  editor.undo();
  expect(editor.plan.objects.size).toBe(0);
});

test('setbacks that are typed where no rules were chosen bring no questions of other rules', async () => {
  const workspace = await afterSmith(0);
  const { pack } = await start(workspace, { pack: null, setbacks: { 'setbacks.front': '20' } });
  expect(pack).toMatchObject({ name: 'My city', setbacks: { front: 20 }, items: [] });
});

const none = { title: 'New deck', address: '', parcel: '' };

/** Every way to a new plan. */
const ways: Readonly<Record<string, (workspace: Workspace) => Promise<void> | void>> = {
  'in place of it': () => undefined,
  'after New plan': async (workspace) => void (await openNewPlan(workspace)),
  'after Clear Canvas': ({ editor }) => void runCommand(editor, 'clearCanvas'),
  'after it was answered before': (workspace) => {
    keepAnswers(workspace, { has: 'plan', address: '12 Oak Street', owner: 'Jo Smith', lengths: {} });
  },
};

describe('a plan begun for the next client', () => {
  test.each(Object.entries(ways))('%s, has no facts of the client before', async (_, come) => {
    const workspace = await afterSmith();
    await come(workspace);
    const begun = await start(workspace);
    expect(begun).toMatchObject(none);
    expect(JSON.stringify(begun)).not.toMatch(/Smith|Oak|123|Lot 7|Ann Lee|example\.com/);
    expect(workspace.autosave.planId).not.toBe('smith');
  });

  test('is not saved over the cloud project of a cleared plan', async () => {
    const workspace = await afterSmith();
    workspace.project.opens({ id: 'cloud', title: 'Smith shed', updatedAt: '', changed: false } as never);
    runCommand(workspace.editor, 'clearCanvas');
    await start(workspace);
    expect(workspace.project.link).toBeUndefined();
  });

  test('shows no answers and no deed of the client before', async () => {
    const workspace = await afterSmith();
    keepAnswers(workspace, { address: '12 Oak Street', lengths: { size: '50 x 120' } });
    keepDraft(workspace, { ...keptDraft(workspace), text: 'Beginning at Smith' });
    await openNewPlan(workspace);
    expect(shown(workspace)).toMatchObject({ address: '', owner: '', parcel: '', lengths: {} });
    expect(keptDraft(workspace).text).toBe('');
  });

  test('has the facts of the open plan if the user says that it is of the same site', async () => {
    const workspace = await afterSmith();
    const { settings } = workspace.editor.plan;
    expect(otherFacts({ has: 'size', lengths: {} }, settings)).toBe(
      'Smith shed · 12 Oak Street · Jo Smith · 123-45',
    );
    expect(await start(workspace, { isSameSite: true })).toMatchObject({
      address: '12 Oak Street',
      project: { owner: 'Jo Smith', legal: 'Lot 7' },
    });
  });

  test('begins with who prepares it, if that is to be remembered', async () => {
    const workspace = await afterSmith();
    rememberPreparer(smith.project);
    const { project } = await start(workspace);
    expect(project).toMatchObject({ preparer: 'Ann Lee', purpose: 'deck' });
    expect(project).not.toHaveProperty('owner');
  });
});

test('a cleared canvas has no facts of its site, until Undo brings them back with what was drawn', async () => {
  const { editor } = await afterSmith();
  runCommand(editor, 'clearCanvas');
  expect(JSON.stringify(editor.plan.settings)).not.toMatch(/Smith|Oak|123|Lot 7|Ann Lee|example\.com/);
  runCommand(editor, 'undo');
  expect(editor.plan.settings).toMatchObject(smith);
  expect(editor.plan.objects.size).toBe(1);
});

test('a plan that is continued keeps its facts, and what was typed over them', async () => {
  const workspace = await afterSmith();
  expect(await start(workspace, { has: 'plan', owner: '' })).toMatchObject({
    title: 'Smith shed',
    address: '12 Oak Street',
    project: { legal: 'Lot 7' },
  });
  expect(workspace.autosave.planId).toBe('smith');
  expect(workspace.editor.plan.settings.project).not.toHaveProperty('owner');
});

test('a new plan is begun as it is, and an unfinished deed stays', async () => {
  const tab = await openTab(new TestStorage(), memoryShelf(), 'new', 0);
  const workspace = { ...tab, editor: new Editor({ newId: () => 'x' }) };
  keepDraft(workspace, { ...keptDraft(workspace), text: 'Beginning at' });
  await start(workspace);
  expect(workspace.autosave.planId).toBe('new');
  expect(keptDraft(workspace).text).toBe('Beginning at');
});
