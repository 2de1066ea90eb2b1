// The drawings of shadow sheets: 9 AM, noon and 3 PM on June 21 and December 21, as Australian, New Zealand and other offices
// ask for.
import type { SheetBlock, SheetSun, ViewportBlock } from '@homeplot/plan/sheet';

const hours = [9, 12, 15];
export const solstices = ['06-21', '12-21'];
/** What only would be in the way of shadows. */
const hiddenLayers = ['dimensions', 'notes', 'utilities'];

const drawing = (sun: SheetSun): ViewportBlock => ({
  id: `shadows-${sun.day}-${sun.minutes / 60}`,
  type: 'viewport',
  sun,
  hiddenLayers,
});

const title: SheetBlock = { id: 'title', type: 'titleBlock' };

/** The drawings of the shadow sheet on these days. clock: its offset, if it isn't the standard time of the plan's place. */
export const shadowBlocks = (
  days: readonly string[],
  clock: Pick<SheetSun, 'offset'> = {},
): readonly SheetBlock[] => [
  ...days.flatMap((day) => hours.map((hour) => drawing({ day, minutes: hour * 60, ...clock }))),
  title,
];
