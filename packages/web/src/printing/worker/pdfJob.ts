// The messages between the page and the worker that writes PDF files.
import type { MissingLetters } from '@homeplot/formats/missingLetters';
import type { PdfSheet } from '@homeplot/formats/sheetPages';
import type { PlanSettings } from '@homeplot/plan/settings';
import type { ObjectsMessage } from './sendObjects.ts';
import type { Failure } from './failure.ts';

export interface PdfFile {
  readonly name: string;
  readonly sheets: readonly PdfSheet[];
}

/** From the page: the objects, then the rest. */
export type PdfRequest =
  | ObjectsMessage
  | {
      readonly settings: PlanSettings;
      readonly files: readonly PdfFile[];
      readonly title: string;
      readonly author: string;
      readonly date: Date;
      /** The plan's pictures by their addresses. */
      readonly images: ReadonlyMap<string, Blob>;
      readonly font: ArrayBuffer;
    }
  /** The answer to missing letters: the worker shall draw them as pictures. */
  | 'resume';

/** From the worker. */
export type PdfAnswer =
  | { readonly kind: 'missing'; readonly fields: readonly MissingLetters[] }
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'file'; readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'done' }
  | Failure;
