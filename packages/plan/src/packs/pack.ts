// A pack: what a city or county requires of a site plan, as dated data with its sources. It is stored in the plan's
// settings, so that the checks and the sheets of a plan never depend on what this version of the product ships.
import type { PackGrading } from './packGrading.ts';
import type { Units } from '../measure/units.ts';

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
  /** Types of objects, such as `meter`, of each of which one has to be drawn besides. */
  readonly kinds?: readonly string[];
  readonly source?: string;
}

export interface PackSource {
  readonly title: string;
  readonly url?: string;
}

/** Feet to keep from lot lines, by the role of an edge; nothing is required where it is absent. */
export const setbackRoles = ['front', 'side', 'streetSide', 'rear'] as const;
export type SetbackRole = (typeof setbackRoles)[number];

/** Feet between two things. */
export const separationNames = [
  'buildings',
  'wellToTank',
  'wellToField',
  'wellToPit',
  'tankToBuilding',
  'fieldToBuilding',
  'pitToBuilding',
  'tankToLine',
  'fieldToLine',
  'pitToLine',
  'poolToLine',
  'poolToBuilding',
  'treeToBuilding',
  'wellToLine',
  'wellToBuilding',
  'tankToWater',
  'fieldToWater',
  'pitToWater',
  'buildingToWater',
  'poolToWater',
  'poolToWire',
  'equipmentToLine',
  'propaneToBuilding',
  'propaneToLine',
  'solarToLine',
  'fenceToLine',
] as const;
export type SeparationName = (typeof separationNames)[number];

export interface UsualNumber {
  readonly feet: number;
  /** Whose list or rules say so; absent if it is only known to be common. */
  readonly source?: string;
}

export interface PackLimits {
  /** Most of the lot's area, 0 to 1; of floor area any multiple. */
  readonly buildingCoverage?: number;
  readonly impervious?: number;
  readonly floorArea?: number;
  /** Least of the lot's area, 0 to 1. */
  readonly openSpace?: number;
  /** Most feet. */
  readonly height?: number;
  /** Most feet of accessory buildings, where they differ. */
  readonly accessoryHeight?: number;
  /** Least spaces. */
  readonly parking?: number;
  /** Most feet. */
  readonly driveWidth?: number;
  /** Feet along each street line from the corner in which they meet. */
  readonly sightTriangle?: number;
  /** Most feet of what stands in the sight triangle. */
  readonly sightHeight?: number;
  /** Least feet from a drive to the corner of two street lines. */
  readonly driveToCorner?: number;
  /** Feet around the lot within which things beyond it have to be shown. */
  readonly offSite?: number;
  /** Feet: what is built closer to a setback than that, or to a lot line without one, needs a survey of the line. */
  readonly surveyWithin?: number;
}

/**
 * Planes that rise inward over lot lines, through which no building may reach: feet over the ground at the line, and degrees.
 * The angles by compass go before that of the sides and the rear, for lines that face so; between two they change evenly.
 */
export const planeNames = [
  'sideHeight',
  'sideAngle',
  'rearHeight',
  'rearAngle',
  'streetHeight',
  'streetAngle',
  'northAngle',
  'eastAngle',
  'southAngle',
  'westAngle',
] as const;
export type PackPlanes = Readonly<Partial<Record<(typeof planeNames)[number], number>>>;

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

/** What is required of trees; nothing where a number is absent. */
export interface PackTrees {
  /** Feet of the radius of a protection zone for each inch of the trunk's diameter. */
  readonly protection?: number;
  /** Inches: a thinner trunk isn't counted. */
  readonly smallest?: number;
  /** Trees to plant for each that is removed. */
  readonly replacement?: number;
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

/** The share of each surface that counts as impervious, by its name; 1 where it is absent. */
export const surfaceNames = [
  'roof',
  'deck',
  'pool',
  'road',
  'asphalt',
  'concrete',
  'pavers',
  'brick',
  'flagstone',
  'gravel',
  'gravelWalk',
] as const;
export type SurfaceName = (typeof surfaceNames)[number];

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
  readonly setbacks?: Readonly<Partial<Record<SetbackRole, number>>>;
  /** Those of accessory buildings, such as sheds and garages, where they differ. */
  readonly accessory?: Readonly<Partial<Record<SetbackRole, number>>>;
  /** Feet by which eaves and open decks may reach into a setback. */
  readonly projections?: { readonly eave?: number; readonly deck?: number };
  readonly separations?: Readonly<Partial<Record<SeparationName, number>>>;
  /** The distances of separations from lot lines that are less on narrow lots. */
  readonly narrow?: Readonly<Partial<Record<SeparationName, NarrowRule>>>;
  /** Separations that are usual: a question to the user until one is in `separations`. */
  readonly usual?: Readonly<Partial<Record<SeparationName, UsualNumber>>>;
  readonly limits?: PackLimits;
  /** Of a drive wider than both say, nothing is required. */
  readonly flares?: Readonly<Partial<Record<(typeof flareNames)[number], FlareRule>>>;
  readonly planes?: PackPlanes;
  readonly trees?: PackTrees;
  readonly grading?: PackGrading;
  readonly sheet?: PackSheet;
  readonly surfaces?: Readonly<Partial<Record<SurfaceName, number>>>;
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
