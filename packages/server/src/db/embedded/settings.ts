// The settings of the embedded Postgres: made for a small machine, for access only from this machine, and for durability. They
// are written at each start, so that they always fit this version of Homeplot.
import { freePort } from '../../kit/freePort.ts';

/** Where Postgres listens: on a socket in its own folder or, without sockets, on a port of the loopback address. */
export type Endpoint = { readonly kind: 'socket' } | { readonly kind: 'port'; readonly port: number };

/** On Windows, Node can't connect to a Unix socket. */
export const hasPorts = process.platform === 'win32';

export const chooseEndpoint = async (): Promise<Endpoint> =>
  hasPorts ? { kind: 'port', port: await freePort() } : { kind: 'socket' };

/** The number in the socket's name, which Postgres takes from its port setting; nothing listens on this port. */
export const socketNumber = 5432;

const settings = {
  // Memory.
  max_connections: 40,
  shared_buffers: '32MB',
  maintenance_work_mem: '32MB',
  max_wal_size: '256MB',
  min_wal_size: '32MB',
  huge_pages: 'off',
  // So that a query that sorts a lot can't fill the disk.
  temp_file_limit: '1GB',
  // Few processes: all statements are short.
  max_worker_processes: 2,
  max_parallel_workers: 0,
  max_parallel_workers_per_gather: 0,
  max_logical_replication_workers: 0,
  autovacuum_max_workers: 1,
  jit: 'off',
  // So that acknowledged saves survive a crash. These are the defaults, repeated so that nothing changes them.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // There are no replicas.
  wal_level: 'minimal',
  max_wal_senders: 0,
  // The log has starts, stops and problems of the database, not the errors of callers.
  log_min_messages: 'log',
  log_checkpoints: 'off',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  lc_messages: 'C',
  timezone: 'UTC',
  password_encryption: 'scram-sha-256',
} as const;

/** Settings that older versions of Postgres don't know, by the major version that introduced them. */
const newerSettings: Readonly<Record<number, Readonly<Record<string, string | number>>>> = {
  // The passwords are random, so nothing is gained by making them slow to check.
  16: { scram_iterations: 1 },
  18: { autovacuum_worker_slots: 1, io_method: 'sync' },
};

/** The files that Postgres reads when it starts, by name. */
export function settingsFiles(endpoint: Endpoint, major: number): Readonly<Record<string, string>> {
  const { listen, port, sockets, access } =
    endpoint.kind === 'socket'
      ? { listen: '', port: socketNumber, sockets: '.', access: 'local all all' }
      : { listen: '127.0.0.1', port: endpoint.port, sockets: '', access: 'host all all 127.0.0.1/32' };
  const all = {
    ...settings,
    ...Object.fromEntries(
      Object.entries(newerSettings).flatMap(([since, more]) =>
        Number(since) <= major ? Object.entries(more) : [],
      ),
    ),
    listen_addresses: listen,
    port,
    unix_socket_directories: sockets,
    unix_socket_permissions: '0700',
    // Syncs the whole file system in one call instead of each file in turn.
    ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name} = '${value}'\n`);
  return {
    'postgresql.conf': `# Written by Homeplot at each start.\n${lines.join('')}`,
    'postgresql.auto.conf': '',
    'pg_hba.conf': `${access} scram-sha-256\n`,
    'pg_ident.conf': '',
  };
}
