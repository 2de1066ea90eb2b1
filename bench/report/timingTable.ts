// The table of response times by whether an address has an account.
import { serverLimits } from '../limits.ts';
import { type EndpointTimes, states, type StateTimes } from '../server/measureTiming.ts';
import { type Figure, formatLimits, formatVerdict, type Row } from './figure.ts';
import { table } from './table.ts';

const ms = (value: number): Figure => ({ value, unit: 'ms' });
const distinguishable = (value: number): Figure => ({
  value,
  unit: 'share',
  limit: serverLimits.distinguishable,
});

export const timingRows = (measured: readonly EndpointTimes[]): Row[] =>
  measured.flatMap(({ name, times, standardError }) => {
    const known = (figure: (own: StateTimes) => Figure) => [
      figure(times.confirmed),
      figure(times.unconfirmed),
    ];
    const all = (figure: (own: StateTimes) => Figure) => states.map((state) => figure(times[state]));
    const error = `± ${standardError.toFixed(3)}`;
    return [
      { name: `${name}: pairs told apart (${error})`, figures: known((own) => distinguishable(own.inPairs)) },
      {
        name: '... single times, by the best threshold',
        figures: known((own) => distinguishable(own.byThreshold)),
      },
      { name: '... p10 (ms)', figures: all((own) => ms(own.p10)) },
      { name: '... median (ms)', figures: all((own) => ms(own.median)) },
      { name: '... p95 (ms)', figures: all((own) => ms(own.p95)) },
    ];
  });

export const timingTable = (rows: readonly Row[]): string =>
  table(
    ['', ...states, 'limit'],
    rows.map((row) => [
      row.name,
      ...states.map((_, at) => formatVerdict(row.figures[at])),
      formatLimits(row),
    ]),
  );
