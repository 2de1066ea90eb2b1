// The drawings of shadow sheets: 9 AM, noon and 3 PM on June 21 and December 21, as Australian, New Zealand and other offices
// ask for.
import type { Plan } from '@homeplot/plan/plan';
import type { SheetBlock, SheetSun, ViewportBlock } from '@homeplot/plan/sheet';
import { offsetByLongitude } from '@homeplot/plan/sunTime';

const hours = [9, 12, 15];
export const solstices = ['06-21', '12-21'];
/** What only would be in the way of shadows. */
const hiddenLayers = ['dimensions', 'notes', 'utilities'];

/** Standard time by the longitude; UTC where that isn't known. */
export const usualOffset = ({ settings: { ground } }: Plan): number =>
  ground ? offsetByLongitude(ground.longitude) : 0;

const drawing = (sun: SheetSun): ViewportBlock => ({
  id: `shadows-${sun.day}-${sun.minutes / 60}`,
  type: 'viewport',
  sun,
  hiddenLayers,
});

const title: SheetBlock = { id: 'title', type: 'titleBlock' };

/** The drawings of the shadow sheet on these days. offset: minutes that the clocks are ahead of UTC. */
export const shadowBlocks = (days: readonly string[], offset: number): readonly SheetBlock[] => [
  ...days.flatMap((day) => hours.map((hour) => drawing({ day, minutes: hour * 60, offset }))),
  title,
];
