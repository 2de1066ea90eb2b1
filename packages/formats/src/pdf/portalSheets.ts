// Sheets as a portal requires them: with its stamp space in the top right corner, and in black and white.
import { isLetter, type Sheet, type SheetBlock, type StampBlock } from '@homeplot/plan/sheet';
import { borderOf } from '../sheets/view/layout.ts';
import { isPlaced } from '../sheets/sheetEdits.ts';
import { sheetSize } from '../paper/papers.ts';
import type { Portal } from './portals.ts';

/** Millimeters within which two sizes are the same. */
const slack = 0.1;

const isStamp = (block: SheetBlock): block is StampBlock => block.type === 'stampSpace';

/** Whether a sheet has everything that a portal requires. Letters have no requirements. */
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

/** The id of the stamp space for a portal, which is removed when another portal is chosen. */
const portalStamp = 'portal-stamp';

/** The sheet with everything that a portal requires, and without what another portal required. */
export function suited(sheet: Sheet, { stampSpace: size, isBlackAndWhite }: Portal): Sheet {
  if (isLetter(sheet)) return sheet;
  const style = isBlackAndWhite ? 'blackAndWhite' : sheet.style;
  const others = sheet.blocks.filter((block) => block.id !== portalStamp && !(size && isStamp(block)));
  if (!size) return { ...sheet, style, blocks: others };
  const { maxX, minY } = borderOf(sheetSize(sheet));
  const box = isPlaced({ ...sheet, blocks: others })
    ? { box: { ...size, x: maxX - size.width, y: minY } }
    : {};
  // The first block beside the drawing gets the corner.
  const stamp: StampBlock = { id: portalStamp, type: 'stampSpace', size, ...box };
  return { ...sheet, style, blocks: [stamp, ...others] };
}

/** What a portal requires of sheets, as words for the sentence of a button. */
export const requirementsText = ({ stampSpace, isBlackAndWhite }: Portal): string =>
  [stampSpace && 'a blank corner for its stamps', isBlackAndWhite && 'black and white']
    .filter(Boolean)
    .join(' and ');
