// The configuration files of deploy/, and the values for machines in namespaces.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { postgresVersion } from './programs.ts';

export const root = join(import.meta.dirname, '../../../../..');
export const deploy = (file: string): string => readFileSync(join(root, 'deploy', file), 'utf8');

/** Reserved for documentation (RFC 5737), so that nothing sent by mistake can reach anybody. */
const network = '192.0.2';
export const switchAddress = `${network}.1`;

export type Values = Readonly<Record<string, string>>;

/** Puts the values where a file says `${NAME}`, as envsubst does. */
export function fill(text: string, values: Values): string {
  return text.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`machines.env has no ${name}.`);
    return value;
  });
}

const random = (): string => randomBytes(24).toString('hex');

/** The values of machines.env, with addresses in this network and secrets of their own. */
export function valuesFor(folder: string): Values {
  return {
    ...(parseEnv(deploy('cluster/machines.env')) as Values),
    POSTGRES_VERSION: postgresVersion() ?? '',
    DATA1: `${network}.11`,
    DATA2: `${network}.12`,
    DATA3: `${network}.13`,
    WEB1: `${network}.21`,
    WEB2: `${network}.22`,
    POSTGRES_PASSWORD: random(),
    REPLICATION_PASSWORD: random(),
    PATRONI_PASSWORD: random(),
    HOMEPLOT_DB_PASSWORD: random(),
    JWT_SECRET: random(),
    PUBLIC_KEY: random(),
    PUBLIC_URL: 'http://plan.example.org',
    MAIL_TRANSPORT: `file:${folder}/outbox`,
    S3_ACCESS_KEY_ID: random(),
    S3_SECRET_ACCESS_KEY: random(),
  };
}
