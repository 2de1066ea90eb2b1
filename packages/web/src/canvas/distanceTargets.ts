// The lot lines and buildings to which distances can be typed while something is placed or dragged.
import type { Editor } from '@homeplot/editor/editor';
import { registerLateTools } from '@homeplot/editor/lateTools';
import { LiveDistances } from '@homeplot/editor/liveDistances';
import type { Clearance } from '@homeplot/plan/clearances';

export type DistanceTarget = Pick<Clearance, 'to' | 'target' | 'edge'>;

/** The name of its field. */
export const fieldOf = ({ target, edge }: Pick<DistanceTarget, 'target' | 'edge'>): string =>
  `to ${target} ${edge ?? ''}`;

/** Lets distances be shown and typed from now on, and adds the tools that come with the first action. */
export function aidPlacing(editor: Editor): void {
  registerLateTools();
  if (editor.scene.aid) return;
  const aid = new LiveDistances(editor);
  editor.scene.aid = aid;
  // Nobody waits for the checks, which come after what places and measures.
  import('../checks/liveChecks.ts').then(
    ({ checksOf }) => {
      const checks = checksOf(editor);
      aid.findConflicts = (moved) => checks.conflictsOf(moved);
    },
    () => undefined,
  );
}
