// The accuracy of elevations, by how they were measured.
import type { ElevationSource, GroundInput } from '../objects/groundInput.ts';

/**
 * Feet within which 19 of 20 elevations are right. survey: total station or RTK on a site. level: rods read to 0.01 ft
 * over a few setups. tape: two heights and a tape over 50 ft. terrain: twice the 10 cm of USGS lidar of quality level 2, and
 * as much for grass and its 1 m cells. drawn: a guess.
 */
const usualAccuracy: Readonly<Record<ElevationSource, number>> = {
  survey: 0.05,
  level: 0.05,
  tape: 0.15,
  terrain: 1.3,
  drawn: 0.5,
};

/** typed: the plan's accuracy for elevations whose way of measuring isn't given, if the user has typed one. */
export const elevationAccuracyOf = ({ source = 'drawn', accuracy }: GroundInput, typed?: number): number =>
  accuracy ?? (source === 'drawn' ? (typed ?? usualAccuracy.drawn) : usualAccuracy[source]);
