// /metrics: numbers in Prometheus's text format by which an operator is alerted. They reveal nothing about people.
import type { FastifyInstance } from 'fastify';
import { type Database, single } from '../db/database.ts';
import type { Counts } from '../live/counts.ts';
import type { Store } from '../start/open.ts';

interface Metric {
  readonly name: string;
  readonly help: string;
  /** A counter only grows while the server runs. */
  readonly type?: 'counter' | 'gauge';
  /** NaN if the value is unknown. */
  readonly value: number;
}

type Metered = Pick<Store, 'database' | 'backups' | 'isReadOnly'>;

/** `live`: the counts of live rooms; null if live editing is off. */
export function serveMetrics(app: FastifyInstance, store: Metered, live: Counts | null): void {
  app.get('/metrics', async (_request, reply) => {
    const isReady = await store.database.isReady();
    const lost = isReady ? await lostFiles(store.database).catch(() => Number.NaN) : Number.NaN;
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(
        [...gaugesOf(store, isReady), { ...filesLost, value: lost }, ...(live ? liveMetrics(live) : [])]
          .map(linesOf)
          .join(''),
      );
  });
}

const filesLost = { name: 'homeplot_files_lost', help: 'Files of plans that are missing or damaged.' };

async function lostFiles(database: Pick<Database, 'query'>): Promise<number> {
  const text = 'select count(*) as lost from storage.objects where lost_since is not null';
  return single(await database.query<{ lost: number }>(text)).lost;
}

function gaugesOf({ backups, isReadOnly }: Metered, isReady: boolean): readonly Metric[] {
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

function liveMetrics(live: Counts): readonly Metric[] {
  const gauge = (name: string, help: string, value: number): Metric => {
    return { name: `homeplot_live_${name}`, help, value };
  };
  const counter = (name: string, help: string, value: number): Metric => {
    return { ...gauge(`${name}_total`, help, value), type: 'counter' };
  };
  return [
    gauge('rooms', 'Plans that are open for live editing on this server.', live.rooms),
    gauge('connections', 'Connections to them, also of those who have not signed in yet.', live.connections),
    counter('received_bytes', 'Bytes that clients have sent.', live.bytesIn),
    counter('sent_bytes', 'Bytes that were sent to clients.', live.bytesOut),
    counter('saves', 'Saves of rooms.', live.saves),
    counter('save_seconds', 'How long they took together, with waiting.', live.saveSeconds),
    counter('failed_saves', 'Saves that failed and were tried again.', live.failedSaves),
    counter('leases_lost', 'Rooms that this server lost to another one.', live.leasesLost),
    counter('moved', 'Clients that were sent to another server.', live.moved),
  ];
}

const secondsOf = (time: string | null): number =>
  time === null ? Number.NaN : Math.floor(Date.parse(time) / 1000);

const linesOf = ({ name, help, type = 'gauge', value }: Metric): string =>
  `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${name} ${value}\n`;
