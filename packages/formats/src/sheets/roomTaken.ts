// Finds what takes so much of a sheet that its first drawing has a smaller scale than it could have, so that the user learns what
// to move to another sheet.
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

/** What may take room: a block, or, if there is none here, the facts in the title block. */
interface Part {
  readonly block?: SheetBlock;
}

const factsPart: Part = {};

/** A part with the square millimeters that it takes. */
interface Taker extends Part {
  readonly area: number;
}

/** The largest block without which the scale would be larger; all together if none suffices alone; undefined if that fails too. */
export function roomTaken(drawing: SheetDrawing): RoomTaken | undefined {
  const { sheet, scale: now, shown } = drawing;
  if (!now) return undefined;
  const without = (parts: readonly Part[]): SheetDrawing => {
    const removed = new Set(parts.map(({ block }) => block));
    const blocks = sheet.blocks.filter((block) => !removed.has(block));
    const omitsFacts = parts.some(({ block }) => block === undefined);
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
    .map((block): Taker => ({ area: areaOf(drawing, block) - areaOf(without([factsPart]), block) }));
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
