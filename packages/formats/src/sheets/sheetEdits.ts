// Edits of a plan's sheets, as pure functions of the list.
import type { Box } from '@homeplot/plan/box';
import {
  type HeaderBlock,
  type NotesBlock,
  type PaperBox,
  type Sheet,
  type SheetBlock,
  type TableBlock,
  tableContents,
} from '@homeplot/plan/sheet';
import { sheetSize } from '../paper/papers.ts';
import type { Boxes } from './view/layout.ts';

type Sheets = readonly Sheet[];

export const withSheet = (sheets: Sheets, sheet: Sheet): Sheets =>
  sheets.map((one) => (one.id === sheet.id ? sheet : one));

/** The list with a sheet moved by a number of places. */
export function movedSheet(sheets: Sheets, id: string, by: number): Sheets {
  const from = sheets.findIndex((sheet) => sheet.id === id);
  const to = Math.max(0, Math.min(sheets.length - 1, from + by));
  const sheet = sheets[from];
  return sheet ? sheets.toSpliced(from, 1).toSpliced(to, 0, sheet) : sheets;
}

export const withBlock = (sheet: Sheet, block: SheetBlock): Sheet => ({
  ...sheet,
  blocks: sheet.blocks.map((one) => (one.id === block.id ? block : one)),
});

export const withoutBlock = (sheet: Sheet, id: string): Sheet => ({
  ...sheet,
  blocks: sheet.blocks.filter((block) => block.id !== id),
});

/** Rounds to tenths of a millimeter; paper isn't more exact. */
const rounded = (length: number): number => Math.round(length * 10) / 10;

const paperBox = ({ minX, minY, maxX, maxY }: Box): PaperBox => ({
  x: rounded(minX),
  y: rounded(minY),
  width: rounded(maxX - minX),
  height: rounded(maxY - minY),
});

/** The sheet with one block in another place. All others get fixed boxes where they are now, so that none of them moves. */
export const placedBlock = (sheet: Sheet, boxes: Boxes, id: string, box: PaperBox): Sheet => ({
  ...sheet,
  blocks: sheet.blocks.map((block) => {
    const now = boxes.get(block.id);
    if (block.id === id) return { ...block, box };
    return block.box || !now ? block : { ...block, box: paperBox(now) };
  }),
});

/** Whether the user has placed any block. */
export const isPlaced = ({ blocks }: Sheet): boolean => blocks.some(({ box }) => box);

function withoutBox(block: SheetBlock): SheetBlock {
  const { box, ...rest } = block;
  return box ? rest : block;
}

/** The sheet with all blocks arranged automatically. */
export const arranged = (sheet: Sheet): Sheet => ({
  ...sheet,
  blocks: sheet.blocks.map(withoutBox),
});

/** Millimeters: a block that is resized with the paper is at least this large. */
const minBlockSize = 20;

/** The sheet on paper of another size: a block keeps its distance from the edges that it is nearest to. */
export function onPaper(sheet: Sheet, paper: Partial<Pick<Sheet, 'paper' | 'orientation'>>): Sheet {
  const [from, to] = [sheetSize(sheet), sheetSize({ ...sheet, ...paper })];
  const along = (at: number, length: number, before: number, after: number): readonly [number, number] => {
    const [near, far] = [at, before - at - length];
    // A block across most of the sheet is resized with it.
    if (length > before / 2) return [near, Math.max(minBlockSize, after - near - far)];
    return near <= far ? [near, length] : [Math.max(0, after - far - length), length];
  };
  return {
    ...sheet,
    ...paper,
    blocks: sheet.blocks.map((block) => {
      if (!block.box) return block;
      const [x, width] = along(block.box.x, block.box.width, from.width, to.width);
      const [y, height] = along(block.box.y, block.box.height, from.height, to.height);
      return {
        ...block,
        box: { x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height) },
      };
    }),
  };
}

/** An id that no sheet or block of a list has. */
export function freeId(stem: string, taken: readonly { readonly id: string }[]): string {
  const ids = new Set(taken.map(({ id }) => id));
  let n = 1;
  while (ids.has(`${stem}-${n}`)) n += 1;
  return `${stem}-${n}`;
}

/** A new block for a sheet, with its required fields. A table gets the first content that no other table on the sheet has. */
export function newBlock(
  type: string,
  { blocks }: Sheet,
): SheetBlock | NotesBlock | HeaderBlock | TableBlock {
  const id = freeId(type, blocks);
  if (type === 'notes') return { id, type, notes: [] };
  if (type === 'header') return { id, type, lines: [] };
  if (type !== 'table') return { id, type };
  const there = new Set(blocks.filter(isTable).map(({ content }) => content));
  return { id, type, content: tableContents.find((one) => !there.has(one)) ?? 'areas' };
}

const isTable = (block: SheetBlock): block is TableBlock => block.type === 'table';
