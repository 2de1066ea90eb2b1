// The settings: name, default and format of each environment variable, by the setting's name in the code.
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { minSecretBytes } from '../kit/accessToken.ts';
import type { Result } from '../kit/result.ts';
import { type OwnDesk, readDeskFile } from './desk.ts';
import { defaultMapTiles, type MapTiles, readGeocoder, readMapTiles } from './mapTiles.ts';
import { type CountySources, defaultSources, noSources, readSources } from './sources.ts';

export type Setting<Value> = {
  readonly name: string;
  readonly default: Value;
  readonly expected: string;
  /** Undefined if the text is invalid. */
  readonly read: (text: string) => Value | undefined;
  /** The value of a variable that is set to an empty text; the default if absent. */
  readonly empty?: Value;
  /** What exactly is wrong with an invalid text, as a sentence without its period. */
  readonly explain?: (text: string) => string;
  /** A secret is not repeated in error messages. */
  readonly isSecret?: boolean;
};

/** Without mail nobody can sign up. */
export type MailTransport =
  | { readonly kind: 'smtp'; readonly url: string }
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'none' };

export const settings = {
  port: setting<number>('PORT', 3000, 'a whole number from 0 to 65535 (0 takes any free port)', (text) =>
    wholeNumber(text, 0, 65_535),
  ),
  host: setting<string>(
    'HOST',
    '127.0.0.1',
    'a host name or an address of this machine, such as 127.0.0.1 or 0.0.0.0',
    (text) => (isIP(text) !== 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text) ? text : undefined),
  ),
  /** Where visitors reach the product behind a reverse proxy or host name. Ends with a slash. */
  publicUrl: setting<string | null>(
    'PUBLIC_URL',
    null,
    'an http or https address without a path, such as https://plan.example.org',
    (text) => siteOf(text)?.href,
  ),
  /** Whose `X-Forwarded-*` headers are trusted: nobody's, everybody's, or those of these addresses. */
  trustProxy: setting<boolean | readonly string[]>(
    'TRUST_PROXY',
    false,
    'true, false, or the addresses of the proxies separated by commas, such as 10.0.0.0/8',
    (text) => {
      if (text === 'true' || text === 'false') return text === 'true';
      const addresses = listOf(text);
      return addresses.every(isAddressOrRange) ? addresses : undefined;
    },
  ),
  /** The folder of the embedded database, its backups, the keys and the outbox. */
  dataDir: setting<string>('DATA_DIR', resolve('.data'), 'a folder', (text) => resolve(text)),
  /** The folder of the Postgres programs to use; null for the packaged ones. `findPrograms` reads it for commands too. */
  postgresBin: setting<string | null>(
    'POSTGRES_BIN',
    null,
    'the folder of the programs of Postgres 15 or newer, such as /usr/lib/postgresql/18/bin',
    (text) => text,
  ),
  /** Null for the embedded database. */
  databaseUrl: secret(
    'DATABASE_URL',
    'the address of a Postgres database, such as postgres://homeplot:password@127.0.0.1:5432/homeplot',
    (text) => /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? ''),
  ),
  /** Whether the newest dump of the embedded database is restored into a scratch database once a day. */
  backupProof: setting<'daily' | 'off'>('BACKUP_PROOF', 'daily', 'daily or off', (text) =>
    text === 'daily' || text === 'off' ? text : undefined,
  ),
  /** If null, generated once and stored with the data. */
  jwtSecret: secret(
    'JWT_SECRET',
    `a random text of at least ${minSecretBytes} bytes, such as the output of "openssl rand -base64 48"`,
    (text) => Buffer.byteLength(text) >= minSecretBytes,
  ),
  /** An identifier, not a secret. Without dots, so that it can't be mistaken for a JWT. If null, like `jwtSecret`. */
  publicKey: matching(
    'PUBLIC_KEY',
    null,
    '16 to 200 letters, digits, underscores and hyphens',
    /^[\w-]{16,200}$/,
  ),
  /** If null, mails are written to the outbox. */
  mailTransport: setting<MailTransport | null>(
    'MAIL_TRANSPORT',
    null,
    'smtp://user:password@host:port, smtps://…, file:<folder> or none',
    (text) => {
      if (text === 'none') return { kind: 'none' };
      const folder = /^file:(?:\/\/(?=\/))?(.+)$/.exec(text)?.[1];
      if (folder !== undefined) return { kind: 'folder', folder: resolve(folder) };
      const url = URL.parse(text);
      const isServer = url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
      return isServer ? { kind: 'smtp', url: text } : undefined;
    },
    { isSecret: true },
  ),
  mailFrom: matching(
    'MAIL_FROM',
    'Homeplot <homeplot@localhost>',
    'an address, such as Homeplot <plans@example.org>',
    /^([^<>\r\n]*<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/,
  ),
  /** Minimum seconds between two mails of a kind to one address. */
  mailInterval: seconds('MAIL_INTERVAL_S', 60, 0, 86_400),
  /** Seconds in which a used refresh token is still accepted. */
  refreshReuseInterval: seconds('REFRESH_REUSE_INTERVAL_S', 10, 0, 3_600),
  /** Seconds for which a mailed link works; null for the default of its kind. */
  otpExpiry: seconds('OTP_EXPIRY_S', null, 60, 604_800),
  /** Further origins that mailed links may redirect to and whose pages may call the backend. */
  redirectAllow: setting<readonly string[]>(
    'REDIRECT_ALLOW',
    [],
    'http or https addresses without a path, separated by commas, such as https://plan.example.org',
    (text) => {
      const sites = listOf(text).map(siteOf);
      return sites.every((site) => site !== undefined) ? sites.map(({ origin }) => origin) : undefined;
    },
  ),
  /** Multiplies the rate limits; 0 for no limits. */
  rateLimitFactor: setting<number>(
    'RATE_LIMIT_FACTOR',
    1,
    'a number from 0 to 1000 (0 switches the limits off)',
    (text) => (/^\d{1,4}(\.\d+)?$/.test(text) && Number(text) <= 1_000 ? Number(text) : undefined),
  ),
  /** Megabytes of 1,048,576 bytes: all files of one account, and the largest file. */
  filesQuota: megabytes('FILES_QUOTA_MB', 500),
  fileLimit: megabytes('FILES_MAX_MB', 50),
  s3Endpoint: setting<string | null>(
    'S3_ENDPOINT',
    null,
    'an http or https address such as https://s3.eu-central-1.amazonaws.com',
    (text) => {
      const url = URL.parse(text);
      const isAddress =
        url !== null && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '';
      return isAddress && url.username === '' ? url.href.replace(/\/$/, '') : undefined;
    },
  ),
  s3Bucket: matching('S3_BUCKET', null, 'the name of a bucket', /^[\w.-]{3,255}$/),
  s3Region: matching('S3_REGION', 'us-east-1', 'a region such as eu-central-1', /^[\w-]{1,64}$/),
  s3AccessKeyId: secret('S3_ACCESS_KEY_ID', 'the id of an access key', (text) => /^\S{1,256}$/.test(text)),
  s3SecretAccessKey: secret('S3_SECRET_ACCESS_KEY', 'the secret of the access key', (text) =>
    /^\S{1,256}$/.test(text),
  ),
  s3Prefix: matching(
    'S3_PREFIX',
    null,
    'letters, digits, and . _ - / for the names in the bucket',
    /^[\w.-]+(\/[\w.-]+)*\/?$/,
  ),
  /** The maps that plans can have under them. */
  mapTiles: explained<readonly MapTiles[]>(
    'MAP_TILES',
    defaultMapTiles,
    'none, or a JSON list of maps, each with id, title, url and attribution',
    readMapTiles,
    { isSecret: true, empty: [] },
  ),
  /** Where addresses are looked up; null if nowhere. */
  geocoder: setting<string | null>(
    'GEOCODER',
    null,
    'an http or https address with {q} for what is searched, such as https://photon.example.org/api?limit=5&q={q}',
    readGeocoder,
    { isSecret: true },
  ),
  /** The county maps in which lots can be found. */
  sources: explained<CountySources>(
    'SOURCES',
    defaultSources,
    'none, or a list of built-in, ids of built-in sources, .json files and hosts, separated by commas',
    readSources,
    { empty: noSources },
  ),
  /** The permit office that runs this copy; null if none does. */
  desk: explained<OwnDesk | null>('DESK', null, 'the path of the .json file of a desk', readDeskFile),
  /** Whether several people may edit a project at once on this server. */
  live: setting<'on' | 'off'>('LIVE', 'on', 'on or off', (text) =>
    text === 'on' || text === 'off' ? text : undefined,
  ),
  /** The address of this server if there are several, without a trailing slash; null for the site's address. */
  liveAddress: setting<string | null>(
    'LIVE_ADDRESS',
    null,
    'an http or https address, such as https://plan.example.org/at/a',
    (text) => {
      const url = URL.parse(text);
      const isAddress =
        url !== null && /^https?:$/.test(url.protocol) && /^(\/at\/[\w.-]+)?\/?$/.test(url.pathname);
      return isAddress && url.search === '' && url.hash === '' && url.username === ''
        ? url.href.replace(/\/$/, '')
        : undefined;
    },
  ),
  liveConnections: setting<number>('LIVE_CONNECTIONS', 500, 'a whole number from 1 to 100000', (text) =>
    wholeNumber(text, 1, 100_000),
  ),
  /** A direct connection to the database of DATABASE_URL, if that leads through a pooler. */
  listenDatabaseUrl: secret(
    'LISTEN_DATABASE_URL',
    'the address of the same Postgres database without a pooler, such as postgres://homeplot:password@127.0.0.1:5432/homeplot',
    (text) => /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? ''),
  ),
  backendUrl: setting<string | null>(
    'BACKEND_URL',
    null,
    'the address of another backend, such as https://abcdefgh.supabase.co',
    (text) => siteOf(text)?.origin,
  ),
  backendKey: matching(
    'BACKEND_KEY',
    null,
    'the public key of the backend that BACKEND_URL names',
    /^[\w.-]+$/,
  ),
};

function setting<Value>(
  name: string,
  byDefault: Value,
  expected: string,
  read: Setting<Value>['read'],
  more: Pick<Setting<Value>, 'empty' | 'explain' | 'isSecret'> = {},
): Setting<Value> {
  return { name, default: byDefault, expected, read, ...more };
}

/** A setting whose reader says what is wrong with a text. */
function explained<Value>(
  name: string,
  byDefault: Value,
  expected: string,
  read: (text: string) => Result<Value>,
  more: Pick<Setting<Value>, 'empty' | 'isSecret'> = {},
): Setting<Value> {
  const found = (text: string): { readonly value?: Value; readonly problem?: string } => read(text);
  const explain = (text: string): string => found(text).problem ?? '';
  return setting(name, byDefault, expected, (text) => found(text).value, { ...more, explain });
}

function secret(name: string, expected: string, isValid: (text: string) => boolean) {
  const read = (text: string) => (isValid(text) ? text : undefined);
  return setting<string | null>(name, null, expected, read, { isSecret: true });
}

function matching<Default extends string | null>(
  name: string,
  byDefault: Default,
  expected: string,
  pattern: RegExp,
) {
  return setting<string | Default>(name, byDefault, expected, (text) =>
    pattern.test(text) ? text : undefined,
  );
}

function seconds<Default extends number | null>(name: string, byDefault: Default, min: number, max: number) {
  const expected = `a whole number of seconds from ${min} to ${max}`;
  return setting<number | Default>(name, byDefault, expected, (text) => wholeNumber(text, min, max));
}

function megabytes(name: string, byDefault: number) {
  const expected = 'a whole number of megabytes from 1 to 1000000';
  return setting<number>(name, byDefault, expected, (text) => wholeNumber(text, 1, 1_000_000));
}

function wholeNumber(text: string, min: number, max: number): number | undefined {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : undefined;
}

function siteOf(text: string): URL | undefined {
  const url = URL.parse(text);
  const isSite = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  return isSite ? url : undefined;
}

function listOf(text: string): readonly string[] {
  return text.split(',').map((part) => part.trim());
}

function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}
