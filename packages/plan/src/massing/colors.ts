// The colors of a view from above, and how light and gray change them.
import type { PermitUse } from '../objects/permitRole.ts';
import type { PlanObject } from '../objects/kind.ts';
import type { Solid } from '../objects/solid.ts';
import { rgbOf } from '../pen/color.ts';
import type { FacetPart } from '../sun/casters.ts';

export const ink = '#1f2937';
export const colors = {
  ground: '#eef0e6',
  existing: { side: '#f2ede3', roof: '#c2a68c', top: '#e2d8c8' },
  proposed: { side: '#dbe7fb', roof: '#6f97dc', top: '#b9cff5' },
  removed: { side: '#f6dede', roof: '#d79a9a', top: '#ecc4c4' },
  leaves: '#9fcb95',
  trunk: '#a58a6a',
} as const;
/** The color of a facet of an object that stands: by the object's status, unless its solid has a color of its own. */
export const partColor = (
  { status = 'existing' }: PlanObject,
  { color }: Solid,
  part: FacetPart,
  isTree: boolean,
): string => color ?? (isTree ? colors.trunk : colors[status][part]);
/** The colors of ground that isn't lawn, by the use of the object that covers it. */
export const covers: Readonly<Partial<Record<PermitUse, string>>> = {
  street: '#cfd2d6',
  drive: '#dcdad4',
  paving: '#dcdad4',
  parking: '#dcdad4',
  deck: '#d9c3a3',
  pool: '#a9d5ef',
  water: '#a9d5ef',
  field: '#e3e2c8',
};
/** The gray of the same brightness (the luma weights of ITU-R BT.601). */
export const grayOf = (color: string): string => {
  const [red, green, blue] = rgbOf(color);
  return hex(red * 0.299 + green * 0.587 + blue * 0.114);
};
/** `#rrggbb` of parts from 0 to 255; of one part, a gray. */
const hex = (...parts: readonly number[]): string => {
  const [red = 0, green = red, blue = red] = parts;
  return `#${[red, green, blue]
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
};
/** The color with a share of its brightness. */
export const dimmed = (color: string, share: number): string =>
  hex(...rgbOf(color).map((part) => part * share));
