// The map as sheets show it: one picture of the ground around all that is printed. Its pixels come from elsewhere.
import { type Box, boxHeight, boxWidth, emptyBox, grow, isEmpty, union } from '../geometry/box.ts';
import { kindOf } from '../kinds/index.ts';
import { printedLayersOf } from '../layerTable.ts';
import type { ImageMark } from '../pen/pen.ts';
import { objectBox, type Plan } from '../plan.ts';

export interface PrintedMap {
  readonly mark: ImageMark;
  /** Feet. */
  readonly frame: Box;
  readonly attribution: string;
}

/** The address of the map's picture. */
export const printedMapAddress = 'map:sheet';
/** Of the larger side: room for what has its size on paper. */
const around = 0.3;

/** Undefined if the plan prints no map. */
export function printedMap({ objects, settings }: Plan): PrintedMap | undefined {
  const { map, ground } = settings;
  if (!map?.printed || !ground) return undefined;
  const layers = printedLayersOf(settings);
  const drawn = [...objects.values()].filter(
    (object) => layers.isVisible(object) && !kindOf(object).underlay,
  );
  const box = drawn.map((object) => objectBox(object)).reduce(union, emptyBox);
  if (isEmpty(box)) return undefined;
  const frame = grow(box, around * Math.max(boxWidth(box), boxHeight(box)));
  const { minX: x, minY: y } = frame;
  const mark = {
    at: { x, y },
    width: boxWidth(frame),
    height: boxHeight(frame),
    angle: 0,
    href: printedMapAddress,
    title: 'Map',
  };
  return { mark, frame, attribution: map.attribution ?? '' };
}
