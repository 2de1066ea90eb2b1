// Who is shown to be in a room.
import { afterEach, expect, test, vi } from 'vitest';
import { joins, TestRoom, treesAt } from '../../../testing/testRoom.ts';
import { Presence } from './presence.ts';

afterEach(() => vi.useRealTimers());

test('whoever was there before is shown, however long the document takes', async () => {
  vi.useFakeTimers();
  const server = new TestRoom(treesAt(40));
  server.slow.add('Ana');
  const joining = Promise.all([joins(server, 'Bob'), joins(server, 'Ana')]);
  await vi.advanceTimersByTimeAsync(200);
  const [, ana] = await joining;
  await vi.advanceTimersByTimeAsync(3000);
  expect(ana.room.state).toEqual({ is: 'away' });
  server.sync('Ana');
  await vi.advanceTimersByTimeAsync(200);
  expect(ana.room.state).toEqual({ is: 'live' });
  expect(ana.room.presence.others.map(({ name }) => name)).toEqual(['Bob']);
});

test('guests are marked, since they choose their names', () => {
  const presence = new Presence(() => {});
  const color = '#0072b2';
  presence.take({
    you: 'me',
    people: [
      { id: 'owner', name: 'Ana', color },
      { id: 'guest', name: 'Ana', color, guest: true },
    ],
  });
  expect(presence.others.map(({ name }) => name)).toEqual(['Ana', 'Ana (guest)']);
});
