// The live room of the open plan: shows the other people in the header, and their pointers and selections on the canvas. It
// enters the room when the plan is shared, and leaves it when another plan is opened.
// Kept offline once used.
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { session } from '../../account/backend/session.ts';
import { setVisit, visit } from '../../account/backend/visit.ts';
import { guestName } from '../../account/backend/guestName.ts';
import { useSession } from '../../account/useSession.ts';
import { joinRoom } from '../../store/live/joinRoom.ts';
import type { Room } from '../../store/live/room.ts';
import { type OpenPage, useOpenPage } from '../../workspace/openPage.ts';
import { useProject } from '../../workspace/useWorkspace.ts';
import { GuestName } from './GuestName.tsx';
import { OthersOnCanvas } from './OthersOnCanvas.tsx';
import { People } from './People.tsx';
import { openVisited } from './openVisited.ts';
import { showRoomToasts } from './roomToasts.ts';

/** The place of the people in the header. */
const inHeader = (): Element | null => document.querySelector('[data-people]');

export function Together() {
  const page = useOpenPage();
  const { project, editor } = page.workspace;
  const key = useProject(() => roomKey(page));
  const [name, setName] = useState(guestName);
  const isGuest = useSession() === undefined && (visit() ?? project.link?.token) !== undefined;
  useEffect(() => void openVisited(page), [page]);
  // A plan that was opened by a link is also edited by that link after a reload.
  const token = useProject(({ link }) => link?.token);
  useEffect(() => {
    const { projectId } = project.link ?? {};
    if (token !== undefined && projectId !== undefined) setVisit({ token, projectId, role: 'editor' });
  }, [project, token]);
  const isNamed = !isGuest || name !== undefined;
  const room = useRoom(page, isNamed ? key : undefined);
  const slot = inHeader();
  if (!isNamed) return <GuestName onName={setName} />;
  if (!room) return null;
  return (
    <>
      <OthersOnCanvas editor={editor} room={room} />
      {slot ? createPortal(<People editor={editor} room={room} />, slot) : null}
    </>
  );
}

/** Identifies the room to be in; undefined if there is none. Another plan or another user has another key. */
function roomKey({ workspace: { project } }: OpenPage): string | undefined {
  const { link, opened } = project;
  if (!link?.isShared || link.updatedAt === undefined) return undefined;
  const user = session();
  const userId = typeof user === 'object' ? user.id : undefined;
  if (userId === undefined ? link.token === undefined : link.userId !== userId) return undefined;
  return `${link.projectId} ${opened} ${userId ?? 'guest'}`;
}

/** Milliseconds until a server that couldn't be reached is tried again. */
const retryDelay = 15_000;

/** Resolves after a pause, or at once when the network is back. */
async function untilNextTry(): Promise<void> {
  const over = new AbortController();
  await new Promise<unknown>((go) => {
    setTimeout(go, retryDelay);
    window.addEventListener('online', go, { signal: over.signal });
  });
  over.abort();
}

/** Joins the room as soon as its server can be reached, unless the signal comes first. */
async function joinOnceReached(page: OpenPage, signal: AbortSignal): Promise<Room | undefined> {
  try {
    return await joinRoom(page.workspace, signal);
  } catch (problem) {
    console.warn('The live room could not be reached.', problem);
  }
  await untilNextTry();
  return signal.aborted ? undefined : joinOnceReached(page, signal);
}

/** The room of a key, once it has been joined. */
function useRoom(page: OpenPage, key: string | undefined): Room | undefined {
  const [room, setRoom] = useState<Room>();
  useEffect(() => {
    if (key === undefined) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    const enter = async (): Promise<void> => {
      const joined = await joinOnceReached(page, signal);
      if (!joined) return;
      signal.addEventListener('abort', () => joined.leave());
      showRoomToasts(page.workspace.editor, joined, signal);
      setRoom(joined);
      await joined.enter();
    };
    enter().catch((problem: unknown) => console.warn('The live room could not be entered.', problem));
    return () => {
      ending.abort();
      setRoom(undefined);
    };
  }, [page, key]);
  return room;
}
