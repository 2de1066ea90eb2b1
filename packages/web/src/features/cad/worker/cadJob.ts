// The messages between the page and the worker that reads drawings.
import type { ImportedObject, Placing } from './importedObject.ts';
import type { DrawingFacts } from './drawingFacts.ts';

/** What the page sends. */
export type CadRequest =
  | { readonly kind: 'read'; readonly file: File }
  /** layers: the names of the layers to draw. width and height: of the picture, in pixels. */
  | {
      readonly kind: 'picture';
      readonly layers: readonly string[];
      readonly width: number;
      readonly height: number;
    }
  | { readonly kind: 'objects'; readonly layers: readonly string[]; readonly placing: Placing }
  /** The next portion of the objects, when the page has taken the last one. */
  | { readonly kind: 'more' };

/** What the worker answers. */
export type CadAnswer =
  /** done: the part of the file that is read, from 0 to 1. */
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'facts'; readonly facts: DrawingFacts }
  | { readonly kind: 'picture'; readonly picture: ImageBitmap }
  /**
   * A portion of the objects. farAway: in the last one, how many objects were left out because they are far from the others.
   */
  | {
      readonly kind: 'objects';
      readonly objects: readonly ImportedObject[];
      readonly isLast: boolean;
      readonly farAway: number;
    }
  | { readonly kind: 'failed'; readonly problem: string };
