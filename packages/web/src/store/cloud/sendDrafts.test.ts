import { expect, test } from 'vitest';
import { openTab, TestStorage, treeAt } from '../../../testing/testWorkspace.ts';
import { ada, bob, projectId, TestCloud } from '../../../testing/testCloud.ts';
import { unreached } from '../../kit/result.ts';
import { memoryShelf } from '../local/shelf.ts';
import { sendDrafts } from './sendDrafts.ts';

/** A tab whose plan was saved without a connection, and then replaced by another. */
async function replacedWhileWaiting() {
  const cloud = new TestCloud();
  const { updated_at: updatedAt } = cloud.put(projectId, 'Back yard', []) as unknown as {
    readonly updated_at: string;
  };
  const link = { projectId, userId: ada, title: 'Back yard', updatedAt, changed: false };
  const tab = await openTab(new TestStorage(), memoryShelf(), 'yard', 1, link);
  tab.project.begin(link).ends(unreached);
  await tab.autosave.keepDraft();
  tab.autosave.opens('other');
  const idsInCloud = () => {
    const objects = cloud.projects.get(projectId)?.['objects'] as readonly { readonly id: string }[];
    return objects.map(({ id }) => id);
  };
  const waiting = async () => (await tab.drafts.list()).map((draft) => draft.waiting ?? false);
  return { cloud, tab, idsInCloud, waiting };
}

test('a waiting draft is sent once, and by its owner alone', async () => {
  const { cloud, tab, idsInCloud, waiting } = await replacedWhileWaiting();
  expect(await sendDrafts(tab.drafts, cloud.of(bob), 'other')).toEqual([]);
  expect(await sendDrafts(tab.drafts, cloud.of(ada), 'yard')).toEqual([]);
  expect([idsInCloud(), await waiting()]).toEqual([[], [true]]);
  expect(await sendDrafts(tab.drafts, cloud.of(ada), 'other')).toEqual([
    { title: 'Back yard', isSaved: true },
  ]);
  expect([idsInCloud(), await waiting()]).toEqual([['t0'], [false]]);
  expect(await sendDrafts(tab.drafts, cloud.of(ada), 'other')).toEqual([]);
});

test('a waiting draft waits on while the cloud is out of reach', async () => {
  const { cloud, tab, waiting } = await replacedWhileWaiting();
  cloud.answer = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await sendDrafts(tab.drafts, cloud.of(ada), 'other')).toEqual([]);
  expect(await waiting()).toEqual([true]);
});

test('a waiting draft waits on while the session has expired', async () => {
  const { cloud, tab, waiting } = await replacedWhileWaiting();
  cloud.answer = () => Response.json({ message: 'JWT expired' }, { status: 401 });
  expect(await sendDrafts(tab.drafts, cloud.of(ada), 'other')).toEqual([]);
  expect(await waiting()).toEqual([true]);
});

test('a draft that is edited while it is sent keeps its edits', async () => {
  const { cloud, tab } = await replacedWhileWaiting();
  const [draft] = await tab.drafts.list();
  cloud.answer = async (response) => {
    if (draft) await tab.drafts.keep(draft, 'edited');
    return response;
  };
  await sendDrafts(tab.drafts, cloud.of(ada), 'other');
  expect(await tab.drafts.read('yard')).toBe('edited');
});

test('a waiting draft of a project that was changed meanwhile overwrites nothing and stays a draft', async () => {
  const { cloud, tab, idsInCloud, waiting } = await replacedWhileWaiting();
  cloud.put(projectId, 'Back yard', [treeAt('theirs', 3)]);
  expect(await sendDrafts(tab.drafts, cloud.of(ada), 'other')).toEqual([
    { title: 'Back yard', isSaved: false },
  ]);
  expect([idsInCloud(), await waiting()]).toEqual([['theirs'], [false]]);
});
