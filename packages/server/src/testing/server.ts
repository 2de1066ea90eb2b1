// For the tests: the whole server on a free port.
import { mkdir } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { buildApp } from '../app/app.ts';
import { siteUrlOf } from '../app/siteUrl.ts';
import { type Config, type Environment, readConfig } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { type AdmissionLimits, admissionLimits } from '../http/admission/admissionLimits.ts';
import { liveLimits, type LiveLimits } from '../live/limits.ts';
import { openStore } from '../start/open.ts';
import type { DataLocation } from './databases.ts';
import { Mailbox } from './mailbox.ts';

export type TestServer = {
  /** Without a trailing slash. */
  readonly url: string;
  readonly key: string;
  readonly mailbox: Mailbox;
  readonly database: Database;
  readonly printed: readonly string[];
  readonly log: readonly string[];
  /** The server's side of the next connection. */
  nextConnection(): Promise<Socket>;
  close(): Promise<void>;
};

/** Throws what is wrong. */
export function validConfig(environment: Environment): Config {
  const config = readConfig(environment);
  if ('problem' in config) throw new Error(config.problem.join('\n'));
  return config.value;
}

/** Without rate limits, unless a test sets them. */
export function settingsFor(location: DataLocation, settings: Partial<Config> = {}): Config {
  const config = validConfig({ PORT: '0', RATE_LIMIT_FACTOR: '0', MAIL_INTERVAL_S: '0' });
  const mailTransport = { kind: 'folder', folder: join(location.dataDir, 'outbox') } as const;
  return { ...config, ...location, mailTransport, ...settings };
}

export async function startServer(
  location: DataLocation,
  settings: Partial<Config> = {},
  limits: Partial<AdmissionLimits> = {},
  live: Partial<LiveLimits> = {},
): Promise<TestServer> {
  const webRoot = join(location.dataDir, 'web');
  await mkdir(webRoot, { recursive: true });
  const config = settingsFor(location, { webRoot, ...settings });
  const mailbox = new Mailbox();
  const log: string[] = [];
  const store = await openStore(config, (message) => log.push(message));
  const printed: string[] = [];
  const print = (line: string): void => {
    printed.push(line);
    mailbox.read(line);
  };
  const output = { log: { write: (line: string) => log.push(line) }, print };
  const app = await buildApp(
    config,
    store,
    output,
    { ...admissionLimits, ...limits },
    { ...liveLimits, ...live },
  );
  await app.listen({ port: config.port, host: config.host });
  const { origin } = new URL(siteUrlOf(app, { ...config, publicUrl: null }));
  return {
    url: origin,
    key: store.keys.publicKey,
    mailbox,
    database: store.database,
    printed,
    log,
    nextConnection: () => new Promise((resolve) => app.server.once('connection', resolve)),
    close: () => app.close(),
  };
}
