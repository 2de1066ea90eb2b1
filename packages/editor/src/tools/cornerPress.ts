// What is drawn corner by corner: whether a press means a corner that is there already.
import { distance, type Point } from '@homeplot/plan/point';
import { toScreen } from '../viewport.ts';
import type { Pointer, Scene } from './tool.ts';

/** CSS pixels within which a press means it; what is typed or stepped means its point. */
const reach = { mouse: 8, touch: 20 };
/** Feet within which two points are one. */
const same = 1e-6;

/** at: where the press aims. */
export function isOnCorner(corner: Point, pointer: Pointer, at: Point, scene: Scene): boolean {
  if (distance(corner, at) < same) return true;
  if (pointer.exact || pointer.stepped) return false;
  const within = pointer.coarse ? reach.touch : reach.mouse;
  return distance(toScreen(scene.viewport, corner), pointer.screen) <= within;
}
