// Which part of a drawing the view shows while its values are typed.
import { type Box, boxBetween, boxHeight, boxWidth, contains, union } from '@homeplot/plan/box';
import type { Point } from '@homeplot/plan/point';
import { revealedBox, type Viewport } from '../view/viewport.ts';
import type { Reach } from '../tool/tool.ts';

interface Drawing {
  readonly scene: { readonly viewport: Viewport };
  readonly reach: Reach | undefined;
  /** The bounds of what is in progress, without the moving point of a line. */
  readonly box: Box;
}

/**
 * The box to bring into view when typed values lead from one point to another; undefined if it is in view already. A size is
 * shown whole. For a line drawn point by point the new end is enough, unless the view is too small for the whole line.
 */
export function typedBox({ scene, reach, box }: Drawing, from: Point, to: Point): Box | undefined {
  const view = revealedBox(scene.viewport);
  const line = boxBetween(from, to);
  const target = !reach || reach.as === 'polar' ? boxBetween(to, to) : union(line, box);
  if (contains(view, target)) return undefined;
  const all = union(line, box);
  return boxWidth(all) <= boxWidth(view) && boxHeight(all) <= boxHeight(view) ? target : all;
}
