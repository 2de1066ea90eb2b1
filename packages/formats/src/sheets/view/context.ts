// What the blocks of a sheet are drawn from.
import type { Plan } from '@homeplot/plan/plan';
import type { Sheet, SheetBlock, ViewportBlock } from '@homeplot/plan/sheet';
import type { Pen } from '@homeplot/plan/pen';
import type { Box } from '@homeplot/plan/box';
import type { Attached } from './attached.ts';
import type { SheetSize } from '../../paper/papers.ts';
import type { PrintScale } from '../../paper/printScales.ts';
import type { PlanView } from './planView.ts';

/** Draws a view of the plan in a room of the paper, in millimeters. */
export type DrawView = (view: PlanView, room: Box, feetPerInch: number) => void;

/** What is known only when the sheet is drawn. */
export interface SheetOptions {
  /** The printed date of a sheet that has none of its own. */
  readonly date: string;
  /** The sheet's place in its set as printed, such as `A-1 of 3`; if absent, it follows from the plan's sheets. */
  readonly place?: string | undefined;
  /** The address of the plan, for the QR code. */
  readonly link?: string | undefined;
  /** The approvals and comments, for the blocks that print them. */
  readonly attached?: Attached | undefined;
  /** Whether the paper has half the width and height, which the printed scales then say. */
  readonly isHalfSize?: true | undefined;
  /** Draws the viewports, in a format that has viewports of its own, such as DXF; if absent, the plan is drawn as line work. */
  readonly drawView?: DrawView;
  /** Whether the title block is drawn without the facts of the project, to see what room they take. */
  readonly omitsFacts?: true;
}

export interface SheetContext extends SheetOptions {
  /** How many of the facts and notes the title block shows; all if absent. */
  readonly factCount?: number | undefined;
  readonly plan: Plan;
  readonly sheet: Sheet;
  readonly size: SheetSize;
  /** Degrees, clockwise, by which the drawings are turned. */
  readonly turn: number;
  /** The sheet's number as printed: `place`, or what follows from the plan's sheets. Absent if the picture isn't a sheet. */
  readonly number?: string;
  /** Whether the plan is drawn as on the screen: without drafting line weights and hatches. */
  readonly isPlain?: true;
  readonly viewports: readonly ViewportBlock[];
  readonly viewOf: (block: ViewportBlock) => PlanView;
  /** The scale of a viewport in its place; undefined if it fits at none. */
  readonly scaleOf: (block: ViewportBlock) => PrintScale | undefined;
  /** Whether a stamp space is the corner of the paper that stays blank. */
  readonly isCorner?: (block: SheetBlock) => boolean;
}

/** A block whose text is partly cut off, and what users call the texts that are. */
export interface CutBlock {
  readonly block: SheetBlock;
  readonly names: readonly string[];
}

/** How a block is split between sheets, by its rows, notes or clauses. */
export interface BlockParts<B extends SheetBlock> {
  count(block: B, plan: Plan): number;
  /** The block with only its parts from one index up to, not including, another; up to the end if `to` is absent. */
  slice(block: B, from: number, to?: number): B;
}

/** One type of block, in a file of its own. */
export interface BlockKind<B extends SheetBlock = SheetBlock> {
  readonly type: B['type'];
  /** What users call it. */
  readonly title: string;
  /** Where sheets put it: the drawings take the room that the others leave, the title block runs along an edge. */
  readonly zone: 'drawing' | 'side' | 'title';
  /** What users call this block, if that is more specific than the title of its type. */
  name?(block: B): string;
  /** Whether it has nothing to show, so that it takes no room. */
  isEmpty?(block: B, context: SheetContext): boolean;
  /** Its minimum width in millimeters. */
  leastWidth?(block: B, context: SheetContext): number;
  /** The width in millimeters at which it reads well; it gets it unless the drawings would need a smaller scale. */
  goodWidth?(block: B, context: SheetContext): number;
  /** Whether it may go to another sheet if its own has no room; not if it belongs to the drawing beside it. */
  readonly canMove?: true;
  /** Absent if it only moves whole. */
  readonly parts?: BlockParts<B>;
  /** The height in millimeters that it needs at a width. */
  height(block: B, width: number, context: SheetContext): number;
  /** What users call those of its texts that are cut off in a box. */
  cut?(block: B, box: Box, context: SheetContext): readonly string[];
  /** A sentence that says why it can't show its content; undefined if it can. */
  lacks?(block: B, box: Box, context: SheetContext): string | undefined;
  /** Draws it within a box of the paper, in millimeters. */
  draw(block: B, box: Box, pen: Pen, context: SheetContext): void;
}
