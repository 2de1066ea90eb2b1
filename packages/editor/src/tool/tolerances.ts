// How near a press must be to its target, in CSS pixels, so that precision is the same at every zoom.
import type { Point } from '@homeplot/plan/point';

/** CSS pixels, as specified or as is common. */
export const tolerances = {
  /** A press that moves further is a drag. */
  drag: 4,
  /** Distance for hitting a line or a gate. */
  hit: 5,
  handle: 10,
  /** Factor for fingers, whose targets are 44 wide. */
  touch: 2.2,
  jointGrab: 10,
  jointSnap: 15,
  /** Distances of object snaps by mouse and by touch, and of snaps to the nearest point on an edge. */
  snap: 10,
  touchSnap: 15,
  edgeSnap: 5,
  /** Snap distance of guides, and the distances within which alignment and row places are searched. */
  guide: 4,
  guideSight: 240,
  rowSight: 720,
  entranceEdge: 10,
  /** Distance of the rotation handle from its object. */
  handleOff: 26,
} as const;

export const isDrag = (from: Point, to: Point): boolean =>
  Math.hypot(to.x - from.x, to.y - from.y) > tolerances.drag;
