// Sheets as a portal asks for them: its stamp space in the top right corner, black and white.
import { isLetter, type Sheet, type SheetBlock, type StampBlock } from '@homeplot/plan/sheet';
import { borderOf } from '../sheets/view/layout.ts';
import { isPlaced } from '../sheets/sheetEdits.ts';
import { sheetSize } from '../paper/papers.ts';
import type { Portal } from './portals.ts';

/** Millimeters within which two sizes are the same. */
const slack = 0.1;

const isStamp = (block: SheetBlock): block is StampBlock => block.type === 'stampSpace';

/** Whether a sheet has all of it. Of a letter nothing is asked. */
export function suits(sheet: Sheet, { stampSpace, isBlackAndWhite }: Portal): boolean {
  if (isLetter(sheet)) return true;
  const has = sheet.blocks.some(
    (block) =>
      isStamp(block) &&
      Math.abs((block.size?.width ?? 0) - (stampSpace?.width ?? 0)) < slack &&
      Math.abs((block.size?.height ?? 0) - (stampSpace?.height ?? 0)) < slack,
  );
  return (!stampSpace || has) && (!isBlackAndWhite || sheet.style === 'blackAndWhite');
}

/** The id of the stamp space that a portal asks for, which goes when another portal is chosen. */
const portalStamp = 'portal-stamp';

/** The sheet with all of it, and without what another portal asked for. */
export function suited(sheet: Sheet, { stampSpace: size, isBlackAndWhite }: Portal): Sheet {
  if (isLetter(sheet)) return sheet;
  const style = isBlackAndWhite ? 'blackAndWhite' : sheet.style;
  const others = sheet.blocks.filter((block) => block.id !== portalStamp && !(size && isStamp(block)));
  if (!size) return { ...sheet, style, blocks: others };
  const { maxX, minY } = borderOf(sheetSize(sheet));
  const box = isPlaced({ ...sheet, blocks: others })
    ? { box: { ...size, x: maxX - size.width, y: minY } }
    : {};
  // The first block beside the drawing is the one in the corner.
  const stamp: StampBlock = { id: portalStamp, type: 'stampSpace', size, ...box };
  return { ...sheet, style, blocks: [stamp, ...others] };
}

/** What of it a sheet lacks, in words for a button's sentence. */
export const asked = ({ stampSpace, isBlackAndWhite }: Portal): string =>
  [stampSpace && 'a blank corner for its stamps', isBlackAndWhite && 'black and white']
    .filter(Boolean)
    .join(' and ');
