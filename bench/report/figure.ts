// A figure that was measured, and the limit that it is held against.

export type Unit = 'ms' | 'bytes' | 'share' | 'rate' | 'count';

export interface Figure {
  readonly value: number;
  readonly unit: Unit;
  /** It must not be above. */
  readonly limit?: number;
  /** It must not be below. */
  readonly least?: number;
}

/** One thing that was measured: a figure in each column of a table, or none. */
export interface Row {
  readonly name: string;
  readonly figures: readonly (Figure | undefined)[];
}

/** What could not be measured keeps no limit. */
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

/** With a mark of whether it keeps its limit, where it has one. */
export function formatVerdict(figure: Figure | undefined): string {
  if (!figure) return '';
  const text = formatFigure(figure.value, figure.unit);
  const isHeld = figure.limit !== undefined || figure.least !== undefined;
  return !isHeld ? text : `${text} ${isMissed(figure) ? 'MISSED' : 'ok'}`;
}

/** The limits of a row: one, or one for each column where they differ. */
export function formatLimits({ figures }: Row): string {
  const limits = figures.flatMap((figure) => {
    if (figure?.least !== undefined) return `at least ${formatFigure(figure.least, figure.unit)}`;
    return figure?.limit === undefined ? [] : formatFigure(figure.limit, figure.unit);
  });
  return [...new Set(limits)].join(' / ');
}
