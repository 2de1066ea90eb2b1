// The lot lines and buildings to which distances can be typed while something is placed or dragged.
import { beginSize } from '@homeplot/editor/cursor';
import type { Editor } from '@homeplot/editor/editor';
import { registerLateTools } from '@homeplot/editor/lateTools';
import { watchRecordedLots } from '@homeplot/editor/recordedLots';
import { LiveDistances } from '@homeplot/editor/liveDistances';
import type { Clearance } from '@homeplot/plan/clearances';
import { fieldsOpenedBy, holdKeys } from '../workspace/keysAhead.ts';
import { checksOf } from '../workspace/liveChecks.ts';
import { canvasElement } from '../workspace/focusCanvas.ts';

/** An edge of whichever lot the object is on, or a building. */
export type DistanceTarget = Pick<Clearance, 'to'> & Partial<Pick<Clearance, 'target' | 'edge'>>;

/** The name of a target's field. It doesn't say of which lot an edge is, so that a drag from lot to lot renders nothing. */
export const fieldOf = ({ target, edge }: Omit<DistanceTarget, 'to'>): string =>
  edge === undefined ? `to ${target}` : `to edge ${edge}`;

/** Tab on the canvas places what lies under the pointer before a press, and goes to its first distance. */
function placeByTab(editor: Editor, event: KeyboardEvent): void {
  const { hand, scene } = editor;
  if (
    fieldsOpenedBy(event) !== 'distances' ||
    !hand.showsGhost ||
    !scene.aid?.clearances.length ||
    !beginSize(editor)
  )
    return;
  event.preventDefault();
  event.stopPropagation();
  holdKeys('fields', { keys: [], forDistance: true });
}

/** Lets distances be shown and typed until the signal, and adds the tools that come with the first action. */
export function aidPlacing(editor: Editor, signal: AbortSignal): void {
  registerLateTools();
  signal.addEventListener('abort', watchRecordedLots(editor));
  window.addEventListener('keydown', (event) => placeByTab(editor, event), { signal, capture: true });
  editor.scene.aid ??= new LiveDistances(editor);
  const { aid } = editor.scene;
  aid.findConflicts = (moved) => checksOf(editor).conflictsOf(moved);
  // Fetched after the scripts that place and measure, since nobody waits for conflicts to be marked.
  import('./conflictLayer.ts').then(
    ({ showConflicts }) => {
      const canvas = canvasElement();
      if (canvas && !signal.aborted) showConflicts(editor, canvas, signal);
    },
    () => undefined,
  );
}
