// The places of cells in a grid, by column and row.

export interface Place {
  readonly column: number;
  readonly row: number;
}

/** Columns and rows of cells, each from the first to the last. */
export interface Span {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A key for a cell, unique as long as column and row are below 2^25. */
export const cellName = ({ column, row }: Place): number => column * 2 ** 26 + row;

/** An array, since going through a generator takes longer than most work in a cell. */
export function placesIn({ left, right, top, bottom }: Span): readonly Place[] {
  const places: Place[] = [];
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) places.push({ column, row });
  return places;
}

/** The smallest span of all these places. */
export const spanAround = (places: readonly Place[]): Span => ({
  left: Math.min(...places.map(({ column }) => column)),
  right: Math.max(...places.map(({ column }) => column)),
  top: Math.min(...places.map(({ row }) => row)),
  bottom: Math.max(...places.map(({ row }) => row)),
});

export const countOf = ({ left, right, top, bottom }: Span): number =>
  (right - left + 1) * (bottom - top + 1);

export const common = (a: Span, b: Span): Span => ({
  left: Math.max(a.left, b.left),
  right: Math.min(a.right, b.right),
  top: Math.max(a.top, b.top),
  bottom: Math.min(a.bottom, b.bottom),
});
