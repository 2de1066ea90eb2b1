// /metrics: what an operator should be woken for, as numbers in Prometheus's text format. They tell nothing about people.
import type { FastifyInstance } from 'fastify';
import { type Database, single } from '../db/database.ts';
import type { Store } from '../start/open.ts';

interface Gauge {
  readonly name: string;
  readonly help: string;
  /** NaN if there is none. */
  readonly value: number;
}

type Metered = Pick<Store, 'database' | 'backups' | 'isReadOnly'>;

export function serveMetrics(app: FastifyInstance, store: Metered): void {
  app.get('/metrics', async (_request, reply) => {
    const isReady = await store.database.isReady();
    const lost = isReady ? await lostFiles(store.database).catch(() => Number.NaN) : Number.NaN;
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send([...gaugesOf(store, isReady), { ...filesLost, value: lost }].map(linesOf).join(''));
  });
}

const filesLost = { name: 'homeplot_files_lost', help: 'Files of plans that are missing or damaged.' };

async function lostFiles(database: Pick<Database, 'query'>): Promise<number> {
  const text = 'select count(*) as lost from storage.objects where lost_since is not null';
  return single(await database.query<{ lost: number }>(text)).lost;
}

function gaugesOf({ backups, isReadOnly }: Metered, isReady: boolean): readonly Gauge[] {
  const report = backups?.();
  return [
    { name: 'homeplot_ready', help: 'Whether the database responds.', value: Number(isReady) },
    {
      name: 'homeplot_read_only',
      help: 'Whether saves are refused because the disk is almost full.',
      value: Number(isReadOnly?.() ?? false),
    },
    ...(report === undefined
      ? []
      : [
          {
            name: 'homeplot_backup_problem',
            help: 'Whether the last backup could not be written, read back or restored.',
            value: Number(report.problem !== null),
          },
          {
            name: 'homeplot_backup_time_seconds',
            help: 'When the newest backup was written.',
            value: secondsOf(report.newest),
          },
          {
            name: 'homeplot_backup_proof_time_seconds',
            help: 'When a backup was last restored to prove it.',
            value: secondsOf(report.proved),
          },
        ]),
  ];
}

const secondsOf = (time: string | null): number =>
  time === null ? Number.NaN : Math.floor(Date.parse(time) / 1000);

const linesOf = ({ name, help, value }: Gauge): string =>
  `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name} ${value}\n`;
