// The lines of each snap marker, around its point.
import type { SnapName } from './snaps.ts';

/** CSS pixels: half the size of a marker; font size and offset of its word. */
export const markRadius = 6;

/** The lines of a marker, in multiples of its radius. */
type Lines = readonly { readonly closed: boolean; readonly at: readonly (readonly [number, number])[] }[];
export const markLines: Partial<Record<SnapName, Lines>> = {
  end: [
    {
      closed: true,
      at: [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ],
    },
  ],
  middle: [
    {
      closed: true,
      at: [
        [0, -1.1],
        [1.15, 0.9],
        [-1.15, 0.9],
      ],
    },
  ],
  intersection: [
    {
      closed: false,
      at: [
        [-1, -1],
        [1, 1],
      ],
    },
    {
      closed: false,
      at: [
        [-1, 1],
        [1, -1],
      ],
    },
  ],
  perpendicular: [
    {
      closed: false,
      at: [
        [-1, -1.2],
        [-1, 1],
        [1.2, 1],
      ],
    },
    {
      closed: false,
      at: [
        [-1, 0],
        [0, 0],
        [0, 1],
      ],
    },
  ],
  nearest: [
    {
      closed: true,
      at: [
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
      ],
    },
  ],
};
