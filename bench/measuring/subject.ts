// A drawing program to measure, as the simulated user needs to know it.
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
  /** How the wheel zooms: pixels per event for about 1.5 %, and the modifier key. */
  readonly wheel: { readonly pixels: number; readonly held: 'Ctrl' | 'nothing' };
  /** A point on an object, in page coordinates, where a press grabs it. */
  readonly target: At;
  /** Milliseconds spent on placing labels, if known. */
  labelTime?(): Promise<number>;
  /** Waits until the picture is sharp after the last wheel event; returns the milliseconds, if known. */
  sharpAgain(): Promise<number | undefined>;
  /** Resets the view to the middle of the plan at zoom 1. */
  center(): Promise<void>;
}
