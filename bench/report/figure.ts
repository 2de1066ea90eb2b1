// A measured value and its limit.

export type Unit = 'ms' | 'bytes' | 'share' | 'rate' | 'count';

export interface Figure {
  readonly value: number;
  readonly unit: Unit;
  /** Maximum. */
  readonly limit?: number;
  /** Minimum. */
  readonly least?: number;
}

/** A row of a table: a value, or none, for each column. */
export interface Row {
  readonly name: string;
  readonly figures: readonly (Figure | undefined)[];
}

/** NaN, for what could not be measured, misses every limit. */
export const isMissed = ({ value, limit, least }: Figure): boolean =>
  (limit !== undefined && !(value <= limit)) || (least !== undefined && !(value >= least));

function formatFigure(value: number, unit: Unit): string {
  if (Number.isNaN(value)) return '-';
  if (unit === 'bytes')
    return value < 1e6 ? `${(value / 1e3).toFixed(1)} kB` : `${(value / 1e6).toFixed(1)} MB`;
  if (unit === 'share') return value.toFixed(3);
  if (unit === 'count') return value.toLocaleString('en-US');
  return value < 100 ? value.toFixed(1) : value.toFixed(0);
}

/** With `ok` or `MISSED` if it has a limit. */
export function formatVerdict(figure: Figure | undefined): string {
  if (!figure) return '';
  const text = formatFigure(figure.value, figure.unit);
  const hasLimit = figure.limit !== undefined || figure.least !== undefined;
  return !hasLimit ? text : `${text} ${isMissed(figure) ? 'MISSED' : 'ok'}`;
}

/** The limits of a row: one, or one for each column if they differ. */
export function formatLimits({ figures }: Row): string {
  const limits = figures.flatMap((figure) => {
    if (figure?.least !== undefined) return `at least ${formatFigure(figure.least, figure.unit)}`;
    return figure?.limit === undefined ? [] : formatFigure(figure.limit, figure.unit);
  });
  return [...new Set(limits)].join(' / ');
}
