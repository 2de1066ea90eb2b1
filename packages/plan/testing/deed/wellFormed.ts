// The well-formed descriptions of the corpus.
import { curvesInAllOrders } from './curvesInAllOrders.ts';
import type { Description } from './description.ts';
import { directionsAndLengths } from './directionsAndLengths.ts';
import { forms } from './forms.ts';
import { manners } from './manners.ts';
import { numbersOfThings } from './numbersOfThings.ts';
import { regions } from './regions.ts';
import { states } from './states.ts';

export const wellFormed: readonly Description[] = [
  ...forms,
  ...regions,
  ...manners,
  ...states,
  ...numbersOfThings,
  ...directionsAndLengths,
  ...curvesInAllOrders,
];
