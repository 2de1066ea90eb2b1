// What features add to the picture of the plan: a backdrop on the paper under the grid, such as a map, and drawings over the
// objects, such as contours.
import type { Editor } from '@homeplot/editor/editor';
import type { Box } from '@homeplot/plan/box';
import type { DrawContext } from '@homeplot/plan/drawObject';
import type { Pen } from '@homeplot/plan/pen';
import type { Context } from './board.ts';
import type { Aim, Patch } from './screen.ts';

/** Immutable: set another one to show something else. */
export interface Backdrop {
  /** Draws as much as it has on a rectangle of the bitmap, in device pixels, that is blank paper. */
  draw(context: Context, aim: BackdropAim, clip: Patch): void;
}

export type BackdropAim = Pick<Aim, 'pxPerFoot' | 'ratio' | 'left' | 'top'>;

/** Draws over the objects and under their labels. Immutable: set another one to show something else. */
export interface DrawnOver {
  drawInSteps(pen: Pen): Iterable<void>;
}

/** What the picture shows in addition to the objects. */
export interface Extras {
  readonly backdrop?: Backdrop | undefined;
  readonly drawnOver?: DrawnOver | undefined;
  /** Substitutes for objects that follow the ground, such as drainage arrows, drawn in their place. */
  readonly onGround?: DrawContext['onGround'];
}

/** The picture of the plan on the page, to which features add their extras. */
export interface BackdropPlace {
  readonly element: HTMLElement;
  /** Replaces the given extras; the others stay. */
  setExtras(extras: Extras): void;
  /** Draws again what has changed in these boxes, in feet. */
  redraw(boxes: readonly Box[]): void;
}

/** The pictures on the page, by their editors. */
export const backdropPlaces = new WeakMap<Editor, BackdropPlace>();
