// Finds contradictions in a desk: a sheet that its own portal or rules wouldn't accept, or a choice that is listed twice.
import type { PackSheet, PaperLimit } from '../packs/pack.ts';
import { type PortalRules, portalRulesOf } from '../packs/portals.ts';
import type { Desk, DeskSheet } from '../settings/desk.ts';
import { paperSizes } from '../settings/paperSizes.ts';

const millimetersPerInch = 25.4;
/** Inches by which paper sizes may differ. */
const slack = 0.05;

/** The paper of a sheet in inches, with the long side as the width. */
function paperOf({ paper }: DeskSheet): PaperLimit {
  const size = paperSizes.find(({ name }) => name === paper) ?? { unit: 'in', width: 8.5, height: 11 };
  const scale = size.unit === 'in' ? 1 : 1 / millimetersPerInch;
  return { width: size.height * scale, height: size.width * scale };
}

const inLandscape = ({ width, height }: PaperLimit): PaperLimit => ({
  width: Math.max(width, height),
  height: Math.min(width, height),
});
const fitsIn = (one: PaperLimit, other: PaperLimit): boolean =>
  one.width <= other.width + slack && one.height <= other.height + slack;
const sizeText = ({ width, height }: PaperLimit): string => `${height} × ${width} in`;

/** A contradiction as the end of a sentence without its period; undefined if there is none. */
export function contradictionIn(desk: Desk): string | undefined {
  const { sheet, library = [], start } = desk;
  const twice =
    repeated(start?.purposes?.map(({ purpose }) => purpose) ?? [], (one) => `the purpose "${one}"`) ??
    repeated(
      library.map(({ title }) => title),
      (one) => `the shelf "${one}"`,
    ) ??
    repeated(
      library.flatMap(({ tools }) => tools),
      (one) => `the tool "${one}" of its library`,
    ) ??
    repeated(
      desk.links.map(({ title }) => title),
      (one) => `the link "${one}"`,
    );
  return twice ?? (sheet && sheetContradiction(desk, sheet)) ?? packPortal(desk);
}

function repeated(names: readonly string[], describe: (name: string) => string): string | undefined {
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  return twice === undefined ? undefined : `${describe(twice)} is listed twice`;
}

const packPortal = ({ pack, portal }: Desk): string | undefined =>
  pack?.portal !== undefined && portal !== undefined && pack.portal !== portal
    ? `its portal is "${portal}", but its pack's is "${pack.portal}"`
    : undefined;

function sheetContradiction({ pack, portal }: Desk, sheet: DeskSheet): string | undefined {
  const { stamp, orientation } = sheet;
  const paper = paperOf(sheet);
  const across = orientation === 'landscape' ? paper : { width: paper.height, height: paper.width };
  if (stamp && (stamp.width > across.width / 2 || stamp.height > across.height / 2))
    return `the stamp space of its sheet, ${stamp.width} × ${stamp.height} in, is more than half of ${sheet.paper}`;
  const rules = portalRulesOf(portal ?? pack?.portal ?? '');
  return (
    (rules && portalContradiction(rules, sheet, paper)) ?? packContradiction(pack?.sheet ?? {}, sheet, paper)
  );
}

function portalContradiction(
  { name, stampSpace, smallest, largest, isLandscape, isBlackAndWhite }: PortalRules,
  { stamp, paper, orientation, style }: DeskSheet,
  size: PaperLimit,
): string | undefined {
  if (stamp && stampSpace)
    return `its sheet has a stamp space, but ${name} has one of its own; leave one of them out`;
  if (smallest && !fitsIn(inLandscape(smallest), size))
    return `its sheet is ${paper}, but ${name} takes at least ${sizeText(smallest)}`;
  if (largest && !fitsIn(size, inLandscape(largest)))
    return `its sheet is ${paper}, but ${name} takes at most ${sizeText(largest)}`;
  if (isLandscape && orientation === 'portrait')
    return `its sheet is upright, but ${name} takes landscape sheets only`;
  return isBlackAndWhite && style === 'color'
    ? `its sheet is in color, but ${name} takes black and white only`
    : undefined;
}

function packContradiction(
  { smallest, largest, stamp: asked }: PackSheet,
  { stamp, paper }: DeskSheet,
  size: PaperLimit,
): string | undefined {
  if (smallest && !fitsIn(inLandscape(smallest), size))
    return `its sheet is ${paper}, but its pack asks for at least ${sizeText(inLandscape(smallest))}`;
  if (largest && !fitsIn(size, inLandscape(largest)))
    return `its sheet is ${paper}, but its pack asks for at most ${sizeText(inLandscape(largest))}`;
  return asked && stamp && !fitsIn(asked, stamp)
    ? `its sheet's stamp space is ${sizeText(inLandscape(stamp))}, but its pack asks for ${sizeText(inLandscape(asked))}`
    : undefined;
}
