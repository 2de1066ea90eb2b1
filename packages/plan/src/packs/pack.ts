// A pack: what a city or county requires of a site plan, as dated data with its sources. It is stored in the plan's
// settings, so that the checks and the sheets of a plan never depend on what this version of the product ships.
import type { Units } from '../measure/units.ts';
import { namesOf, type NumberName, type NumbersOf } from './packNumbers.ts';

/** What a sheet can be asked to show. The values are those of a pack's file. */
export const itemIds = [
  'lotLines',
  'lotLengths',
  'bearings',
  'setbackDistances',
  'easements',
  'streetNames',
  'buildingSizes',
  'heights',
  'eaves',
  'statuses',
  'drive',
  'parking',
  'walks',
  'utilities',
  'fences',
  'grades',
  'trees',
  'treeTable',
  'floodZone',
  'buildingSeparation',
  'septic',
  'neighbors',
  'zoneStandards',
  'coverage',
  'floorArea',
  'surfaces',
  'parkingTable',
  'landscape',
  'earthwork',
  'scale',
  'scaleBar',
  'north',
  'legend',
  'address',
  'parcel',
  'legal',
  'owner',
  'preparer',
  'zoning',
  'use',
  'date',
  'sheetNumber',
  'vicinity',
  'stampSpace',
  'paper',
  'units',
  'datum',
  'floorElevation',
  'floodLine',
  'shoreline',
  'steepSlopes',
  'erosion',
  'disturbance',
  'stormwater',
  'equipment',
  'solar',
  'wires',
  'fireAccess',
  'accessible',
  'bicycles',
  'trash',
  'sight',
  'offSite',
  'professional',
] as const;
export type ItemId = (typeof itemIds)[number];

/**
 * required: missing until it is shown. ifPresent: only what is there has to be shown properly. ask: a question for the
 * permit office where nothing of the sort is drawn, as nobody can tell whether there is any.
 */
export const itemNeeds = ['required', 'ifPresent', 'ask'] as const;

export interface PackItem {
  readonly id: ItemId;
  readonly need: (typeof itemNeeds)[number];
  /** The place's own words for it. */
  readonly words?: string;
  /** Types of objects, such as `meter`: at least one of each has to be drawn too. */
  readonly kinds?: readonly string[];
  readonly source?: string;
}

export interface PackSource {
  readonly title: string;
  readonly url?: string;
}

export const setbackRoles = namesOf('setbacks');
export type SetbackRole = NumberName<'setbacks'>;

export const separationNames = namesOf('separations');
export type SeparationName = NumberName<'separations'>;

export interface UsualNumber {
  readonly feet: number;
  /** Whose list or rules say so; absent if it is only known to be common. */
  readonly source?: string;
}

/** A separation that is less on a narrow lot. Feet. */
export interface NarrowRule {
  /** A lot is narrow if its front line is shorter. */
  readonly under: number;
  readonly feet: number;
}

export const flareNames = ['narrow', 'wide'] as const;

/** The flares of a drive that is at most so many feet wide: how many feet it widens on each side at the street. */
export interface FlareRule {
  readonly upTo: number;
  readonly feet: number;
}

/** Inches, in either orientation. */
export interface PaperLimit {
  readonly width: number;
  readonly height: number;
}

/** What sheets have to be like. */
export interface PackSheet {
  readonly smallest?: PaperLimit;
  readonly largest?: PaperLimit;
  /** Feet in an inch of paper, at most: 20 allows 1" = 20' and larger drawings. */
  readonly feetPerInch?: number;
  /** What is left empty for the office. */
  readonly stamp?: PaperLimit;
  readonly units?: Units;
}

export const surfaceNames = namesOf('surfaces');
export type SurfaceName = NumberName<'surfaces'>;

export interface Pack {
  readonly id: string;
  readonly name: string;
  /** ISO 3166 code; absent in earlier packs, see countryOf. */
  readonly country?: string;
  /** ISO day on which the sources were read. */
  readonly date: string;
  readonly sources: readonly PackSource[];
  /** Zoning district. */
  readonly district?: string;
  readonly setbacks?: NumbersOf<'setbacks'>;
  readonly accessory?: NumbersOf<'accessory'>;
  readonly projections?: NumbersOf<'projections'>;
  readonly separations?: NumbersOf<'separations'>;
  /** The distances of separations from lot lines that are less on narrow lots. */
  readonly narrow?: Readonly<Partial<Record<SeparationName, NarrowRule>>>;
  /** Usual separations: the user is asked about each that isn't in `separations`. */
  readonly usual?: Readonly<Partial<Record<SeparationName, UsualNumber>>>;
  readonly limits?: NumbersOf<'limits'>;
  /** A drive wider than both limits needs no flares. */
  readonly flares?: Readonly<Partial<Record<(typeof flareNames)[number], FlareRule>>>;
  readonly planes?: NumbersOf<'planes'>;
  readonly trees?: NumbersOf<'trees'>;
  readonly grading?: NumbersOf<'grading'>;
  readonly sheet?: PackSheet;
  readonly surfaces?: NumbersOf<'surfaces'>;
  readonly items: readonly PackItem[];
  /** The id of a preset for a portal. */
  readonly portal?: string;
}

/** The general packs by their country's ISO 3166 code. */
export const generalPacks: Readonly<Record<string, string>> = {
  US: 'us-general',
  CA: 'ca-general',
  GB: 'uk-general',
  AU: 'au-general',
};

/** The country whose rules a pack has; undefined if it is unknown. */
export const countryOf = ({ id, country }: Pick<Pack, 'id' | 'country'>): string | undefined =>
  country ?? Object.keys(generalPacks).find((code) => generalPacks[code] === id);

/** What a pack is called in lists and sentences: `Springfield, R-1`. */
export const packTitle = ({ name, district }: Pick<Pack, 'name' | 'district'>): string =>
  district?.trim() ? `${name}, ${district.trim()}` : name;
