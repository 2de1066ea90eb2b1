// The snaps by name, in the order in which one wins over the next, and which of them are on. Not part of a plan.

export const objectSnaps = ['end', 'intersection', 'middle', 'center', 'perpendicular', 'nearest'] as const;
export type ObjectSnap = (typeof objectSnaps)[number];

const snapNames = [...objectSnaps, 'guides', 'grid'] as const;
export type SnapName = (typeof snapNames)[number];

/** Which snaps are on. objects: all of them but the grid, at one stroke. */
export type Snaps = Readonly<Record<SnapName | 'objects', boolean>>;

export const defaultSnaps: Snaps = {
  objects: true,
  end: true,
  intersection: true,
  middle: true,
  center: true,
  perpendicular: true,
  nearest: true,
  guides: true,
  grid: true,
};
