// For the tests: the whole server on a free port, with a database of its own.
import { mkdir } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { buildApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { openStore } from '../db/open.ts';
import { type DoorLimits, doorLimits } from '../door/doorLimits.ts';
import { siteUrlOf } from '../siteUrl.ts';
import type { Place } from './databases.ts';
import { Postbox } from './postbox.ts';

export type TestServer = {
  /** Its origin, without a slash at the end. */
  readonly url: string;
  readonly key: string;
  readonly postbox: Postbox;
  readonly database: Database;
  /** What it has printed for whoever started it, line by line. */
  readonly printed: readonly string[];
  /** The lines of its log. */
  readonly log: readonly string[];
  /** The server's end of the next connection that is opened. */
  nextConnection(): Promise<Socket>;
  close(): Promise<void>;
};

/** The settings of a server in a place, without limits on how often it may be asked unless a test sets them. */
export function settingsIn(place: Place, settings: Partial<Config> = {}): Config {
  const config = readConfig({ PORT: '0', RATE_LIMIT_FACTOR: '0', MAIL_INTERVAL_S: '0' });
  if ('problems' in config) throw new Error(config.problems.join('\n'));
  const mailTransport = { kind: 'folder', folder: join(place.dataDir, 'outbox') } as const;
  return { ...config, ...place, mailTransport, ...settings };
}

export async function startServer(
  place: Place,
  settings: Partial<Config> = {},
  limits: Partial<DoorLimits> = {},
): Promise<TestServer> {
  const webRoot = join(place.dataDir, 'web');
  await mkdir(webRoot, { recursive: true });
  const config = settingsIn(place, { webRoot, ...settings });
  const folder = config.mailTransport.kind === 'folder' ? config.mailTransport.folder : webRoot;
  const postbox = new Postbox(folder);
  const log: string[] = [];
  const store = await openStore(config, (sentence) => log.push(sentence));
  const printed: string[] = [];
  const print = (line: string): void => {
    printed.push(line);
    postbox.delivered();
  };
  const output = { log: { write: (line: string) => log.push(line) }, print };
  const app = await buildApp(config, store, output, { ...doorLimits, ...limits });
  await app.listen({ port: config.port, host: config.host });
  const { origin } = new URL(siteUrlOf(app, { ...config, publicUrl: null }));
  return {
    url: origin,
    key: store.keys.publicKey,
    postbox,
    database: store.database,
    printed,
    log,
    nextConnection: () => new Promise((resolve) => app.server.once('connection', resolve)),
    close: () => app.close(),
  };
}
