// The settings of the embedded Postgres: for a small machine, reachable from this machine alone, and never at the cost
// of a save. They are written anew at each start, so that they always fit this version of Homeplot.

/** Where Postgres listens: at a socket in its own folder, or at a port of the loopback where there are no sockets. */
export type Endpoint = { readonly kind: 'socket' } | { readonly kind: 'port'; readonly port: number };

/** Node cannot connect to such a socket on Windows. */
export const hasPorts = process.platform === 'win32';

/** Names the socket; nothing listens at a port of this number. */
export const socketNumber = 5432;

const settings = {
  // Memory.
  max_connections: 40,
  shared_buffers: '32MB',
  maintenance_work_mem: '32MB',
  max_wal_size: '256MB',
  min_wal_size: '48MB',
  huge_pages: 'off',
  // One query may not fill the disk with what it sorts.
  temp_file_limit: '1GB',
  // Few processes: everything is asked in short statements.
  max_worker_processes: 2,
  max_parallel_workers: 0,
  max_parallel_workers_per_gather: 0,
  max_logical_replication_workers: 0,
  autovacuum_worker_slots: 1,
  autovacuum_max_workers: 1,
  io_method: 'sync',
  jit: 'off',
  // Nothing that was acknowledged is lost: these are the defaults, and not to be changed elsewhere.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // No copies of this database follow it.
  wal_level: 'minimal',
  max_wal_senders: 0,
  // The log: how it starts and stops, and what is wrong with the database; not what callers did wrong.
  log_min_messages: 'log',
  log_checkpoints: 'off',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  lc_messages: 'C',
  timezone: 'UTC',
  password_encryption: 'scram-sha-256',
  // Its passwords are random, so nothing is gained by making them slow to check.
  scram_iterations: 1,
} as const;

/** The files that Postgres reads at its start, by name. */
export function settingsFiles(endpoint: Endpoint): Readonly<Record<string, string>> {
  const { listen, port, sockets, access } =
    endpoint.kind === 'socket'
      ? { listen: '', port: socketNumber, sockets: '.', access: 'local all all' }
      : { listen: '127.0.0.1', port: endpoint.port, sockets: '', access: 'host all all 127.0.0.1/32' };
  const all = {
    ...settings,
    listen_addresses: listen,
    port,
    unix_socket_directories: sockets,
    unix_socket_permissions: '0700',
    // Waits for one call that writes the whole disk through, and not for each file in turn.
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
