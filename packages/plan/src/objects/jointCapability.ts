// The capability of joints: ends that move together with others at the same place, as road ends do.
import type { Point } from '../geometry/point.ts';
import type { Shade } from '../lettering/ink.ts';

/** A point that joins an object to others with a joint at the same point; they move together. */
export interface Joint {
  readonly id: string;
  readonly at: Point;
  /** How the object leaves the joint, if it is a road. */
  readonly leg?: Leg;
  /** Feet of each leg here that the object replaces with its own drawing. */
  readonly takes?: number;
}

/** A band leaving a joint: unit heading; width across, length and corner radius, in feet. */
export interface Leg {
  readonly heading: Point;
  readonly width: number;
  readonly length: number;
  readonly curve: number;
  /** How strongly its color fills it. */
  readonly shade: Shade;
}

/** Another object's joint at one of ours. */
export interface Joined {
  /** Our joint. */
  readonly at: string;
  /** The other object's. */
  readonly joint: Joint;
}

/** Joints of an object, such as road ends. */
export interface Joints<O> {
  list(object: O): readonly Joint[];
  move(object: O, joint: string, to: Point): O;
  /** The object fitted to what it is joined to now; undefined if it is no longer needed. before: how many were joined before. */
  rejoin(object: O, joined: readonly Joined[], before: () => number): O | undefined;
}
