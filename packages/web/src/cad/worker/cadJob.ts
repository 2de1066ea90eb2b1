// What the page and the worker that reads drawings say to each other.
import type { DxfUnits } from '@homeplot/formats/dxfDrawing';
import type { Box } from '@homeplot/plan/box';
import type { Point } from '@homeplot/plan/point';
import type { ImportedObject, Placing } from './importedObject.ts';

export interface DrawingLayer {
  readonly name: string;
  /** #rrggbb, as drawn on white paper. */
  readonly color: string;
  /** Whether it is shown in the drawing. */
  readonly isVisible: boolean;
  readonly prints: boolean;
  /** Objects that it becomes, and the characters of a plan file that they take. */
  readonly objects: number;
  readonly characters: number;
}

/** A number of things with a name, such as LINE. */
export type Count = readonly [name: string, count: number];

export interface DrawingFacts {
  /** The release whose format the file has, such as R2000. */
  readonly version: string;
  readonly units: DxfUnits;
  /** The point of the drawing, in its units with y up, around which its objects are. */
  readonly origin: Point;
  /** Of the main part, around the origin, with y down. */
  readonly box: Box;
  /** Those with objects. */
  readonly layers: readonly DrawingLayer[];
  readonly read: readonly Count[];
  readonly unread: readonly Count[];
  readonly notes: readonly string[];
}

/** From the page. */
export type CadRequest =
  | { readonly kind: 'read'; readonly file: File }
  /** pixels: of the picture. layers: by name. */
  | {
      readonly kind: 'picture';
      readonly layers: readonly string[];
      readonly width: number;
      readonly height: number;
    }
  | { readonly kind: 'objects'; readonly layers: readonly string[]; readonly placing: Placing }
  /** The next portion of the objects, when the page has taken the last one. */
  | { readonly kind: 'more' };

/** From the worker. */
export type CadAnswer =
  /** From 0 to 1. */
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'facts'; readonly facts: DrawingFacts }
  | { readonly kind: 'picture'; readonly picture: ImageBitmap }
  /** A portion of the objects; the last one says how many were left out. */
  | {
      readonly kind: 'objects';
      readonly objects: readonly ImportedObject[];
      readonly isLast: boolean;
      readonly farAway: number;
    }
  | { readonly kind: 'failed'; readonly problem: string };
