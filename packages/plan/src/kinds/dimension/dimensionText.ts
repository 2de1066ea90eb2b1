// The text of a dimension: its measured number, the user's words before and after it, and their size.
import type { Lettering } from '../../lettering/label.ts';
import { clearanceText } from '../../geometry/overLine.ts';
import { textWidth } from '../../geometry/textMetrics.ts';
import { formatDegrees, formatLength, type Units } from '../../measure/units.ts';
import { signedMeasure } from './dimensionGeometry.ts';
import type { Dimension, DimensionForm } from './dimensionPlaces.ts';
import { clearOfLines, dimensionLayer as layer, ink } from '../../lettering/ink.ts';

/** Label heights: wider text gets smaller letters. */
export const maxTextWidth = 24;
export const textStyle = { layer, fill: ink, ...clearOfLines };

const formatMeasure: Readonly<Record<DimensionForm, (measured: number, units: Units) => string>> = {
  aligned: clearanceText,
  horizontal: clearanceText,
  vertical: clearanceText,
  angular: formatDegrees,
  radius: (feet, units) => `R ${formatLength(feet, units)}`,
};

export function wordsOf(dimension: Dimension, units: Units): string {
  const { form, before, after, text } = dimension;
  const number = formatMeasure[form](signedMeasure(dimension), units);
  return text ?? [before, number, after].filter(Boolean).join(' ');
}

export interface Words {
  readonly content: string;
  readonly height: number;
  readonly width: number;
}

export function wordsFor(
  dimension: Dimension,
  { labelHeight, units }: Pick<Lettering, 'labelHeight' | 'units'>,
): Words {
  const content = wordsOf(dimension, units);
  const fullWidth = textWidth(content, labelHeight);
  const height = labelHeight * Math.min(1, (maxTextWidth * labelHeight) / fullWidth || 1);
  return { content, height, width: textWidth(content, height) };
}
