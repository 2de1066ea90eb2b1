// The drawings of shadow sheets: 9 AM, noon and 3 PM on June 21 and December 21, as Australian, New Zealand and other offices
// ask for.
import type { SheetBlock, SheetSun, ViewportBlock } from '@homeplot/plan/sheet';

const hours = [9, 12, 15];
export const solstices = ['06-21', '12-21'];
/** Layers that would only clutter the shadows. */
const hiddenLayers = ['dimensions', 'notes', 'utilities'];

const drawing = (sun: SheetSun): ViewportBlock => ({
  id: `shadows-${sun.day}-${sun.minutes / 60}`,
  type: 'viewport',
  sun,
  hiddenLayers,
});

const title: SheetBlock = { id: 'title', type: 'titleBlock' };

/** The drawings of a shadow sheet on some days. clock: the offset of the time; if absent, it is estimated from the longitude. */
export const shadowBlocks = (
  days: readonly string[],
  clock: Pick<SheetSun, 'offset'> = {},
): readonly SheetBlock[] => [
  ...days.flatMap((day) => hours.map((hour) => drawing({ day, minutes: hour * 60, ...clock }))),
  title,
];
