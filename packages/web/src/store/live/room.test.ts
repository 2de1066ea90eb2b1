// What two browsers in one room see, what is saved, and what becomes of edits without a connection.
import { expect, test, vi } from 'vitest';
import { encodeStateVector } from 'yjs';
import type { PlanObject } from '@homeplot/plan/kind';
import { inOrder, type PlanContents } from '@homeplot/plan/plan';
import { projectId } from '../../../testing/testCloud.ts';
import {
  fillableShelf,
  joins,
  settled,
  type TestMember,
  TestRoom,
  treesAt,
} from '../../../testing/testRoom.ts';
import { memoryShelf } from '../local/shelf.ts';
import { KeptDocument } from './keptDocument.ts';

const tree = ({ editor }: TestMember, id = 'tree 0'): PlanObject => {
  const object = editor.plan.objects.get(id);
  if (!object) throw new Error(`There is no ${id}.`);
  return object;
};

const named = (member: TestMember, name: string, id?: string): void =>
  void member.editor.edit([{ put: { ...tree(member, id), name } }], 'Name');

const contentsOf = ({ editor: { plan } }: TestMember): PlanContents => ({
  objects: inOrder(plan),
  settings: plan.settings,
});

async function two() {
  const server = new TestRoom(treesAt(40, 80));
  const ana = await joins(server, 'Ana');
  const bob = await joins(server, 'Bob');
  return { server, ana, bob };
}

test("an edit is on the other screen, and only one of one's own can be undone", async () => {
  const { server, ana, bob } = await two();
  named(ana, 'Oak');
  named(bob, 'Elm', 'tree 1');
  expect(tree(bob).name).toBe('Oak');
  expect(tree(ana, 'tree 1').name).toBe('Elm');
  ana.editor.undo();
  expect(tree(bob).name).toBeUndefined();
  expect(tree(bob, 'tree 1').name).toBe('Elm');
  expect(ana.editor.undo()).toBe(false);
  for (const one of [ana, bob]) expect(contentsOf(one)).toEqual(server.contents);
});

test('settings are shared like objects', async () => {
  const { ana, bob } = await two();
  ana.editor.edit([{ settings: { title: 'Ours' } }], 'Title');
  bob.editor.edit([{ settings: { units: 'metres' } }], 'Units');
  for (const { editor } of [ana, bob])
    expect(editor.plan.settings).toMatchObject({ title: 'Ours', units: 'metres' });
});

test('“Saved” is shown for what the server has said, and not before', async () => {
  const { server, ana, bob } = await two();
  const states = () => [ana, bob].map(({ project }) => project.state(false));
  expect(states()).toEqual(['saved', 'saved']);
  named(ana, 'Oak');
  expect(states()).toEqual(['saving', 'saved']);
  const saved = server.save();
  expect(states()).toEqual(['saved', 'saved']);
  for (const { project } of [ana, bob])
    expect(project.link).toMatchObject({ updatedAt: saved, changed: false });
});

test('a save of an earlier state leaves a later edit unsaved', async () => {
  const { server, ana } = await two();
  named(ana, 'Oak');
  server.cut('Ana');
  named(ana, 'Elm');
  server.save();
  server.tell('Ana', { saved: 'early', vector: vectorOf(server) });
  expect(ana.project.link?.changed).toBe(true);
  server.mend('Ana');
  await settled();
  expect(ana.project.state(false)).toBe('saving');
  server.save();
  expect(ana.project.state(false)).toBe('saved');
});

test('an edit made while one comes in is kept together with what it began from', async () => {
  const server = new TestRoom(treesAt(40, 80));
  const shelf = memoryShelf();
  const ana = await joins(server, 'Ana', { shelf, editsAtOnce: [{ settings: { title: 'Ours' } }] });
  await settled();
  const kept = await new KeptDocument(projectId, () => undefined, shelf).read();
  expect(kept?.updates.length).toBeGreaterThan(0);
  expect(ana.editor.plan.settings.title).toBe('Ours');
});

const vectorOf = ({ document }: TestRoom): string =>
  Buffer.from(encodeStateVector(document)).toString('base64');

test('a save that failed is told with its reason', async () => {
  const { server, ana } = await two();
  const words: string[] = [];
  ana.room.watch({ notice: (text) => void words.push(text) });
  named(ana, 'Oak');
  server.tell('Ana', { unsaved: 'The project is full.' });
  expect(ana.project.live).toEqual({ is: 'failed', why: 'The project is full.' });
  expect(words).toEqual(['The project is full.']);
  server.save();
  expect(ana.project.live).toEqual({ is: 'saved' });
});

test('edits without a connection wait, and are merged when it is back', async () => {
  vi.useFakeTimers();
  const joined = two();
  await vi.advanceTimersByTimeAsync(200);
  const { server, ana, bob } = await joined;
  server.cut('Ana');
  await vi.advanceTimersByTimeAsync(3000);
  expect(ana.project.state(false)).toBe('waiting');
  named(ana, 'Oak');
  named(bob, 'Elm', 'tree 1');
  expect(tree(bob).name).toBeUndefined();
  server.mend('Ana');
  await vi.advanceTimersByTimeAsync(200);
  expect(tree(bob).name).toBe('Oak');
  expect(tree(ana, 'tree 1').name).toBe('Elm');
  expect(contentsOf(ana)).toEqual(contentsOf(bob));
  vi.useRealTimers();
});

test('a line that is back at once is not shown as lost', async () => {
  vi.useFakeTimers();
  const joined = two();
  await vi.advanceTimersByTimeAsync(200);
  const { server, ana } = await joined;
  server.cut('Ana');
  await vi.advanceTimersByTimeAsync(1000);
  server.mend('Ana');
  await vi.advanceTimersByTimeAsync(3000);
  expect(ana.project.state(false)).toBe('saved');
  vi.useRealTimers();
});

test('edits without a connection outlast a reload', async () => {
  const { server, ana, bob } = await two();
  server.cut('Ana');
  named(ana, 'Oak');
  await settled();
  ana.room.leave();
  named(bob, 'Elm', 'tree 1');
  server.save();
  const again = await joins(server, 'Ana', { contents: contentsOf(ana), shelf: ana.shelf });
  expect(tree(bob).name).toBe('Oak');
  expect(tree(again, 'tree 1').name).toBe('Elm');
  expect(again.project.state(false)).toBe('saving');
  server.save();
  expect(again.project.state(false)).toBe('saved');
});

test('after a reload without a connection the plan is as it was left', async () => {
  const { server, ana } = await two();
  server.cut('Ana');
  named(ana, 'Oak');
  await settled();
  ana.room.leave();
  const again = await joins(server, 'Ana', { shelf: ana.shelf, contents: contentsOf(ana), isOffline: true });
  expect(tree(again).name).toBe('Oak');
  named(again, 'Ash', 'tree 1');
  await settled();
  again.room.leave();
  const later = await joins(server, 'Ana', { shelf: ana.shelf, contents: contentsOf(again) });
  expect(server.contents.objects.map(({ name }) => name)).toEqual(['Oak', 'Ash']);
  expect(contentsOf(later)).toEqual(server.contents);
});

test('what one deleted and another changed is kept, and both are told', async () => {
  const { server, ana, bob } = await two();
  const told: unknown[] = [];
  ana.room.watch({ kept: (kept) => void told.push(['Ana', kept]) });
  bob.room.watch({ kept: (kept) => void told.push(['Bob', kept]) });
  server.cut('Bob');
  ana.editor.edit([{ remove: 'tree 0' }], 'Delete');
  named(bob, 'Oak');
  server.mend('Bob');
  await vi.waitUntil(() => told.length === 2, { timeout: 4000 });
  expect(tree(ana).name).toBe('Oak');
  expect(tree(bob).name).toBe('Oak');
  expect(told).toContainEqual(['Bob', { id: 'tree 0', wasChangedHere: true, by: 'Ana' }]);
  expect(told).toContainEqual(['Ana', { id: 'tree 0', wasChangedHere: false, by: 'Bob' }]);
});

test("an edit made while the room is entered isn't lost", async () => {
  const server = new TestRoom(treesAt(40, 80));
  const joining = joins(server, 'Ana', {});
  const bob = await joins(server, 'Bob');
  const ana = await joining;
  named(ana, 'Oak');
  expect(tree(bob).name).toBe('Oak');
});

test('edits from before the room are merged from the version that they began from', async () => {
  const base = treesAt(40, 80);
  const server = new TestRoom(base);
  const bob = await joins(server, 'Bob');
  named(bob, 'Elm', 'tree 1');
  const [first, second] = base.objects;
  if (!first || !second) throw new Error('There are no trees.');
  const contents = { ...base, objects: [{ ...first, name: 'Oak' }, second] };
  const ana = await joins(server, 'Ana', { base, contents });
  expect(server.contents.objects.map(({ name }) => name)).toEqual(['Oak', 'Elm']);
  expect(contentsOf(ana)).toEqual(server.contents);
});

test('a document that the server has begun anew gets the edits that it lacks', async () => {
  const { server, ana, bob } = await two();
  named(bob, 'Elm', 'tree 1');
  server.save();
  await settled();
  const saved = server.contents;
  server.cut('Ana');
  named(ana, 'Oak');
  await settled();
  bob.room.leave();
  server.begin(saved, 2);
  server.mend('Ana');
  await settled();
  await settled();
  expect(server.contents.objects.map(({ name }) => name)).toEqual(['Oak', 'Elm']);
  expect(contentsOf(ana)).toEqual(server.contents);
});

test('without room in the browser nothing is lost: the edits are in the plan that it saves', async () => {
  const shelf = fillableShelf();
  const server = new TestRoom(treesAt(40, 80));
  const ana = await joins(server, 'Ana', { shelf });
  const stored: boolean[] = [];
  ana.room.watch({ stored: (isStored) => void stored.push(isStored) });
  shelf.isFull = true;
  server.cut('Ana');
  named(ana, 'Oak');
  await settled();
  expect(stored).toEqual([false]);
  expect(ana.project.link?.isAhead).toBe(true);
  ana.room.leave();
  shelf.isFull = false;
  const again = await joins(server, 'Ana', { shelf, contents: contentsOf(ana), project: ana.project });
  expect(tree(again).name).toBe('Oak');
  expect(server.contents.objects[0]?.name).toBe('Oak');
  server.save();
  await vi.waitUntil(() => again.project.link?.isAhead === undefined, { timeout: 4000 });
});

test('one who is refused goes on without a room', async () => {
  const { server, ana, bob } = await two();
  server.refuse('Ana', "You can't edit this project anymore.");
  expect(ana.room.state).toEqual({ is: 'refused', why: "You can't edit this project anymore." });
  expect(ana.room.presence.others).toEqual([]);
  named(ana, 'Oak');
  expect(tree(bob).name).toBeUndefined();
  expect(ana.project.live).toBeUndefined();
  expect(ana.project.state(false)).toBe('unsaved');
});

const refusalOf = ({ room: { state } }: TestMember): string => (state.is === 'refused' ? state.why : '');

test("what the server won't take stays in the plan, is to be saved, and isn't sent again", async () => {
  const { server, ana, bob } = await two();
  server.cut('Ana');
  named(ana, 'Oak');
  await settled();
  server.reject('Ana', 'Your last changes are too large.');
  await settled();
  expect(refusalOf(ana)).toMatch(/large. They are saved/);
  expect(ana.project.state(false)).toBe('unsaved');
  expect(tree(ana).name).toBe('Oak');
  const again = await joins(server, 'Ana', { shelf: ana.shelf });
  expect(again.room.state.is).toBe('live');
  for (const one of [again, bob]) expect(tree(one).name).toBeUndefined();
});

test("what the server won't take stays in the document if the browser has no room for the plan", async () => {
  const server = new TestRoom(treesAt(40, 80));
  const ana = await joins(server, 'Ana', { isFull: true });
  server.cut('Ana');
  named(ana, 'Oak');
  await settled();
  server.reject('Ana', 'Your last changes are too large.');
  await settled();
  expect(refusalOf(ana)).toMatch(/large. Export the plan/);
  const again = await joins(server, 'Ana', { shelf: ana.shelf });
  expect(tree(again).name).toBe('Oak');
});

test('another plan in the editor leaves the room, and is not written into it', async () => {
  const { server, ana } = await two();
  ana.editor.load(treesAt(10));
  named(ana, 'Mine');
  expect(ana.room.state.is).toBe('left');
  expect(server.contents.objects.map(({ name }) => name)).toEqual([undefined, undefined]);
});
