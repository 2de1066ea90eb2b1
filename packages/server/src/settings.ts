// The settings: name, default and format of each environment variable.
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { minSecretBytes } from './auth/accessToken.ts';
import { defaultMapTiles, type MapTiles, readGeocoder, readMapTiles } from './maps/mapTiles.ts';

export type Setting<Value> = {
  readonly name: string;
  readonly default: Value;
  readonly expected: string;
  /** The value if it is set to nothing; the default if absent. */
  readonly empty?: Value;
  /** What exactly is wrong with an invalid text, as a sentence without its period. */
  readonly explain?: (text: string) => string;
  /** A secret is not repeated in error messages. */
  readonly kind?: 'secret';
  /** Undefined if the text is invalid. */
  readonly read: (text: string) => Value | undefined;
};

/** Without mail nobody can sign up. */
export type MailTransport =
  | { readonly kind: 'smtp'; readonly url: string }
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'none' };

export const port: Setting<number> = {
  name: 'PORT',
  default: 3000,
  expected: 'a whole number from 0 to 65535 (0 takes any free port)',
  read: (text) => (/^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined),
};

export const host: Setting<string> = {
  name: 'HOST',
  default: '127.0.0.1',
  expected: 'a host name or an address of this machine, such as 127.0.0.1 or 0.0.0.0',
  read: (text) => (isIP(text) !== 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text) ? text : undefined),
};

export const publicUrl: Setting<string | null> = {
  name: 'PUBLIC_URL',
  default: null,
  expected: 'an http or https address without a path, such as https://plan.example.org',
  read: (text) => siteOf(text)?.href,
};

export const trustProxy: Setting<boolean | readonly string[]> = {
  name: 'TRUST_PROXY',
  default: false,
  expected: 'true, false, or the addresses of the proxies separated by commas, such as 10.0.0.0/8',
  read: (text) => {
    if (text === 'true' || text === 'false') return text === 'true';
    const addresses = listOf(text);
    return addresses.every(isAddressOrRange) ? addresses : undefined;
  },
};

export const dataDir: Setting<string> = {
  name: 'DATA_DIR',
  default: resolve('.data'),
  expected: 'a folder',
  read: (text) => resolve(text),
};

export const databaseUrl: Setting<string | null> = {
  name: 'DATABASE_URL',
  default: null,
  kind: 'secret',
  expected:
    'the address of a Postgres database, such as postgres://homeplot:password@127.0.0.1:5432/homeplot',
  read: (text) => (/^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? '') ? text : undefined),
};

export const jwtSecret: Setting<string | null> = {
  name: 'JWT_SECRET',
  default: null,
  kind: 'secret',
  expected: `a random text of at least ${minSecretBytes} bytes, such as the output of "openssl rand -base64 48"`,
  read: (text) => (Buffer.byteLength(text) >= minSecretBytes ? text : undefined),
};

/** An identifier, not a secret. Without dots, so that it can't be mistaken for a JWT. */
export const publicKey = matching(
  'PUBLIC_KEY',
  null,
  '16 to 200 letters, digits, underscores and hyphens',
  /^[\w-]{16,200}$/,
);

export const mailTransport: Setting<MailTransport | null> = {
  name: 'MAIL_TRANSPORT',
  default: null,
  kind: 'secret',
  expected: 'smtp://user:password@host:port, smtps://…, file:<folder> or none',
  read: (text) => {
    if (text === 'none') return { kind: 'none' };
    const folder = /^file:(?:\/\/(?=\/))?(.+)$/.exec(text)?.[1];
    if (folder !== undefined) return { kind: 'folder', folder: resolve(folder) };
    const url = URL.parse(text);
    const isServer = url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
    return isServer ? { kind: 'smtp', url: text } : undefined;
  },
};

export const mailFrom = matching(
  'MAIL_FROM',
  'Homeplot <homeplot@localhost>',
  'an address, such as Homeplot <plans@example.org>',
  /^([^<>\r\n]*<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/,
);

export const mailInterval = seconds('MAIL_INTERVAL_S', 60, 0, 86_400);
export const refreshReuseInterval = seconds('REFRESH_REUSE_INTERVAL_S', 10, 0, 3_600);
export const otpExpiry = seconds('OTP_EXPIRY_S', null, 60, 604_800);

export const redirectAllow: Setting<readonly string[]> = {
  name: 'REDIRECT_ALLOW',
  default: [],
  expected: 'http or https addresses without a path, separated by commas, such as https://plan.example.org',
  read: (text) => {
    const sites = listOf(text).map(siteOf);
    return sites.every((site) => site !== undefined) ? sites.map(({ origin }) => origin) : undefined;
  },
};

/** Megabytes of 1,048,576 bytes. */
const megabytes = (name: string, usual: number): Setting<number> => ({
  name,
  default: usual,
  expected: 'a whole number of megabytes from 1 to 1000000',
  read: (text) => (/^[1-9]\d{0,5}$/.test(text) || text === '1000000' ? Number(text) : undefined),
});

/** All files of one account, and the largest file. */
export const filesQuota = megabytes('FILES_QUOTA_MB', 500);
export const fileLimit = megabytes('FILES_MAX_MB', 50);

export const s3Endpoint: Setting<string | null> = {
  name: 'S3_ENDPOINT',
  default: null,
  expected: 'an http or https address such as https://s3.eu-central-1.amazonaws.com',
  read: (text) => {
    const url = URL.parse(text);
    const isAddress = url !== null && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '';
    return isAddress && url.username === '' ? url.href.replace(/\/$/, '') : undefined;
  },
};
export const s3Bucket = matching('S3_BUCKET', null, 'the name of a bucket', /^[\w.-]{3,255}$/);
export const s3Region = matching('S3_REGION', 'us-east-1', 'a region such as eu-central-1', /^[\w-]{1,64}$/);
export const s3AccessKeyId = matching(
  'S3_ACCESS_KEY_ID',
  null,
  'the id of an access key',
  /^\S{1,256}$/,
  'secret',
);
export const s3SecretAccessKey = matching(
  'S3_SECRET_ACCESS_KEY',
  null,
  'the secret of the access key',
  /^\S{1,256}$/,
  'secret',
);
export const s3Prefix = matching(
  'S3_PREFIX',
  null,
  'letters, digits, and . _ - / for the names in the bucket',
  /^[\w.-]+(\/[\w.-]+)*\/?$/,
);

export const rateLimitFactor: Setting<number> = {
  name: 'RATE_LIMIT_FACTOR',
  default: 1,
  expected: 'a number from 0 to 1000 (0 switches the limits off)',
  read: (text) => (/^\d{1,4}(\.\d+)?$/.test(text) && Number(text) <= 1_000 ? Number(text) : undefined),
};

export const backendUrl: Setting<string | null> = {
  name: 'BACKEND_URL',
  default: null,
  expected: 'the address of another backend, such as https://abcdefgh.supabase.co',
  read: (text) => siteOf(text)?.origin,
};

export const backendKey = matching(
  'BACKEND_KEY',
  null,
  'the public key of the backend that BACKEND_URL names',
  /^[\w.-]+$/,
);

export const mapTiles: Setting<readonly MapTiles[]> = {
  name: 'MAP_TILES',
  default: defaultMapTiles,
  empty: [],
  kind: 'secret',
  expected: 'none, or a JSON list of maps, each with id, title, url and attribution',
  read: (text) => {
    const maps = readMapTiles(text);
    return typeof maps === 'string' ? undefined : maps;
  },
  explain(text) {
    const maps = readMapTiles(text);
    return typeof maps === 'string' ? maps : '';
  },
};

export const geocoder: Setting<string | null> = {
  name: 'GEOCODER',
  default: null,
  kind: 'secret',
  expected:
    'an http or https address with {q} for what is searched, such as https://photon.example.org/api?limit=5&q={q}',
  read: readGeocoder,
};

function matching<Default extends string | null>(
  name: string,
  defaultValue: Default,
  expected: string,
  pattern: RegExp,
  kind?: 'secret',
): Setting<string | Default> {
  return {
    name,
    default: defaultValue,
    expected,
    ...(kind && { kind }),
    read: (text) => (pattern.test(text) ? text : undefined),
  };
}

function seconds<Default extends number | null>(
  name: string,
  defaultValue: Default,
  min: number,
  max: number,
): Setting<number | Default> {
  return {
    name,
    default: defaultValue,
    expected: `a whole number of seconds from ${min} to ${max}`,
    read: (text) => {
      const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
      return value >= min && value <= max ? value : undefined;
    },
  };
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
