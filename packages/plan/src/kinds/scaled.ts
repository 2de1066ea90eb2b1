// Scales an object. The result is undefined if its size can't be changed, or not to these proportions.
import { isEven, scalePoint, type Scaling } from '../geometry/scaling.ts';
import { kindOf } from './index.ts';
import type { PlanObject } from '../objects/kind.ts';

export function scaled(object: PlanObject, scaling: Scaling): PlanObject | undefined {
  const kind = kindOf(object);
  if (kind.scale) return kind.scale(object, scaling);
  const { path } = kind;
  if (!path?.editing) return undefined;
  const { vertices } = path.outline(object);
  if (!isEven(scaling) && vertices.some(({ bulge }) => bulge)) return undefined;
  return path.editing.reshape(
    object,
    vertices.map((vertex) => ({ ...vertex, ...scalePoint(vertex, scaling) })),
  );
}
