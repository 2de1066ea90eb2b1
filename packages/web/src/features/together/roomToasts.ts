// Says what a live room reports: what couldn't be merged as it was meant, what was refused, and that it can't be entered.
import type { Editor } from '@homeplot/editor/editor';
import { kindOf } from '@homeplot/plan/kinds';
import { toast } from '../../kit/toasts/toast.ts';
import type { Room } from '../../store/live/room.ts';
import { showObject } from '../objects/showObject.ts';

/** Milliseconds for what one has to act on. */
const toRead = 20_000;

/** Until the signal. */
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
        duration: toRead,
        action: { label: 'Show', onClick: () => showObject(editor, id) },
      });
    },
    told: (words) => void toast.error(words),
    stored: (isKept) => {
      if (!isKept) toast.error(unstored, { id: 'live storage', duration: Number.POSITIVE_INFINITY });
      else toast.dismiss('live storage');
    },
    changed: () => {
      const { state } = room;
      if (state.is === 'refused') toast.info(state.why, { id: 'live room', duration: toRead });
    },
  });
  signal.addEventListener('abort', end);
}

const unstored =
  "This browser's storage is full, so changes that you make without a connection may be lost when you close this page. Free some space, or export the plan.";
