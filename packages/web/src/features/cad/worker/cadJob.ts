// The messages between the page and the worker that reads drawings.
import type { ImportedObject, Placing } from './importedObject.ts';
import type { DrawingFacts } from './drawingFacts.ts';

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
