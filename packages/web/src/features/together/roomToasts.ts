// Shows what a live room reports: edits that couldn't be merged as they were meant, edits that the server refused, and why
// the room can't be entered.
import type { Editor } from '@homeplot/editor/editor';
import { kindOf } from '@homeplot/plan/kinds';
import { toast } from '../../kit/toasts/toast.ts';
import type { Room } from '../../store/live/room.ts';
import { showObject } from '../objects/showObject.ts';

/** Milliseconds that a message stays if the user may have to do something about it. */
const messageTime = 20_000;

/** Shows them until the signal is aborted. */
export function showRoomToasts(editor: Editor, room: Room, signal: AbortSignal): void {
  const end = room.watch({
    kept: ({ id, wasChangedHere, by }) => {
      const object = editor.plan.objects.get(id);
      if (!object) return;
      const what = object.name ?? kindOf(object).title.toLowerCase();
      const who = by ?? 'Somebody';
      const text = wasChangedHere
        ? `${who} deleted the ${what} that you changed. It was kept.`
        : `${who} changed the ${what} that you deleted. It was kept.`;
      toast.info(text, {
        duration: messageTime,
        action: { label: 'Show', onClick: () => showObject(editor, id) },
      });
    },
    notice: (text) => void toast.error(text),
    stored: (isKept) => {
      if (!isKept) toast.error(unstored, { id: 'live storage', duration: Number.POSITIVE_INFINITY });
      else toast.dismiss('live storage');
    },
    changed: () => {
      const { state } = room;
      if (state.is === 'refused') showRefusal(editor, state.why);
    },
  });
  signal.addEventListener('abort', end);
}

/** Stays until it is read or another plan is opened: the header can't say why the plan is no longer edited with the others. */
function showRefusal(editor: Editor, why: string): void {
  const id = 'live room';
  toast.info(why, {
    id,
    duration: Number.POSITIVE_INFINITY,
    action: { label: 'OK', onClick: () => toast.dismiss(id) },
  });
  const end = editor.watch({
    loaded: () => {
      toast.dismiss(id);
      end();
    },
  });
}

const unstored =
  "This browser's storage is full, so changes that you make without a connection may be lost when you close this page. Free some space, or export the plan.";
