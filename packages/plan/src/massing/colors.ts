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
/** The color of a facet of what stands, by its status, unless it has one of its own. */
export const partColor = (
  { status = 'existing' }: PlanObject,
  { color }: Solid,
  part: FacetPart,
  isTree: boolean,
): string => color ?? (isTree ? colors.trunk : colors[status][part]);
/** How ground is colored that isn't lawn, by the use of what covers it. */
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
export const grayOf = (color: string): string => {
  const [red, green, blue] = rgbOf(color);
  return hex(red * 0.299 + green * 0.587 + blue * 0.114);
};
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
/** A share of its light. */
export const dimmed = (color: string, share: number): string =>
  hex(...rgbOf(color).map((part) => part * share));
