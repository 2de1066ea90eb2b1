// What is drawn on the paper under the grid and the plan, such as a map. It draws what it has, and says when it has more.
import type { Editor } from '@homeplot/editor/editor';
import type { Box } from '@homeplot/plan/box';
import type { DrawContext } from '@homeplot/plan/drawObject';
import type { Pen } from '@homeplot/plan/pen';
import type { Context } from './board.ts';
import type { Aim, Patch } from './screen.ts';

/** A value: one that looks different is another one. */
export interface Backdrop {
  /** Draws on a rectangle of the bitmap, in device pixels, on which there is blank paper. */
  draw(context: Context, aim: BackdropAim, clip: Patch): void;
}

export type BackdropAim = Pick<Aim, 'pxPerFoot' | 'ratio' | 'left' | 'top'>;

/** What is drawn over the objects and under their labels, such as contours. A value as a backdrop is. */
export interface Drawn {
  drawInSteps(pen: Pen): Iterable<void>;
}

/** What the picture shows besides the objects. */
export interface Beside {
  readonly backdrop?: Backdrop | undefined;
  readonly drawn?: Drawn | undefined;
  /** What is drawn instead of objects that follow the ground. */
  readonly onGround?: DrawContext['onGround'];
}

/** Where it is shown. */
export interface BackdropPlace {
  readonly element: HTMLElement;
  setBeside(beside: Beside): void;
  /** Draws again what has changed in these boxes, in feet. */
  redraw(boxes: readonly Box[]): void;
}

/** The pictures on the page, by their editors. */
export const backdropPlaces = new WeakMap<Editor, BackdropPlace>();
