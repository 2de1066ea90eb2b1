// The map under a plan, stored in its settings. The tiles themselves are never stored.

export interface PlanMap {
  /** The id of a map in the operator's list. */
  readonly tiles: string;
  /** The credit that the map's server asks for. */
  readonly attribution?: string;
  /** Percent by which it is faded. */
  readonly fade: number;
  /** Whether sheets show it. */
  readonly printed?: boolean;
}

export const mapFade = { min: 0, max: 90, initial: 40 } as const;
