// Reads the server's settings from the environment and reports all invalid values at once. No other file reads the
// environment.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isLoopbackHost } from '../kit/network.ts';
import type { Result } from '../kit/result.ts';
import { sourcesWithDesk } from './desk.ts';
import { type MailTransport, type Setting, settings } from './settings.ts';

type Values = {
  readonly [Name in keyof typeof settings]: (typeof settings)[Name]['default'];
};

/** An S3-compatible store. */
export interface S3Settings {
  /** Without a trailing slash. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Put before every key; empty, or ends with a slash. */
  readonly prefix: string;
}

/** The value of each setting, and what is derived from several of them. */
export type Config = Omit<Values, 'mailTransport'> & {
  /** The folder of the built web app. */
  readonly webRoot: string;
  readonly mailTransport: MailTransport;
  /** Bytes of the largest file. */
  readonly fileLimit: number;
  /** Bytes of all files of one account. */
  readonly filesQuota: number;
  /** The store for the bytes of files; null for the data directory. */
  readonly s3: S3Settings | null;
  /** Another backend for the web app; then this server has no database and serves only pages. */
  readonly backend: { readonly url: string; readonly key: string } | null;
};

export type Environment = Readonly<Record<string, string | undefined>>;

const megabyte = 1024 * 1024;

const builtWebApp = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** The settings, or a message for each invalid one. */
export function readConfig(environment: Environment): Result<Config, readonly string[]> {
  const problems: string[] = [];
  const read = ([field, setting]: [string, Setting<unknown>]): [string, unknown] => {
    const given = environment[setting.name];
    const text = given?.trim() ?? '';
    if (text === '')
      return [field, given === undefined ? setting.default : (setting.empty ?? setting.default)];
    const value = setting.read(text);
    if (value === undefined) problems.push(problemOf(setting, text));
    return [field, value ?? setting.default];
  };
  const values = Object.fromEntries(Object.entries(settings).map(read)) as Values;
  const sources = sourcesWithDesk(values.sources, values.desk);
  if ('problem' in sources) problems.push(sources.problem);
  const { backendUrl, backendKey } = values;
  const config: Config = {
    ...values,
    ...('value' in sources ? { sources: sources.value } : {}),
    webRoot: builtWebApp,
    mailTransport: values.mailTransport ?? { kind: 'folder', folder: join(values.dataDir, 'outbox') },
    fileLimit: values.fileLimit * megabyte,
    filesQuota: values.filesQuota * megabyte,
    s3: s3Of(values, problems),
    backend: backendUrl === null || backendKey === null ? null : { url: backendUrl, key: backendKey },
  };
  if ((backendUrl === null) !== (backendKey === null)) {
    problems.push('Set both BACKEND_URL and BACKEND_KEY, or neither.');
  }
  if (config.backend === null && problems.length === 0) {
    problems.push(...mailProblems(config, values.mailTransport !== null, environment));
  }
  return problems.length === 0 ? { value: config } : { problem: problems };
}

function problemOf({ name, expected, explain, isSecret }: Setting<unknown>, text: string): string {
  const got = isSecret ? 'is not valid:' : `is "${text}", but`;
  return `${name} ${got} it must be ${expected}.${explain ? ` ${explain(text)}.` : ''}`;
}

/** Null if no store is set. If only some of its settings are given, adds a problem that names the missing ones. */
function s3Of(values: Values, problems: string[]): S3Settings | null {
  const { s3Endpoint: endpoint, s3Bucket: bucket, s3Region: region } = values;
  const { s3AccessKeyId: accessKeyId, s3SecretAccessKey: secretAccessKey } = values;
  const prefix = values.s3Prefix?.replace(/\/?$/, '/') ?? '';
  if (endpoint !== null && bucket !== null && accessKeyId !== null && secretAccessKey !== null)
    return { endpoint, bucket, region, accessKeyId, secretAccessKey, prefix };
  const needed = ['s3Endpoint', 's3Bucket', 's3AccessKeyId', 's3SecretAccessKey'] as const;
  const missing = needed.filter((field) => values[field] === null).map((field) => settings[field].name);
  if (missing.length < needed.length && problems.length === 0)
    problems.push(`For files in an S3-compatible store, also set ${missing.join(', ')}.`);
  return null;
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
  const reachable = [
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
  if (!isTransportSet && reachable.length > 0) {
    problems.push(
      `${reachable.join(' and ')}, which other machines can reach, but there is no mail server to confirm addresses. ` +
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
