// The other people of the live room on the canvas: their pointers, their selections, and a frame while one of them is
// followed.
import type { Editor } from '@homeplot/editor/editor';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Room } from '../../store/live/room.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { showCursors } from './cursorLayer.ts';
import { followingIn } from './following.ts';
import { showSelections } from './selectionLayer.ts';
import { showOwn } from './showOwn.ts';

interface OthersOnCanvasProps {
  readonly editor: Editor;
  readonly room: Room;
}

export function OthersOnCanvas({ editor, room }: OthersOnCanvasProps) {
  const host = useRef<HTMLDivElement>(null);
  const following = followingIn(editor, room.presence);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    if (host.current) {
      showCursors(host.current, editor, room.presence, signal);
      showSelections(host.current, editor, room.presence, signal);
    }
    showOwn(editor, room.presence, signal);
    following.start(signal);
    return () => ending.abort();
  }, [editor, room, following]);
  const followed = useSyncExternalStore(following.watch, () => following.person);
  return (
    <>
      <div ref={host} aria-hidden className="pointer-events-none absolute inset-0 overflow-hidden" />
      {followed ? (
        <div
          className="pointer-events-none absolute inset-0 flex items-start justify-center border-3 pt-2"
          style={{ borderColor: followed.color }}
        >
          <p
            className="pointer-events-auto flex items-center gap-2 rounded-md bg-paper py-1 pr-1 pl-3 text-sm shadow-float"
            data-over-canvas=""
          >
            Following <bdi>{followed.name}</bdi>
            <Button size="sm" onClick={() => following.stop()}>
              Stop
            </Button>
          </p>
        </div>
      ) : null}
      <Announcer room={room} />
    </>
  );
}

/** Announces to screen readers who has joined and left. */
function Announcer({ room: { presence } }: Pick<OthersOnCanvasProps, 'room'>) {
  const [words, setWords] = useState('');
  useEffect(() => {
    let before = new Map(presence.others.map((one) => [one.id, one.name]));
    return presence.watch({
      people: () => {
        const now = new Map(presence.others.map((one) => [one.id, one.name]));
        const joined = [...now].flatMap(([id, name]) => (before.has(id) ? [] : [`${name} is here.`]));
        const left = [...before].flatMap(([id, name]) => (now.has(id) ? [] : [`${name} has left.`]));
        before = now;
        if (joined.length + left.length > 0) setWords([...joined, ...left].join(' '));
      },
    });
  }, [presence]);
  return <output className="sr-only">{words}</output>;
}
