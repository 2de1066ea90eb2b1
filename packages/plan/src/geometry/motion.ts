// Rigid motions: an optional flip, then a rotation, both about one point.
import type { Vertex } from './pen.ts';
import { tidy } from '../measure/units.ts';
import { degrees, type Point, radians, rotate } from './point.ts';

export interface Motion {
  readonly about: Point;
  /** Degrees, clockwise. */
  readonly turn: number;
  /** Whether to flip over the horizontal line through `about` before rotating. */
  readonly mirrored: boolean;
  /**
   * If set, texts stay readable: with `upright`, none is upside down afterwards; with `level`, horizontal ones also stay
   * horizontal, and only their middles move.
   */
  readonly texts?: 'level' | 'upright';
}

export const turning = (about: Point, turn: number): Motion => ({ about, turn, mirrored: false });

/** The reflection across the line through two points. */
export function mirroring(a: Point, b: Point): Motion {
  return { about: a, turn: degrees(2 * Math.atan2(b.y - a.y, b.x - a.x)), mirrored: true };
}

export function movePoint(point: Point, { about, turn, mirrored }: Motion): Point {
  const flipped = mirrored ? { x: point.x, y: 2 * about.y - point.y } : point;
  const { x, y } = rotate(flipped, radians(turn), about);
  return { x: tidy(x), y: tidy(y) };
}

/** Mirroring reverses the sign of bulges. */
export const moveVertices = (vertices: readonly Vertex[], motion: Motion): Vertex[] =>
  vertices.map((vertex) => {
    const at = movePoint(vertex, motion);
    return vertex.bulge ? { ...at, bulge: motion.mirrored ? -vertex.bulge : vertex.bulge } : at;
  });

/** A direction (degrees, clockwise) after the motion, from 0 to less than 360. */
export function moveDirection(direction: number, { turn, mirrored }: Motion): number {
  const moved = (mirrored ? -direction : direction) + turn;
  return tidy(((tidy(moved) % 360) + 360) % 360);
}
