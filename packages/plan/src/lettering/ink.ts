// The drafting conventions that kinds share: ink, line weights in millimeters, fills, and dimension labels.
import { lightness, rgbOf } from '../pen/color.ts';
import type { Style } from '../geometry/pen.ts';

export const ink = '#1f2937';
const paleInk = '#f9fafb';

/** Line weights in millimeters, from ISO 128, by the purpose of the line; boundary: lot lines. */
export const weights = { boundary: 0.7, outline: 0.5, object: 0.35, detail: 0.18, label: 0.13 } as const;

export const dimensionLayer = 'dimensions';
export const labelStyle: Style = { layer: dimensionLayer, fill: ink };
/** A white outline keeps text legible over lines. It is slow to draw, so only for text that doesn't occur in hundreds. */
export const clearOfLines = { stroke: '#ffffff', weight: 0.7 } as const;
/** The style of names, which are few enough to have the outline. */
export const namingStyle: Style = { ...labelStyle, ...clearOfLines };

/** From 0 to 1: on darker fills, light ink is more legible. */
const minLightness = 0.45;

/** Dark or light ink, whichever is legible on a fill. */
export const inkOn = (fill: string): string =>
  fill !== 'transparent' && lightness(fill) < minLightness ? paleInk : ink;

export type Shade = 'light' | 'solid';

/** The share of a color in a light fill; the rest is the white of the paper. */
const lightShare = 0.25;

export function fillOf({ color, shade }: { readonly color: string; readonly shade: Shade }): string {
  if (shade !== 'light' || color === 'transparent') return color;
  return `#${rgbOf(color)
    .map((part) =>
      Math.round(255 - (255 - part) * lightShare)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The color for a pen's style: undefined if it is transparent. */
export const paint = (color: string): string | undefined => (color === 'transparent' ? undefined : color);
