// What is drawn over an underlay while tracing over it is on counts as traced from its file.
import { kindOf } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import { inDrawingOrder, objectBox } from '@homeplot/plan/plan';
import type { OpenScene } from './scene/scene.ts';

/** The fields that say what a new object was traced from; none if it wasn't. */
export function tracedIn(
  scene: Pick<OpenScene, 'visibleIn'>,
  object: PlanObject,
): Pick<PlanObject, 'source' | 'sourceFile'> {
  if (kindOf(object).isAnnotation) return {};
  const names = inDrawingOrder(scene.visibleIn(objectBox(object))).flatMap(
    (under) => kindOf(under).underlay?.traced(under) ?? [],
  );
  const sourceFile = names.at(-1);
  return sourceFile === undefined ? {} : { source: 'traced', sourceFile };
}
