// The server's tables: a row for each thing measured, a column for each database.
import { serverLimits } from '../limits.ts';
import type { ServerFigures } from '../server/measureServer.ts';
import type { Soak } from '../server/soak.ts';
import { type Figure, formatLimits, formatVerdict, type Row } from './figure.ts';
import { table } from './table.ts';

export interface OnDatabase<Figures> {
  readonly name: string;
  readonly figures: Figures;
}

const { start, share, listing, bytes, longestSave, growth } = serverLimits;

export function serverRows(measured: readonly OnDatabase<ServerFigures>[]): Row[] {
  const row = (name: string, figure: (own: ServerFigures, database: string) => Figure | undefined): Row => ({
    name,
    figures: measured.map(({ figures, name: database }) => figure(figures, database)),
  });
  const saves = serverLimits.clients.flatMap((clients) => {
    const of = ({ saves: all }: ServerFigures) => all.find((one) => one.clients === clients);
    const value = (read: (rates: NonNullable<ReturnType<typeof of>>) => Figure) => (own: ServerFigures) => {
      const rates = of(own);
      return rates && read(rates);
    };
    const who = clients === 1 ? '1 client' : `${clients} clients`;
    return [
      row(
        `saves of 50 kB a second, ${who}`,
        value(({ server }) => ({ value: server, unit: 'rate' })),
      ),
      row(
        '... by the statement alone',
        value(({ direct }) => ({ value: direct, unit: 'rate' })),
      ),
      row(
        '... share',
        value((rates) => ({ value: rates.share, unit: 'share', least: share })),
      ),
    ];
  });
  return [
    row('npm start on a new data directory (ms)', ({ firstStart }) => ms(firstStart, start.first)),
    row('npm start on an existing one (ms)', ({ nextStart }) => ms(nextStart, start.next)),
    ...saves,
    row('list of 20 projects, median (ms)', (own, database) =>
      ms(own.listing.median, database === 'Postgres' ? listing : undefined),
    ),
    row('... p95 (ms)', (own) => ms(own.listing.p95)),
    row('... on the wire', (own) => ({ value: own.listing.bytes, unit: 'bytes', limit: bytes })),
    row('50 sign-ins at once (ms)', ({ signIns }) => ms(signIns.all)),
    row('... their hashes alone (ms)', ({ signIns }) => ms(signIns.hashes)),
    row('... longest save meanwhile (ms)', ({ signIns }) => ms(signIns.longestSave, longestSave)),
  ];
}

export function soakRows(measured: readonly OnDatabase<Soak>[]): Row[] {
  const row = (name: string, figure: (own: Soak) => Figure): Row => ({
    name,
    figures: measured.map(({ figures }) => figure(figures)),
  });
  return [
    row('calls', ({ calls }) => ({ value: calls, unit: 'count' })),
    row('... that failed', ({ failures }) => ({ value: failures, unit: 'count', limit: 0 })),
    row('memory of the server, second quarter', (own) => ({ value: own.memoryBefore, unit: 'bytes' })),
    row('... last quarter', (own) => ({ value: own.memoryAfter, unit: 'bytes' })),
    row('... of the second', (own) => ({
      value: own.memoryAfter / own.memoryBefore,
      unit: 'share',
      limit: growth,
    })),
  ];
}

export function databaseTable(rows: readonly Row[], names: readonly string[]): string {
  return table(
    ['', ...names, 'limit'],
    rows.map((row) => [row.name, ...row.figures.map(formatVerdict), formatLimits(row)]),
  );
}

const ms = (value: number, limit?: number): Figure => ({
  value,
  unit: 'ms',
  ...(limit === undefined ? {} : { limit }),
});
