// What becomes of the edits of one who comes into a room, and what they are told of what the server has saved.
import { inOrder } from '@homeplot/plan/plan';
import { defaultSettings } from '@homeplot/plan/settings';
import { expect, test, vi } from 'vitest';
import { joins, settled, type TestMember, TestRoom } from '../../../testing/testRoom.ts';
import { PlanProject } from '../link/planProject.ts';
import { memoryShelf } from '../local/shelf.ts';

/** The same browser with the page opened anew. */
const reloaded = (server: TestRoom, { editor: { plan }, project, shelf }: TestMember): Promise<TestMember> =>
  joins(server, 'Ana', {
    contents: { objects: inOrder(plan), settings: plan.settings },
    shelf,
    project: new PlanProject(project.link),
  });

const empty = { objects: [], settings: defaultSettings };

test('after a reload, edits that the server saved meanwhile are shown as saved', async () => {
  const server = new TestRoom(empty);
  const { editor, room, shelf } = await joins(server, 'Ana');
  editor.edit([{ settings: { title: 'Ours' } }], 'Title');
  await settled();
  room.leave();
  const saved = server.save();
  const contents = { objects: inOrder(editor.plan), settings: editor.plan.settings };
  const { project } = await joins(server, 'Ana', { contents, shelf });
  expect(project.state(false)).toBe('saved');
  expect(project.link).toMatchObject({ updatedAt: saved, changed: false });
});

test('edits made before one comes in are still being saved, whatever was saved earlier', async () => {
  const server = new TestRoom(empty);
  const base = server.contents;
  server.save();
  const contents = { ...base, settings: { ...base.settings, title: 'Mine' } };
  const { project } = await joins(server, 'Ana', { base, contents });
  expect(server.contents.settings.title).toBe('Mine');
  expect(project.state(false)).toBe('saving');
  expect(project.link?.changed).toBe(true);
});

test("an edit made before there is a room isn't lost, though this browser has kept the document", async () => {
  const server = new TestRoom(empty);
  const { room, shelf } = await joins(server, 'Ana');
  room.leave();
  const editsBefore = [{ settings: { title: 'Mine' } }];
  const offline = await joins(server, 'Ana', { shelf, editsBefore, isOffline: true });
  expect(offline.editor.plan.settings.title).toBe('Mine');
  offline.room.leave();
  const { editor, project } = await reloaded(server, offline);
  expect(server.contents.settings.title).toBe('Mine');
  expect(editor.plan.settings.title).toBe('Mine');
  expect(project.state(false)).toBe('saving');
  server.save();
  await vi.waitUntil(() => project.link?.isAhead === undefined, { timeout: 4000 });
  expect(project.state(false)).toBe('saved');
});

test("an edit made after the room was refused isn't lost by a reload", async () => {
  const server = new TestRoom(empty);
  const ana = await joins(server, 'Ana');
  server.refuse('Ana', 'Too many people.');
  ana.editor.edit([{ settings: { title: 'Mine' } }], 'Title');
  await settled();
  const { editor } = await reloaded(server, ana);
  expect(editor.plan.settings.title).toBe('Mine');
  expect(server.contents.settings.title).toBe('Mine');
});

test("an edit made while nobody else may edit isn't lost when the project is shared again", async () => {
  const server = new TestRoom(empty);
  const ana = await joins(server, 'Ana');
  ana.room.leave();
  const share = (isShared: true | undefined): void => {
    if (ana.project.link) ana.project.set({ ...ana.project.link, isShared });
  };
  share(undefined);
  ana.editor.edit([{ settings: { title: 'Mine' } }], 'Title');
  share(true);
  const { editor } = await reloaded(server, ana);
  expect(editor.plan.settings.title).toBe('Mine');
  expect(server.contents.settings.title).toBe('Mine');
});

test('without a network, the wait for it is shown and the others are gone at once', async () => {
  const server = new TestRoom(empty);
  const ana = await joins(server, 'Ana');
  await joins(server, 'Bob');
  ana.editor.edit([{ settings: { title: 'Ours' } }], 'Title');
  expect(ana.room.presence.others).toHaveLength(1);
  server.cut('Ana', true);
  expect(ana.room.presence.others).toEqual([]);
  await settled();
  expect(ana.project.state(false)).toBe('waiting');
  server.mend('Ana');
  await settled();
  expect(ana.project.state(false)).toBe('saving');
  expect(ana.room.presence.others).toHaveLength(1);
});

test('a room stays connected if the server replaces its document while it is entered', async () => {
  vi.useFakeTimers();
  const server = new TestRoom(empty);
  const shelf = memoryShelf();
  const first = joins(server, 'Ana', { shelf });
  await vi.advanceTimersByTimeAsync(200);
  (await first).room.leave();
  server.begin(empty, 2);
  const joined = joins(server, 'Ana', { shelf });
  await vi.advanceTimersByTimeAsync(200);
  const { project } = await joined;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(project.state(false)).toBe('saved');
  vi.useRealTimers();
});
