// What takes so much of a sheet that its first drawing has a smaller scale than it would have without it.
import { boxHeight, boxWidth } from '@homeplot/plan/box';
import type { SheetBlock } from '@homeplot/plan/sheet';
import type { PrintScale } from '../paper/printScales.ts';
import { blockKindOf } from './blockKinds.ts';
import type { SheetDrawing } from './sheetDrawing.ts';

export interface RoomTaken {
  readonly blocks: readonly SheetBlock[];
  /** Whether the facts in the title block take it, or a part of it. */
  readonly facts: boolean;
  /** The scale without all of that. */
  readonly scale: PrintScale;
}

interface Taker {
  readonly block?: SheetBlock;
  /** Square millimeters. */
  readonly area: number;
}

/** The largest part without which the scale would be larger; all parts together if none does it alone; undefined if they don't. */
export function roomTaken(drawing: SheetDrawing): RoomTaken | undefined {
  const { sheet, scale: now, shown } = drawing;
  if (!now) return undefined;
  const without = (takers: readonly Taker[]): SheetDrawing => {
    const gone = new Set(takers.map(({ block }) => block));
    const blocks = sheet.blocks.filter((block) => !gone.has(block));
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
