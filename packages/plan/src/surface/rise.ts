// How a drive rises between the elevations of its ends: evenly, or with transitions, which are half as steep, at both ends.
// And lines of elevations in general: a height at each place along them, and their stretches of one grade. Feet.

/** A place along a line, and how high it is there. */
export interface Height {
  readonly along: number;
  readonly elevation: number;
}

export interface Rise {
  readonly start: number;
  readonly end: number;
  /** Feet of the transition at each end; none if absent. */
  readonly transition?: number | undefined;
}

/** The steepest grade of a rise, between its transitions. */
export const gradeOfRise = ({ start, end, transition = 0 }: Rise, length: number): number =>
  (end - start) / (length - Math.min(transition, length / 2));

/** The ends of a rise of such a length, and where its grade changes. */
export function heightsOfRise(rise: Rise, length: number): readonly Height[] {
  const { start, end, transition = 0 } = rise;
  const ease = Math.min(transition, length / 2);
  const bottom = { along: 0, elevation: start };
  const top = { along: length, elevation: end };
  // Where the two transitions meet in the middle, the grade is the same throughout.
  if (ease <= 0 || ease >= length / 2) return [bottom, top];
  const eased = (gradeOfRise(rise, length) / 2) * ease;
  return [
    bottom,
    { along: ease, elevation: start + eased },
    { along: length - ease, elevation: end - eased },
    top,
  ];
}

/** The elevation at a place along a line of heights; undefined beyond its ends. */
export function elevationAlong(heights: readonly Height[], along: number): number | undefined {
  const at = heights.findIndex((height) => height.along >= along - 1e-9);
  const [before, after] = [heights[at - 1], heights[at]];
  if (!after) return undefined;
  if (Math.abs(after.along - along) <= 1e-9) return after.elevation;
  if (!before) return undefined;
  const share = (along - before.along) / (after.along - before.along);
  return before.elevation + share * (after.elevation - before.elevation);
}

/** A part of a line of one grade: feet of rise per foot. */
export interface Stretch {
  readonly from: Height;
  readonly to: Height;
  readonly grade: number;
}

/** The stretches between heights; a step, which has no length, is none. */
export const stretchesOf = (heights: readonly Height[]): Stretch[] =>
  heights.flatMap((to, i) => {
    const from = heights[i - 1];
    const run = from ? to.along - from.along : 0;
    return from && run > 1e-6 ? [{ from, to, grade: (to.elevation - from.elevation) / run }] : [];
  });

/** The heights without those that lie less than so many feet from the line between others. */
export function simplified(heights: readonly Height[], within: number): readonly Height[] {
  const [first] = heights;
  const last = heights.at(-1);
  if (!first || !last || heights.length < 3) return heights;
  let [furthest, off] = [0, within];
  for (const [i, { along, elevation }] of heights.entries()) {
    const apart = Math.abs(elevation - (elevationAlong([first, last], along) ?? elevation));
    if (apart > off) [furthest, off] = [i, apart];
  }
  if (furthest === 0) return [first, last];
  return [
    ...simplified(heights.slice(0, furthest + 1), within),
    ...simplified(heights.slice(furthest), within).slice(1),
  ];
}
