// The heights of the panel as a sheet on a phone.

/** Each is a share of the room below the header, plus some rem. */
const heights = {
  low: { share: 0.18, rem: 3 },
  half: { share: 0.55, rem: 0 },
  /** The canvas header stays in sight. */
  full: { share: 1, rem: -3 },
} as const;

export type SheetHeight = keyof typeof heights;
const sheetHeights = Object.keys(heights) as readonly SheetHeight[];
export const firstHeight: SheetHeight = 'half';

const heightOf = (height: SheetHeight, room: string): string =>
  `calc(${heights[height].share} * ${room} + ${heights[height].rem}rem)`;

export const heightStyle = (height: SheetHeight): { readonly height: string } => ({
  height: heightOf(height, '100%'),
});

/** For what lies elsewhere on the page: the room is all below the header, which is 3.5rem high. */
export const heightOnPage = (height: SheetHeight): string => heightOf(height, '(100dvh - 3.5rem)');

/** The CSS pixels of a height. room: those below the header; rem: those of 1 rem. */
const pixels = (height: SheetHeight, room: number, rem: number): number =>
  Math.min(room, heights[height].share * room + heights[height].rem * rem);

/** The height nearest to `at`, in CSS pixels; undefined if the sheet was dragged so low that it should be closed. */
export function settledHeight(at: number, room: number, rem: number): SheetHeight | undefined {
  const away = (height: SheetHeight): number => Math.abs(pixels(height, room, rem) - at);
  const [nearest] = sheetHeights.toSorted((a, b) => away(a) - away(b));
  return at < pixels('low', room, rem) / 2 ? undefined : nearest;
}

/** The height some steps higher, or lower if negative; it stops at the ends. */
export const steppedHeight = (height: SheetHeight, steps: number): SheetHeight =>
  sheetHeights[sheetHeights.indexOf(height) + steps] ?? height;
