// Checks what the cluster needs on this machine: programs of Debian, and the right to make namespaces.
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Debian has the programs of Postgres, of each version in a folder. */
const postgres = '/usr/lib/postgresql/*/bin/postgres';

/** The packages of Debian, each with a program of it. */
const packages = {
  postgresql: postgres,
  patroni: 'patroni',
  'etcd-server': 'etcd',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  nftables: 'nft',
  iproute2: 'ip',
  'util-linux': 'unshare',
};

export const clusterPackages = Object.keys(packages);

/** The newest installed version. */
export function postgresVersion(): string | undefined {
  const versions = globSync(postgres).map((program) => program.split('/').at(-3) ?? '');
  return versions.toSorted((a, b) => Number(b) - Number(a))[0];
}

const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/sbin'];

const isThere = (program: string): boolean =>
  globSync(program).length > 0 || folders.some((folder) => existsSync(join(folder, program)));

/** Why the cluster can't be brought up here, as a sentence; undefined if it can. */
export function problemOfMachine(): string | undefined {
  const missing = Object.entries(packages).flatMap(([name, program]) => (isThere(program) ? [] : [name]));
  if (missing.length > 0) return `Install ${missing.join(', ')}.`;
  return process.getuid?.() === 0 ? undefined : 'Only root may make the namespaces that stand for machines.';
}
