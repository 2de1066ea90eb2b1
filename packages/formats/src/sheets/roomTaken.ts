// Finds the blocks that take so much of a sheet that its first drawing is smaller than it would be without them.
import { boxHeight, boxWidth } from '@homeplot/plan/box';
import type { SheetBlock } from '@homeplot/plan/sheet';
import type { PrintScale } from '../paper/printScales.ts';
import { blockKindOf } from './blockKinds.ts';
import type { SheetDrawing } from './sheetDrawing.ts';

export interface RoomTaken {
  readonly blocks: readonly SheetBlock[];
  /** Whether the facts in the title block take some of the room. */
  readonly facts: boolean;
  /** The scale that the drawing would have without these. */
  readonly scale: PrintScale;
}

interface Taker {
  /** Absent for the facts in the title block. */
  readonly block?: SheetBlock;
  /** Square millimeters. */
  readonly area: number;
}

/** The largest block without which the scale would be larger; all together if none suffices alone; undefined if that fails too. */
export function roomTaken(drawing: SheetDrawing): RoomTaken | undefined {
  const { sheet, scale: now, shown } = drawing;
  if (!now) return undefined;
  const without = (takers: readonly Taker[]): SheetDrawing => {
    const removed = new Set(takers.map(({ block }) => block));
    const blocks = sheet.blocks.filter((block) => !removed.has(block));
    const omitsFacts = takers.some(({ block }) => block === undefined);
    return drawing.with({ blocks }, omitsFacts ? { omitsFacts } : {});
  };
  const taken = (takers: readonly Taker[]): RoomTaken | undefined => {
    const { scale } = without(takers);
    return scale && scale.feetPerInch < now.feetPerInch
      ? {
          blocks: takers.flatMap(({ block }) => block ?? []),
          facts: takers.some(({ block }) => block === undefined),
          scale,
        }
      : undefined;
  };
  const beside = shown
    .filter((block) => blockKindOf(block).zone === 'side')
    .map((block): Taker => ({ block, area: areaOf(drawing, block) }));
  const facts = shown
    .filter(({ type }) => type === 'titleBlock')
    .map((block): Taker => ({ area: areaOf(drawing, block) - areaOf(without([{ area: 0 }]), block) }));
  const takers = [...beside, ...facts].filter(({ area }) => area > 0).toSorted((a, b) => b.area - a.area);
  for (const taker of takers) {
    const alone = taken([taker]);
    if (alone) return alone;
  }
  return taken(takers);
}

function areaOf({ boxes }: SheetDrawing, { id }: SheetBlock): number {
  const box = boxes.get(id);
  return box ? boxWidth(box) * boxHeight(box) : 0;
}
