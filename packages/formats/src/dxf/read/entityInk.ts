// The color and line style of an entity. Its color may be that of its layer or of the insert that it is in.
import { byBlock, byLayer, indexColor } from '../records/colors.ts';
import type { DxfEntity, DxfLayer } from '../records/drawing.ts';

export interface Ink {
  readonly layer: string;
  readonly color: string;
  readonly lineType: string;
  readonly weight: number | undefined;
}

export const outermost: Ink = { layer: '0', color: indexColor(7), lineType: 'CONTINUOUS', weight: undefined };

export function colorOf({ color }: DxfEntity, layer: DxfLayer, around: Ink): string {
  if (typeof color === 'string') return color;
  if (color === byBlock) return around.color;
  return color === byLayer ? layer.color : indexColor(Math.abs(color));
}
