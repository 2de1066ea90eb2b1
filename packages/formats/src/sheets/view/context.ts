// What the blocks of a sheet are drawn from.
import type { Plan } from '@homeplot/plan/plan';
import type { Sheet, SheetBlock, ViewportBlock } from '@homeplot/plan/sheet';
import type { Pen } from '@homeplot/plan/pen';
import type { Point } from '@homeplot/plan/point';
import type { Box } from '@homeplot/plan/box';
import type { Attached } from './attached.ts';
import type { SheetSize } from '../../paper/papers.ts';
import type { PrintScale } from '../../paper/printScales.ts';
import type { PlanView } from './planView.ts';

/** Draws a view of the plan about a point of the paper, in a room of it; millimeters. */
export type DrawView = (view: PlanView, middle: Point, room: SheetSize, feetPerInch: number) => void;

/** What only the moment of drawing knows. */
export interface SheetOptions {
  /** The date of a sheet that has none of its own, as it is printed. */
  readonly date: string;
  /** Its number as printed, and how many sheets there are: `A-1 of 3`; by the plan's sheets if absent. */
  readonly place?: string | undefined;
  /** The address of the plan, for its code. */
  readonly link?: string | undefined;
  /** The approvals and comments, for the parts that print them. */
  readonly attached?: Attached | undefined;
  /** Whether its paper has half the width and height, which its scales then say. */
  readonly isHalfSize?: true | undefined;
  /** Draws the plan in the place of a drawing, where a format has windows on the plan; drawn as line work if absent. */
  readonly drawView?: DrawView;
  /** Whether the title block is drawn without the facts of the project, to see what room they take. */
  readonly omitsFacts?: true;
}

export interface SheetContext extends SheetOptions {
  /** How many of its facts and notes the title block shows; all if absent. */
  readonly factCount?: number | undefined;
  readonly plan: Plan;
  readonly sheet: Sheet;
  readonly size: SheetSize;
  /** Degrees, clockwise, by which its drawings are turned. */
  readonly turn: number;
  /** Its number as printed, and how many sheets there are: `A-1 of 3`. Absent if the picture isn't a sheet. */
  readonly number?: string;
  /** Whether the plan is drawn as on the screen, neither drafted nor hatched. */
  readonly isPlain?: true;
  readonly viewports: readonly ViewportBlock[];
  readonly viewOf: (block: ViewportBlock) => PlanView;
  /** The scale of a viewport in its place; undefined if it fits at none. */
  readonly scaleOf: (block: ViewportBlock) => PrintScale | undefined;
  /** Whether a stamp space is the corner of the paper that stays blank. */
  readonly isCorner?: (block: SheetBlock) => boolean;
}

/** Of a block that can also stand on another sheet. */
export interface Moves<B extends SheetBlock> {
  /** Of a block that can be parted: its rows or the like, and the block with only some of them. */
  readonly parts?: {
    count(block: B, plan: Plan): number;
    /** to: all that follow if absent. */
    slice(block: B, from: number, to?: number): B;
  };
}

/** One type of block, in a file of its own. */
export interface BlockKind<B extends SheetBlock = SheetBlock> {
  readonly type: B['type'];
  /** What users call it. */
  readonly title: string;
  /** Where sheets put it: the drawings take the room that the others leave, the title block runs along an edge. */
  readonly zone: 'drawing' | 'side' | 'title';
  /** What users call a block of it, where that is more exact. */
  name?(block: B): string;
  /** Whether it has nothing to show, so that it takes no room. */
  isEmpty?(block: B, context: SheetContext): boolean;
  /** A width in millimeters that it doesn't do without. */
  leastWidth?(block: B, context: SheetContext): number;
  /** A width at which it reads well, which it has where that costs the drawings no scale. */
  goodWidth?(block: B, context: SheetContext): number;
  /** How it goes to another sheet if its own has no room; absent if it belongs to the drawing beside it. */
  readonly moves?: Moves<B>;
  /** Millimeters of height that it takes at a width. */
  height(block: B, width: number, context: SheetContext): number;
  /** Whether some of its words have no room in a box. */
  isCut?(block: B, box: Box, context: SheetContext): boolean;
  /** Why it can't show what it is for, in a sentence; undefined if it does. */
  lacks?(block: B, box: Box, context: SheetContext): string | undefined;
  /** Within a box of paper, in millimeters. */
  draw(block: B, box: Box, pen: Pen, context: SheetContext): void;
}
