// The planner's table: a row for each measurement, a column for each plan size, the limit, and the growth from the
// smallest plan to the largest.
import { plannerLimits } from '../limits.ts';
import type { Cost } from '../measuring/motion.ts';
import { highest } from '../measuring/statistics.ts';
import type { Edits, PlannerFigures } from '../planner/measurePlanner.ts';
import { type Figure, formatLimits, formatVerdict, type Row } from './figure.ts';
import { table } from './table.ts';

/** The measurements of a plan with this many objects. */
export interface Sized {
  readonly count: number;
  readonly figures: PlannerFigures;
}

const ms = (value: number, limit?: number): Figure => ({
  value,
  unit: 'ms',
  ...(limit === undefined ? {} : { limit }),
});
const count = (value: number): string => value.toLocaleString('en-US');

/** The rows of measured sites, without the comparison with a small plan. */
export const siteRows = (sized: readonly Sized[]): Row[] =>
  plannerRows(sized, undefined).filter(({ name }) => name !== moreThanSmall);

const moreThanSmall = '... more than with 100 objects';

/** small: the cost of an edit in the small plan, if it was measured. */
export function plannerRows(sized: readonly Sized[], small: Edits | undefined): Row[] {
  const row = (
    name: string,
    figure: (own: PlannerFigures, limits: ReturnType<typeof plannerLimits>) => Figure,
  ): Row => ({
    name,
    figures: sized.map(({ count: size, figures }) => figure(figures, plannerLimits(size))),
  });
  const motions = (['pan', 'zoom', 'drag'] as const).flatMap((gesture) => {
    const cost = ({ motion }: PlannerFigures): Cost => motion[gesture];
    const what = gesture === 'drag' ? 'drag one object' : gesture;
    return [
      row(`${what}: CPU time of the main thread per frame, median`, (own) => ms(cost(own).processor)),
      row('... relative to a bare page', (own, { bareFrames }) => ({
        value: cost(own).processor / own.bare.processor,
        unit: 'share',
        limit: bareFrames[gesture],
      })),
      row('... in wall-clock time', (own) => ms(cost(own).median)),
      row('... p95', (own) => ms(cost(own).p95)),
      row('... longest frame', (own, { longestFrame }) => ms(cost(own).longestFrame, longestFrame)),
      row('... time between frames, p95', (own, { interval }) => ms(cost(own).interval, interval)),
      row('... placing labels, mean', (own, { labels }) => ms(cost(own).labels, labels)),
    ];
  });
  const edits = (['add', 'edit', 'undo'] as const).flatMap((what) => [
    row(`${what} one object, with its frame`, ({ edits: own }) => ms(own[what])),
    row(moreThanSmall, ({ edits: own }, { edit }) => ms(own[what] - (small?.[what] ?? 0), edit)),
  ]);
  return [
    row('bare page: CPU time of the main thread per frame, median', ({ bare }) => ms(bare.processor)),
    row('... in wall-clock time', ({ bare }) => ms(bare.median)),
    ...motions,
    row('last wheel event to sharp picture', ({ motion }, { sharp }) => ms(highest(motion.sharp), sharp)),
    row('plan in memory to complete picture', ({ load }, { paint }) => ms(load, paint)),
    row('click to selection, p95', ({ click }, { click: limit }) => ms(click.selected, limit)),
    row('... until painted', ({ click }) => ms(click.painted)),
    row('snapping, median', ({ snap }, { snap: limit }) => ms(snap.median, limit)),
    row('... p99', ({ snap }, { snap: limit }) => ms(snap.p99, limit)),
    ...edits,
    row('longest task of a background save', ({ edits: own }, { longestFrame }) =>
      ms(own.saving, longestFrame),
    ),
    row('select all, until painted', ({ selectAll }, { all }) => ms(selectAll, all)),
    row('nudge all, until painted', ({ nudgeAll }, { all }) => ms(nudgeAll, all)),
    row('undo that, until painted', ({ undoAll }, { all }) => ms(undoAll, all)),
    row('JavaScript heap', ({ heap }, { heap: limit }) => ({ value: heap, unit: 'bytes', limit })),
  ];
}

export function plannerTable(rows: readonly Row[], counts: readonly number[]): string {
  const head = [
    'ms',
    ...counts.map((size) => `${count(size)} objects`),
    'limit',
    ...(counts.length > 1 ? ['growth'] : []),
  ];
  return table(
    head,
    rows.map((row) => [row.name, ...row.figures.map(formatVerdict), formatLimits(row), growth(row)]),
  );
}

function growth({ figures }: Row): string {
  const [first, last] = [figures[0]?.value ?? 0, figures.at(-1)?.value ?? 0];
  return first > 0 && last > 0 ? `x ${(last / first).toFixed(1)}` : '';
}
