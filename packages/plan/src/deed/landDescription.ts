// Descriptions of land that give no edges: a lot of a recorded plat, and a part of a section of the Public Land Survey.
import type { Box } from '../geometry/box.ts';
import { exceptedParts } from './exceptedParts.ts';

export type LandDescription = PlatLot | SectionPart;

/** "Lot 7, Block 3, Pleasant Hills": its edges are on the plat. */
export interface PlatLot {
  readonly is: 'plat';
  /** "Lot 7, Block 3", "Lots 11 and 12, Block 4" */
  readonly name: string;
  /** Whether it is exactly these lots, not a part of one, or more. */
  readonly isWhole: boolean;
}

/** "The NW 1/4 of the SE 1/4 of Section 12" */
export interface SectionPart {
  readonly is: 'section part';
  /** "NW 1/4 of SE 1/4 of Section 12" */
  readonly name: string;
  /** Feet from the section's northwest corner, to the east and the south, as if it were a square mile; undefined if several parts are described. */
  readonly nominal: Box | undefined;
}

/** The land that a text without edges describes; undefined if it isn't understood. */
export const landDescription = (text: string): LandDescription | undefined => {
  const written = text.slice(0, maxCharacters);
  return sectionPart(written) ?? platLot(written);
};

/** Such descriptions are short, so the rest of a longer text isn't searched. */
const maxCharacters = 20_000;

function platLot(text: string): PlatLot | undefined {
  const found = severalLots.exec(text) ?? oneLot.exec(text);
  const [, numbers] = found ?? [];
  if (!found || numbers === undefined) return undefined;
  const [, block] = /\bbl(?:oc)?k\.?\s+(?:no\.?\s+|number\s+)?(\d+[a-z]?|[a-z])\b/i.exec(text) ?? [];
  const written = numbers
    .toUpperCase()
    .replaceAll(/\s+(?:AND|THROUGH|THRU|TO)\s+/g, (word) => word.toLowerCase());
  const lots = `${/^lots/i.test(found[0]) ? 'Lots' : 'Lot'} ${written}`;
  const isWhole = !partOfLot.test(text) && exceptedParts(text).length === 0;
  return { is: 'plat', name: block === undefined ? lots : `${lots}, Block ${block.toUpperCase()}`, isWhole };
}

const oneLot = /\b[Ll](?:ot|OT)\s+(?:[Nn][Oo]\.?\s+|[Nn]umber\s+)?(\d+[A-Za-z]?|[A-Z])\b(?!\s+line)/;
/** "Lots 11 and 12", "Lots 5, 6 and 7", "Lots 1 through 4" */
const severalLots =
  /\b[Ll](?:ots|OTS)\s+(\d+[A-Za-z]?(?:(?:,\s*(?:and\s+)?|\s+(?:and|through|thru|to)\s+|\s*&\s*|\s*-\s*)\d+[A-Za-z]?)+)\b/i;
/** "the South 75 feet of Lot 3", "the west half of Lots 1 and 2", "Lot 4 and a part of Lot 5" */
const partOfLot =
  /(?:\b(?:f[eo]{2}t|ft\.?|acres?|half|quarter|part|portion|strip)|\d['/]\d?|½)\s+of\s+(?:the\s+)?(?:said\s+)?(?:each\s+of\s+)?lots?\b|\bvacated\b/i;

/** The nominal side of a section, in feet: a mile (43 U.S.C. 751). */
const mile = 5280;

const quarter = String.raw`(?:\/\s?4|1\s?\/\s?4|¼|(?:one[\s-])?quarter|qtr\.?)(?:\s*\(1\/4\))?`;
const half = String.raw`(?:\/\s?2|1\s?\/\s?2|½|(?:one[\s-])?half)(?:\s*\(1\/2\))?`;
const northOrSouth = String.raw`(?:north|south|[ns]\.?)`;
const part = String.raw`\b(?:(?:${northOrSouth}\s?(?:east|west|[ew]\b\.?))\s*${quarter}|(?:${northOrSouth}|east|west|[ew]\.?)\s*${half})`;
const chain = new RegExp(
  String.raw`${part}(?:,?\s*(?:of\s+)?(?:the\s+)?${part})*,?\s*(?:of\s+)?(?:said\s+)?sec(?:tion|\.)?\s+(\d{1,2})\b`,
  'giu',
);
const each = new RegExp(part, 'giu');

function sectionPart(text: string): SectionPart | undefined {
  const chains = [...text.matchAll(chain)];
  const [first] = chains;
  if (!first) return undefined;
  const parts = [...first[0].matchAll(each)].map(([words]) => sideOf(words));
  const name = `${parts.map((side) => `${side} ${side.length === 2 ? '1/4' : '1/2'}`).join(' of ')} of Section ${first[1]}`;
  const isAll = chains.length === 1 && !severalParts.test(text) && parts.length <= maxParts;
  return { is: 'section part', name, nominal: isAll ? nominalBox(parts) : undefined };
}

/** Words that show that a description isn't of exactly one part. */
const severalParts =
  /\b(?:and|except|excepting|less|excluding|save|together|lots?|tract|acres? (?:of|in|off))\b/i;
/** The most parts of parts that are believed: a quarter of a quarter of a quarter of a quarter has only 2 1/2 acres. */
const maxParts = 6;

/** "Northwest one-quarter" as "NW", "N½" as "N". */
function sideOf(words: string): string {
  const letters = words
    .toLowerCase()
    .replaceAll(/north/g, 'n')
    .replaceAll(/south/g, 's')
    .replaceAll(/east/g, 'e')
    .replaceAll(/west/g, 'w');
  const [found = ''] = /^[nsew][\s.]*[ew]?(?=[\s.\d/¼½oqh])/u.exec(letters) ?? [];
  return found.replaceAll(/[\s.]/g, '').toUpperCase();
}

/** Each part lies in the one after it. */
function nominalBox(parts: readonly string[]): Box {
  const section: Box = { minX: 0, minY: 0, maxX: mile, maxY: mile };
  return parts.toReversed().reduce((box, side) => {
    const [x, y] = [(box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2];
    return {
      minX: side.includes('E') ? x : box.minX,
      maxX: side.includes('W') ? x : box.maxX,
      minY: side.includes('S') ? y : box.minY,
      maxY: side.includes('N') ? y : box.maxY,
    };
  }, section);
}
