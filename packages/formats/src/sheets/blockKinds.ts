// The registry of blocks. A new one is a file in blocks/, a line here, and its fields in plan's readSheets.ts.
import type { SheetBlock } from '@homeplot/plan/sheet';
import { approvals } from './blocks/approvals.ts';
import { comments } from './blocks/comments.ts';
import { facts } from './blocks/facts.ts';
import { header } from './blocks/header.ts';
import { laterBlock } from './blocks/later.ts';
import { legal } from './blocks/legal.ts';
import { legend } from './blocks/legend.ts';
import { letter } from './blocks/letter.ts';
import { massing } from './blocks/massing.ts';
import { moreFacts } from './blocks/moreFacts.ts';
import { notes } from './blocks/notes.ts';
import { profile } from './blocks/profile.ts';
import { qr } from './blocks/qr.ts';
import { scaleBar } from './blocks/scaleBar.ts';
import { signatures } from './blocks/signatures.ts';
import { siteEdges } from './blocks/siteEdges.ts';
import { stampSpace } from './blocks/stampSpace.ts';
import { table } from './blocks/table.ts';
import { titleBlock } from './blocks/titleBlock.ts';
import { vicinity } from './blocks/vicinity.ts';
import { viewport } from './blocks/viewport.ts';
import type { BlockKind } from './view/context.ts';

/** In the order in which they are offered. */
const all = [
  viewport,
  massing,
  profile,
  titleBlock,
  header,
  legend,
  notes,
  table,
  legal,
  vicinity,
  scaleBar,
  stampSpace,
  signatures,
  qr,
  facts,
  approvals,
  comments,
  siteEdges,
] as unknown as readonly BlockKind[];

/** A letter comes with a sheet of its own, and facts with one that has no room for them, so these aren't offered. */
const unoffered = [letter, moreFacts] as unknown as readonly BlockKind[];
const kinds = new Map([...all, ...unoffered].map((kind) => [kind.type, kind]));

export const blockKinds = (): readonly BlockKind[] => all;

export const blockKindOf = ({ type }: SheetBlock): BlockKind => kinds.get(type) ?? laterBlock;

/** What users call a block. */
export function blockName(block: SheetBlock): string {
  const kind = blockKindOf(block);
  return block.title || kind.name?.(block) || kind.title;
}
