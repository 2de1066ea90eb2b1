// What permit portals require of sheets, as dated data with sources. Sheets made for a portal and desk files that name one use
// the same rules. Inches.
import type { PaperLimit } from './pack.ts';

export interface PortalRules {
  readonly id: string;
  readonly name: string;
  /** What it asks, in a sentence. */
  readonly about: string;
  /** Whether it takes the whole set in one file or each sheet in its own. */
  readonly files: 'set' | 'sheets';
  /** The most bytes of a file. */
  readonly maxBytes?: number;
  /** The blank corner at the top right of each sheet, from the edges of the paper. */
  readonly stampSpace?: PaperLimit;
  readonly isBlackAndWhite?: true;
  /** The least and the largest paper, the long side as the width. */
  readonly smallest?: PaperLimit;
  readonly largest?: PaperLimit;
  readonly isLandscape?: true;
  /** The portal's page that says so, and the ISO day on which it was read. */
  readonly source: string;
  readonly read: string;
}

/** The first is what most portals accept. */
export const portalRules = [
  {
    id: 'general',
    name: 'General',
    about: 'One file with all sheets. File names use letters, digits and hyphens.',
    files: 'set',
    source: 'Guides of 18 portals',
    read: '2026-11-20',
  },
  {
    id: 'sheets',
    name: 'One file for each sheet',
    about: 'Each sheet is a file named after its number and title.',
    files: 'sheets',
    source: 'Guides of 18 portals',
    read: '2026-11-20',
  },
  {
    id: 'honolulu',
    name: 'Honolulu, HI',
    about:
      'A file for each sheet, at least 24 × 36 in, landscape, with the top right corner left blank for stamps.',
    files: 'sheets',
    stampSpace: { width: 5.75, height: 3.75 },
    smallest: { width: 36, height: 24 },
    isLandscape: true,
    source: 'Honolulu DPP, Building Permit Plan Format Checklist',
    read: '2026-11-23',
  },
  {
    id: 'toronto',
    name: 'Toronto, ON',
    about: 'One file with all sheets in order, in black and white, at most 36 × 48 in.',
    files: 'set',
    isBlackAndWhite: true,
    largest: { width: 48, height: 36 },
    source: 'City of Toronto, Electronic Submission Guidelines',
    read: '2026-11-23',
  },
  {
    id: 'mississauga',
    name: 'Mississauga, ON',
    about: 'A landscape file for each sheet, in black and white, named as in its title block: A01 SITE PLAN.',
    files: 'sheets',
    isBlackAndWhite: true,
    isLandscape: true,
    source: 'City of Mississauga, drawings and documents for a building permit',
    read: '2026-11-23',
  },
  {
    id: 'southampton',
    name: 'At most 4 MB (Southampton and others)',
    about: 'One file with all sheets, at most 4 MB.',
    files: 'set',
    maxBytes: 4_000_000,
    source: 'Southampton City Council, submitting plans',
    read: '2026-11-20',
  },
] as const satisfies readonly PortalRules[];

export type PortalId = (typeof portalRules)[number]['id'];

export const portalRulesOf = (id: string): PortalRules | undefined =>
  portalRules.find((one) => one.id === id);
