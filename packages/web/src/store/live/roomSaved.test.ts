// What one who comes into a room is told of what the server has saved.
import { inOrder } from '@homeplot/plan/plan';
import { defaultSettings } from '@homeplot/plan/settings';
import { expect, test } from 'vitest';
import { joins, settled, TestRoom } from '../../../testing/testRoom.ts';

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
