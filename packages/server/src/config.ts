// Reads the server's settings from the environment and reports all invalid values at once. No other file reads the
// environment.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isLoopbackHost } from './loopback.ts';
import type { MapTiles } from './maps/mapTiles.ts';
import * as settings from './settings.ts';
import type { S3Settings } from './storage/s3Store.ts';

export type Config = {
  readonly port: number;
  readonly host: string;
  /** Where visitors reach the product behind a reverse proxy or host name. Ends with a slash. */
  readonly publicUrl: string | null;
  /** Whose `X-Forwarded-*` headers are trusted: nobody's, everybody's, or those of these addresses. */
  readonly trustProxy: boolean | readonly string[];
  /** The folder of the built web app. */
  readonly webRoot: string;
  /** The folder of the embedded database, its backups, the keys and the outbox. */
  readonly dataDir: string;
  /** Null for the embedded database. */
  readonly databaseUrl: string | null;
  /** If null, generated once and stored with the data. */
  readonly jwtSecret: string | null;
  readonly publicKey: string | null;
  readonly mailTransport: settings.MailTransport;
  readonly mailFrom: string;
  /** Minimum seconds between two mails of a kind to one address. */
  readonly mailInterval: number;
  /** Seconds in which a used refresh token is still accepted. */
  readonly refreshReuseInterval: number;
  /** Seconds for which a mailed link works; null for the default of its kind. */
  readonly otpExpiry: number | null;
  /** Further origins that mailed links may redirect to and whose pages may call the backend. */
  readonly redirectAllow: readonly string[];
  /** Multiplies the rate limits; 0 for no limits. */
  readonly rateLimitFactor: number;
  /** Bytes of the largest file, and of all files of one account. */
  readonly fileLimit: number;
  readonly filesQuota: number;
  /** Where the bytes of files are; null for the data directory. */
  readonly s3: S3Settings | null;
  /** The maps that plans can have under them. */
  readonly mapTiles: readonly MapTiles[];
  /** Where addresses are looked up; null if nowhere. */
  readonly geocoder: string | null;
  /** Another backend for the web app; then this server has no database and serves only pages. */
  readonly backend: { readonly url: string; readonly key: string } | null;
};

export type Environment = Readonly<Record<string, string | undefined>>;

const megabyte = 1024 * 1024;

const builtWebApp = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** The settings, or a message for each invalid one. */
export function readConfig(environment: Environment): Config | { readonly problems: readonly string[] } {
  const problems: string[] = [];
  const read = <Value>(setting: settings.Setting<Value>): Value => {
    const text = environment[setting.name]?.trim() ?? '';
    if (text === '')
      return environment[setting.name] === undefined ? setting.default : (setting.empty ?? setting.default);
    const value = setting.read(text);
    if (value !== undefined) return value;
    const got = setting.kind === 'secret' ? `is not valid:` : `is "${text}", but`;
    problems.push(
      `${setting.name} ${got} it must be ${setting.expected}.${setting.explain ? ` ${setting.explain(text)}.` : ''}`,
    );
    return setting.default;
  };
  const dataDir = read(settings.dataDir);
  const transport = read(settings.mailTransport);
  const backendUrl = read(settings.backendUrl);
  const backendKey = read(settings.backendKey);
  const config: Config = {
    port: read(settings.port),
    host: read(settings.host),
    publicUrl: read(settings.publicUrl),
    trustProxy: read(settings.trustProxy),
    webRoot: builtWebApp,
    dataDir,
    databaseUrl: read(settings.databaseUrl),
    jwtSecret: read(settings.jwtSecret),
    publicKey: read(settings.publicKey),
    mailTransport: transport ?? { kind: 'folder', folder: join(dataDir, 'outbox') },
    mailFrom: read(settings.mailFrom),
    mailInterval: read(settings.mailInterval),
    refreshReuseInterval: read(settings.refreshReuseInterval),
    otpExpiry: read(settings.otpExpiry),
    redirectAllow: read(settings.redirectAllow),
    rateLimitFactor: read(settings.rateLimitFactor),
    fileLimit: read(settings.fileLimit) * megabyte,
    filesQuota: read(settings.filesQuota) * megabyte,
    s3: readS3(read, problems),
    mapTiles: read(settings.mapTiles),
    geocoder: read(settings.geocoder),
    backend: backendUrl === null || backendKey === null ? null : { url: backendUrl, key: backendKey },
  };
  if ((backendUrl === null) !== (backendKey === null)) {
    problems.push('Set both BACKEND_URL and BACKEND_KEY, or neither.');
  }
  if (config.backend === null && problems.length === 0) {
    problems.push(...mailProblems(config, transport !== null, environment));
  }
  return problems.length === 0 ? config : { problems };
}

/** Null if there is no store; with only some of its settings, what is missing becomes a problem. */
function readS3(
  read: <Value>(setting: settings.Setting<Value>) => Value,
  problems: string[],
): S3Settings | null {
  const needed = [
    settings.s3Endpoint,
    settings.s3Bucket,
    settings.s3AccessKeyId,
    settings.s3SecretAccessKey,
  ] as const;
  const before = problems.length;
  const values = needed.map((setting) => read(setting));
  const region = read(settings.s3Region);
  const prefix = read(settings.s3Prefix)?.replace(/\/?$/, '/') ?? '';
  if (values.every((value) => value === null)) return null;
  const missing = needed.filter((_, i) => values[i] === null).map(({ name }) => name);
  if (missing.length > 0 && problems.length === before)
    problems.push(`For files in an S3-compatible store, also set ${missing.join(', ')}.`);
  const [endpoint = '', bucket = '', accessKeyId = '', secretAccessKey = ''] = values.map(
    (value) => value ?? '',
  );
  return { endpoint, bucket, region, accessKeyId, secretAccessKey, prefix };
}

/**
 * Mailed links sign people in, so they are written to files only where nobody else can read them, and must lead to an
 * address that their readers can reach.
 */
function mailProblems(
  { host, publicUrl, mailTransport }: Config,
  isTransportSet: boolean,
  environment: Environment,
): readonly string[] {
  const problems: string[] = [];
  const open = [
    ...(isLoopbackHost(host) ? [] : [`HOST is "${host}"`]),
    ...(publicUrl === null || isLoopbackHost(new URL(publicUrl).hostname)
      ? []
      : [`PUBLIC_URL is "${publicUrl}"`]),
  ];
  if (!isLoopbackHost(host) && publicUrl === null) {
    problems.push(
      `HOST is "${host}", which other machines can reach, but mailed links would lead to this machine. ` +
        'Set PUBLIC_URL to the address that visitors use, such as https://plan.example.org.',
    );
  }
  if (!isTransportSet && open.length > 0) {
    problems.push(
      `${open.join(' and ')}, which other machines can reach, but there is no mail server to confirm addresses. ` +
        'Set MAIL_TRANSPORT, such as smtp://user:password@mail.example.org:587, and MAIL_FROM.',
    );
  } else if (
    mailTransport.kind === 'folder' &&
    environment['NODE_ENV'] === 'production' &&
    environment['MAIL_ALLOW_FILE'] !== '1'
  ) {
    const what = isTransportSet ? 'MAIL_TRANSPORT' : 'Without MAIL_TRANSPORT the server';
    problems.push(
      `${what} writes mail to a folder, so nobody receives it. In production set MAIL_TRANSPORT to smtp://…, ` +
        'or set MAIL_ALLOW_FILE=1 if you want a folder.',
    );
  }
  return problems;
}
