// A drawing program under measurement: what the same hand needs to know to work on it.
import type { Page } from 'playwright';
import type { At } from './hand.ts';

export interface Subject {
  readonly page: Page;
  /** The canvas on the page, in CSS pixels. */
  readonly canvas: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  /** How the wheel zooms: pixels at a turn that make some 1.5 %, and what is held. */
  readonly wheel: { readonly pixels: number; readonly held: 'Ctrl' | 'nothing' };
  /** A place on the canvas where a press takes an object, as the mouse would see it. */
  readonly target: At;
  /** Milliseconds that placing labels has taken, where they are known. */
  labelTime?(): Promise<number>;
  /** Waits until the picture is sharp after the last turn of the wheel; milliseconds that it took, where they are known. */
  sharpAgain(): Promise<number | undefined>;
  /** Puts the view back to where all begins: the middle of the ground at zoom 1. */
  center(): Promise<void>;
}
