// How many objects in a cell leave room for which labels.
import type { Lettering } from './label.ts';

/**
 * With more objects than this in a cell: `short`, short sides get no length; `sides`, rectangles, circles and roads get
 * none at all, since hardly any would find room; `all`, nothing is labeled. `labels`: the same, counted in possible labels.
 */
export const crowd = { short: 19, sides: 28, all: 77, labels: 500 } as const;

export type Crowding = 'free' | 'crowded' | 'dense' | 'full';

/** Feet: a side this long gets its length even in a crowded cell. It is about three times as long as the text. */
export const longSideOf = ({ labelHeight }: Lettering): number => 10.5 * labelHeight;
