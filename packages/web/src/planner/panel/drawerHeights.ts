// The heights of the panel as a drawer on a phone.

/** Each is a share of the room below the header, plus some rem. */
const heights = {
  low: { share: 0.18, rem: 3 },
  half: { share: 0.55, rem: 0 },
  /** The canvas header stays in sight. */
  full: { share: 1, rem: -3 },
} as const;

export type DrawerHeight = keyof typeof heights;
const drawerHeights = Object.keys(heights) as readonly DrawerHeight[];
export const firstHeight: DrawerHeight = 'half';

const heightOf = (height: DrawerHeight, room: string): string =>
  `calc(${heights[height].share} * ${room} + ${heights[height].rem}rem)`;

export const heightStyle = (height: DrawerHeight): { readonly height: string } => ({
  height: heightOf(height, '100%'),
});

/** For what lies elsewhere on the page: the room is all below the header, which is 3.5rem high. */
export const heightOnPage = (height: DrawerHeight): string => heightOf(height, '(100dvh - 3.5rem)');

/** The CSS pixels of a height. room: those below the header; rem: those of 1 rem. */
const pixels = (height: DrawerHeight, room: number, rem: number): number =>
  Math.min(room, heights[height].share * room + heights[height].rem * rem);

/** The height nearest to `at`, in CSS pixels; undefined if the drawer was dragged so low that it should be closed. */
export function settledHeight(at: number, room: number, rem: number): DrawerHeight | undefined {
  const away = (height: DrawerHeight): number => Math.abs(pixels(height, room, rem) - at);
  const [nearest] = drawerHeights.toSorted((a, b) => away(a) - away(b));
  return at < pixels('low', room, rem) / 2 ? undefined : nearest;
}

/** The height some steps higher, or lower if negative; it stops at the ends. */
export const steppedHeight = (height: DrawerHeight, steps: number): DrawerHeight =>
  drawerHeights[drawerHeights.indexOf(height) + steps] ?? height;
