// A desk: the data of a permit office that runs its own copy of the product, from its file. It determines what new plans begin
// with, and never changes an existing plan.
import { type SheetStyle, tableContents } from './sheet.ts';
import type { ItemId, Pack, PaperLimit } from '../packs/pack.ts';
import type { PortalId } from '../packs/portals.ts';

/** The sheets that a new plan can begin with. An enlarged detail isn't one: it shows what a plan has already. */
export const deskSheetPresets = ['site', 'existing', 'proposed', 'tables'] as const;
export type DeskSheetPreset = (typeof deskSheetPresets)[number];

/** What else the first sheet can have. */
export const deskParts = [
  'vicinity',
  'legal',
  'scaleBar',
  'signatures',
  'qr',
  'facts',
  ...tableContents,
] as const;
export type DeskPart = (typeof deskParts)[number];

/** What a plan can be for, and what its lot can be drawn from, as the questions at the start ask. */
export const startPurposes = [
  'fence',
  'deck',
  'shed',
  'pool',
  'addition',
  'adu',
  'house',
  'driveway',
  'septic',
  'other',
] as const;
export type StartPurpose = (typeof startPurposes)[number];

export const startSources = ['map', 'size', 'deed', 'survey', 'tape', 'nothing'] as const;
export type StartSource = (typeof startSources)[number];

export interface DeskSeal {
  readonly type: 'image/png' | 'image/jpeg';
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly sha256: string;
}

export interface DeskLink {
  readonly title: string;
  /** https, mailto or tel. */
  readonly url: string;
}

export interface DeskSheet {
  /** One of the product's papers. */
  readonly paper: string;
  readonly orientation: 'portrait' | 'landscape';
  readonly style?: SheetStyle;
  readonly presets: readonly DeskSheetPreset[];
  /** Lines beside the seal, in the head of the sheets. */
  readonly header?: readonly string[];
  readonly parts?: readonly DeskPart[];
  readonly disclaimers?: readonly string[];
  /** What is left empty for the office, in inches. */
  readonly stamp?: PaperLimit;
}

/** A choice of the first question at the start, and what it brings. */
export interface DeskPurpose {
  readonly purpose: StartPurpose;
  /** The office's words for it. */
  readonly title?: string;
  /** Facts of the project. */
  readonly scope?: string;
  readonly use?: string;
  /** What its plan has to show in addition to the rules. */
  readonly items?: readonly ItemId[];
  /** Notes on its sheets. */
  readonly notes?: readonly string[];
}

export interface DeskStart {
  /** What the dialog says first. */
  readonly words?: string;
  readonly purposes?: readonly DeskPurpose[];
  readonly has?: readonly StartSource[];
}

/** A shelf of the library. */
export interface DeskShelf {
  readonly title: string;
  /** Names of tools. */
  readonly tools: readonly string[];
}

export interface Desk {
  readonly id: string;
  readonly name: string;
  /** ISO day on which its numbers and words were read. */
  readonly date: string;
  readonly about?: string;
  readonly seal?: DeskSeal;
  readonly telephone?: string;
  readonly mail?: string;
  readonly address?: string;
  readonly links: readonly DeskLink[];
  readonly pack?: Pack;
  /** The id of its county's map. */
  readonly source?: string;
  readonly sheet?: DeskSheet;
  readonly portal?: PortalId;
  readonly library?: readonly DeskShelf[];
  readonly start?: DeskStart;
}
