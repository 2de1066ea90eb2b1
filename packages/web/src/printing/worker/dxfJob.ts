// The messages between the page and the worker that writes DXF files.
import type { AskedSheet } from '@homeplot/formats/bestOrientation';
import type { ImportedDrawing } from '@homeplot/plan/imports';
import type { PlanSettings } from '@homeplot/plan/settings';
import type { ObjectsMessage } from './sendObjects.ts';
import type { Failure } from './failure.ts';

export interface DxfChoice {
  /** The imported drawing whose coordinates are used; feet from the plan's own origin if absent. */
  readonly origin?: ImportedDrawing | undefined;
  /** The sheet of a plan without sheets of its own; no sheets at all if absent. */
  readonly plain?: AskedSheet | undefined;
}

/** From the page: the objects, then the rest. */
export type DxfRequest =
  | ObjectsMessage
  | { readonly settings: PlanSettings; readonly choice: DxfChoice; readonly date: string };

/** From the worker. */
export type DxfAnswer =
  /** From 0 to 1. */
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'file'; readonly file: Blob; readonly notes: readonly string[] }
  | Failure;
