// How many objects in a cell leave room for which labels.
import type { Lettering } from './label.ts';

/**
 * With more objects in a cell, short sides get no length, then rectangles and the like get none at all, of which hardly
 * any would find room; and then, as with more possible labels, nothing is labeled.
 */
export const crowd = { short: 19, sides: 28, all: 77, labels: 500 } as const;

export type Crowding = 'free' | 'crowded' | 'dense' | 'full';

/** Feet: a side this long gets its length even in a crowded cell. It is about three times as long as the text. */
export const longSideOf = ({ labelHeight }: Lettering): number => 10.5 * labelHeight;
