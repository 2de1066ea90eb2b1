// The settings stored in a plan.
import type { ImportedDrawing } from './imports.ts';
import type { ElevationSettings } from './elevationSettings.ts';
import type { Ground } from '../ground/ground.ts';
import type { PlanMap } from '../ground/planMap.ts';
import { type Layer, presetLayers } from './layers.ts';
import type { Pack } from '../packs/pack.ts';
import type { NorthReference } from './northReference.ts';
import type { Project } from './project.ts';
import type { Sheet } from './sheet.ts';
import type { LevelBook } from '../survey/levels.ts';
import type { Units } from '../measure/units.ts';

export interface PlanSettings {
  /** Squares per foot: "1 foot = X squares". */
  readonly scale: number;
  /** Height of the canvas at zoom 1, in squares. */
  readonly siteExtent: number;
  readonly title: string;
  /** Units in which lengths and areas are shown. */
  readonly units: Units;
  /** Address of the site and its parcel number, for the title block. */
  readonly address: string;
  readonly parcel: string;
  /** Degrees from the top of the sheet to north, clockwise. */
  readonly north: number;
  /** Whether somebody has set `north`. That matters only while it is 0, which is also its value while north is unknown. */
  readonly isNorthSet?: true | undefined;
  /** Which north that is, such as true north; absent until somebody says so. */
  readonly northReference?: NorthReference | undefined;
  /** Where on the earth the plan is; absent until it is known. */
  readonly ground?: Ground | undefined;
  /** What elevations are measured from, and how the ground is drawn; absent until somebody sets one of these. */
  readonly elevations?: ElevationSettings | undefined;
  /** The map under the plan; absent while there is none. */
  readonly map?: PlanMap | undefined;
  /** In the order of the panel. */
  readonly layers: readonly Layer[];
  /** The facts of the project that sheets show. */
  readonly project?: Project;
  /** The sheets in their order; without any, the whole plan is printed on one. */
  readonly sheets?: readonly Sheet[];
  /** What the city or county requires; absent until a pack is chosen. */
  readonly pack?: Pack | undefined;
  /** The id of the portal to which the sheets are submitted. */
  readonly portal?: string | undefined;
  /** The imported drawings, in the order in which they were imported. */
  readonly imports?: readonly ImportedDrawing[] | undefined;
  /** The readings of a level or a laser on the site; absent until one is entered. */
  readonly levelBook?: LevelBook | undefined;
  /** Unknown settings of the file, kept and written back. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

export const scaleRange = { min: 1, max: 10, step: 0.5 } as const;
export const siteExtents = [100, 200, 500, 1000, 2000] as const;

export const defaultSettings: PlanSettings = {
  scale: 2,
  siteExtent: 100,
  title: '',
  units: 'feet-inches',
  address: '',
  parcel: '',
  north: 0,
  layers: presetLayers,
};

export function allowedScale(scale: number): number {
  const { min, max, step } = scaleRange;
  return Math.min(max, Math.max(min, Math.round(scale / step) * step));
}

/** Maximum characters of a title, an address or a parcel number. */
export const titleLimit = 200;
