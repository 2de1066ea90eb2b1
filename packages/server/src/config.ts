// The server's settings, read from the environment. A value that cannot be used is told in a sentence,
// all of them at once; no other file reads the environment.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isLoopbackHost } from './loopback.ts';
import * as settings from './settings.ts';

export type Config = {
  readonly port: number;
  readonly host: string;
  /** Where visitors reach the product, when a proxy or a host name stands in front of it. Ends with a slash. */
  readonly publicUrl: string | null;
  /** Whose `X-Forwarded-*` headers are believed: nobody's, everybody's, or those of these addresses. */
  readonly trustProxy: boolean | readonly string[];
  /** The folder of the built web app. */
  readonly webRoot: string;
  /** The folder of the embedded database, its backups, the keys and the outbox. */
  readonly dataDir: string;
  /** A Postgres in place of the embedded database. */
  readonly databaseUrl: string | null;
  /** When null, made once and kept beside the data. */
  readonly jwtSecret: string | null;
  readonly publicKey: string | null;
  readonly mailTransport: settings.MailTransport;
  readonly mailFrom: string;
  /** Seconds between two letters of a kind to one address. */
  readonly mailInterval: number;
  /** Seconds in which a refresh token that has been used is still taken. */
  readonly refreshReuseInterval: number;
  /** Seconds for which a mailed link works; null for what suits its kind. */
  readonly otpExpiry: number | null;
  /** Origins beside that of the product to which a mailed link may lead, and whose pages may call the backend. */
  readonly redirectAllow: readonly string[];
  /** How much more than usual may be asked; 0 for no limits. */
  readonly rateLimitFactor: number;
  /** Another backend that the web app speaks to; then this server has no database and serves pages alone. */
  readonly backend: { readonly url: string; readonly key: string } | null;
};

export type Environment = Readonly<Record<string, string | undefined>>;

const builtWebApp = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** The settings, or what is wrong with them: one sentence for each setting that cannot be used. */
export function readConfig(environment: Environment): Config | { readonly problems: readonly string[] } {
  const problems: string[] = [];
  const read = <Value>(setting: settings.Setting<Value>): Value => {
    const text = environment[setting.name]?.trim() ?? '';
    if (text === '') return setting.default;
    const value = setting.read(text);
    if (value !== undefined) return value;
    const got = setting.kind === 'secret' ? `is set to what cannot be used:` : `is "${text}", but`;
    problems.push(`${setting.name} ${got} it must be ${setting.expected}.`);
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
    backend: backendUrl === null || backendKey === null ? null : { url: backendUrl, key: backendKey },
  };
  if ((backendUrl === null) !== (backendKey === null)) {
    problems.push('BACKEND_URL and BACKEND_KEY belong together: set both, or neither.');
  }
  if (config.backend === null && problems.length === 0) {
    problems.push(...mailProblems(config, transport !== null, environment));
  }
  return problems.length === 0 ? config : { problems };
}

/**
 * Letters hold links that let somebody in, so they go into files only where nobody else can read them, and lead to
 * where their readers can reach the server.
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
      `HOST is "${host}", which others can reach, but mailed links would lead to this machine. ` +
        'Set PUBLIC_URL to the address that visitors type, such as https://plan.example.org.',
    );
  }
  if (!isTransportSet && open.length > 0) {
    problems.push(
      `${open.join(' and ')}, which others can reach, but there is no mail server to confirm their addresses. ` +
        'Set MAIL_TRANSPORT, such as smtp://user:password@mail.example.org:587, and MAIL_FROM.',
    );
  } else if (
    mailTransport.kind === 'folder' &&
    environment['NODE_ENV'] === 'production' &&
    environment['MAIL_ALLOW_FILE'] !== '1'
  ) {
    const what = isTransportSet ? 'MAIL_TRANSPORT' : 'Without MAIL_TRANSPORT the server';
    problems.push(
      `${what} writes mails into a folder, so nobody gets them. In production set it to smtp://…, ` +
        'or MAIL_ALLOW_FILE=1 if a folder is what you want.',
    );
  }
  return problems;
}
