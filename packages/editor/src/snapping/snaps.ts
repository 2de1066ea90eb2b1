// The snaps by priority, and which of them are on. Not stored in the plan.

export const objectSnaps = ['end', 'intersection', 'middle', 'center', 'perpendicular', 'nearest'] as const;
export type ObjectSnap = (typeof objectSnaps)[number];

const snapNames = [...objectSnaps, 'guides', 'grid'] as const;
export type SnapName = (typeof snapNames)[number];

/** Which snaps are on. objects: master switch for all except the grid. */
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
