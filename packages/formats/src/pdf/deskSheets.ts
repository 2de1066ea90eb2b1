// The sheets of a new plan for a permit office: on its paper, with its header, disclaimers and stamp space, and as its portal
// requires.
import type { Desk, DeskPart, DeskSheet } from '@homeplot/plan/desk';
import type { Plan } from '@homeplot/plan/plan';
import {
  type HeaderBlock,
  type NotesBlock,
  type Sheet,
  type SheetBlock,
  type StampBlock,
  type TableBlock,
  type TableContent,
  tableContents,
} from '@homeplot/plan/sheet';
import { millimetersPerInch } from '../paper/drawingScale.ts';
import { sheetSize } from '../paper/papers.ts';
import { isSmallPaper, sheetPresets } from '../sheets/presets.ts';
import { portalOf } from './portals.ts';
import { suited } from './portalSheets.ts';

export function deskSheets(desk: Desk, plan: Plan): readonly Sheet[] {
  const { sheet, portal } = desk;
  if (!sheet) return [];
  return sheet.presets.map((id, i) => {
    const preset = sheetPresets.find((one) => one.id === id);
    const { paper, orientation, style = 'color' } = sheet;
    const own = preset?.blocks(plan, isSmallPaper(sheetSize(sheet))) ?? [];
    const blocks = [...headOf(desk, sheet), ...own, ...(i === 0 ? moreOf(sheet, own) : [])];
    const made = { id: `sheet-${i + 1}`, title: preset?.title ?? '', paper, orientation, style, blocks };
    return suited(made, portalOf(portal));
  });
}

/** The stamp space comes first, to stand in the top right corner. */
function headOf({ seal }: Desk, { stamp, header }: DeskSheet): readonly SheetBlock[] {
  const blocks: SheetBlock[] = [];
  if (stamp) {
    const [width, height] = [stamp.width * millimetersPerInch, stamp.height * millimetersPerInch];
    const space: StampBlock = { id: 'stamp', type: 'stampSpace', size: { width, height } };
    blocks.push(space);
  }
  const picture = seal && { sha256: seal.sha256, width: seal.width, height: seal.height };
  if (picture || header) {
    const words = { lines: header ?? [], ...(picture && { seal: picture }) };
    const head: HeaderBlock = { id: 'header', type: 'header', ...words };
    blocks.push(head);
  }
  return blocks;
}

const isTable = (part: DeskPart): part is DeskPart & TableContent =>
  (tableContents as readonly string[]).includes(part);

function moreOf({ parts = [], disclaimers }: DeskSheet, own: readonly SheetBlock[]): readonly SheetBlock[] {
  const there = new Set(own.map((block) => ('content' in block ? block.content : block.type)));
  const blocks: SheetBlock[] = parts
    .filter((part) => !there.has(part))
    .map((part): SheetBlock | TableBlock =>
      isTable(part) ? { id: part, type: 'table', content: part } : { id: part, type: part },
    );
  if (disclaimers) {
    const title = 'Disclaimers';
    const notes: NotesBlock = { id: 'disclaimers', type: 'notes', title, notes: disclaimers };
    blocks.push(notes);
  }
  return blocks;
}
