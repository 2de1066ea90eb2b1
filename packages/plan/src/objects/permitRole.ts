// How a permit office classifies an object. The checks and tables ask for an object's role, never for its type. A kind of
// another package states its role itself; the roles of our kinds are in permitRoles.ts, which is loaded with the checks.
import type { SurfaceName } from '../packs/pack.ts';
import type { Path } from '../geometry/pen.ts';

export type PermitUse =
  | 'lot'
  | 'building'
  | 'deck'
  | 'pool'
  | 'paving'
  | 'drive'
  | 'street'
  | 'parking'
  | 'well'
  | 'tank'
  | 'field'
  | 'pit'
  | 'tree'
  | 'fence'
  | 'hedge'
  | 'planting'
  | 'easement'
  | 'utility'
  | 'grade'
  | 'water'
  | 'dimension'
  | 'setbackLine'
  | 'erosion'
  | 'disturbance'
  | 'stormwater'
  | 'septicPart'
  | 'shore'
  | 'floodLine'
  | 'hazard'
  | 'equipment'
  | 'propane'
  | 'solar'
  | 'wire'
  | 'fireAccess'
  | 'accessible'
  | 'bicycle'
  | 'trash'
  | 'sight'
  | 'neighbor'
  | 'note';

/** The facts of a tree in lists of trees. */
export interface TreeFacts {
  readonly number: string;
  readonly species: string;
  /** In the user's words, such as `good`. */
  readonly health: string;
  /** Inches; 0 if it isn't known. */
  readonly caliper: number;
  /** Feet across. */
  readonly canopy: number;
  /** Feet of the radius in which its roots are protected; 0 for none. */
  readonly protection: number;
}

export interface PermitRole<O> {
  readonly use: PermitUse;
  /** What is measured to and covered: closed for ground, open for a line, one vertex for a point. Feet. */
  ground(object: O): Path;
  /** What people call it, where its kind's title says little. */
  called?(object: O): string;
  /** More ground, as where a drive widens. */
  moreGround?(object: O): readonly Path[];
  /** Feet by which its roof reaches beyond its walls. */
  eave?(object: O): number;
  /** Feet; 0 if it isn't known. */
  tall?(object: O): number;
  /** Whether it is a building that goes with the main one, such as a shed. */
  readonly isAccessory?: true;
  /** Whether it is only ground that is kept for later, which has no status. */
  readonly isReserve?: true;
  /** Whether it belongs to a neighbor, so that the project can't change it. */
  readonly isOffSite?: true;
  /** Whether its own labels show its size. */
  readonly showsSize?: true;
  /** Feet to keep free around it, as its own panel says. */
  clearance?(object: O): number;
  readonly tree?: { read(object: O): TreeFacts; write(object: O, facts: Partial<TreeFacts>): O };
  /** Facts that an office asks for and nobody has typed yet, such as `the zone`. */
  lacks?(object: O): readonly string[];
  /** What a spot elevation is the level of, such as `FF` for a finished floor. */
  level?(object: O): string;
  /** How many cars may park on or in it, as entered in its panel; 0 if unknown. */
  spaces?(object: O): number;
  /** Whether its fields say that cars are driven into it, as into a house with a garage floor. */
  takesCars?(object: O): boolean;
  /** 0 if they aren't known. */
  stories?(object: O): number;
  surface?(object: O): SurfaceName;
  /** A width that a city limits. */
  readonly width?: { read(object: O): number; write(object: O, feet: number): O };
  /** Feet by which a drive widens on each side at the street; undefined if it can't. */
  readonly flare?: { read(object: O): number | undefined; write(object: O, feet: number): O };
  /** Whether the two things that it measures between meet, which leaves it no length. */
  isBetweenMeeting?(object: O): boolean;
  /** The words in place of a number that is measured. */
  readonly override?: {
    /** undefined if the object shows what it measures. measured: undefined if that isn't a length. */
    read(object: O): { readonly words: string; readonly measured: number | undefined } | undefined;
    remove(object: O): O;
  };
}
