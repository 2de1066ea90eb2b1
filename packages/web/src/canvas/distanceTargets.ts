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
  editor.scene.aid ??= new LiveDistances(editor);
}
