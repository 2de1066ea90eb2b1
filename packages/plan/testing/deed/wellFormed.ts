// The well-formed descriptions of the corpus.
import { curvesInAllOrders } from './curvesInAllOrders.ts';
import type { Description } from './description.ts';
import { directionsAndLengths } from './directionsAndLengths.ts';
import { forms } from './forms.ts';
import { furtherHands } from './furtherHands.ts';
import { furtherWordings } from './furtherWordings.ts';
import { manyHands } from './manyHands.ts';
import { manners } from './manners.ts';
import { moreWordings } from './moreWordings.ts';
import { numbersOfThings } from './numbersOfThings.ts';
import { regions } from './regions.ts';
import { states } from './states.ts';

export const wellFormed: readonly Description[] = [
  ...forms,
  ...regions,
  ...manners,
  ...states,
  ...moreWordings,
  ...furtherWordings,
  ...numbersOfThings,
  ...directionsAndLengths,
  ...curvesInAllOrders,
  ...manyHands,
  ...furtherHands,
];
