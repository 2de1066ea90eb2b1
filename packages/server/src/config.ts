// The server's settings, read from the environment. A value that cannot be used is told in a sentence,
// all of them at once; no other file reads the environment.
import { isIP } from 'node:net';
import { fileURLToPath } from 'node:url';

export type Config = {
  readonly port: number;
  readonly host: string;
  /** Where visitors reach the product, when a proxy or a host name stands in front of it. Ends with a slash. */
  readonly publicUrl: string | null;
  /** Whose `X-Forwarded-*` headers are believed: nobody's, everybody's, or those of these addresses. */
  readonly trustProxy: boolean | readonly string[];
  /** The folder of the built web app. */
  readonly webRoot: string;
};

export type Environment = Readonly<Record<string, string | undefined>>;

type Setting<Value> = {
  readonly name: string;
  readonly default: Value;
  readonly expected: string;
  /** The value that the text stands for, or undefined when it stands for none. */
  readonly read: (text: string) => Value | undefined;
};

const port: Setting<number> = {
  name: 'PORT',
  default: 3000,
  expected: 'a whole number from 0 to 65535 (0 takes any free port)',
  read: (text) => (/^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined),
};

const host: Setting<string> = {
  name: 'HOST',
  default: '127.0.0.1',
  expected: 'a host name or an address of this machine, such as 127.0.0.1 or 0.0.0.0',
  read: (text) => (isIP(text) !== 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text) ? text : undefined),
};

const publicUrl: Setting<string | null> = {
  name: 'PUBLIC_URL',
  default: null,
  expected: 'an http or https address without a path, such as https://plan.example.org',
  read: (text) => {
    const url = URL.parse(text);
    const isSite = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
    return isSite ? url.href : undefined;
  },
};

const trustProxy: Setting<boolean | readonly string[]> = {
  name: 'TRUST_PROXY',
  default: false,
  expected: 'true, false, or the addresses of the proxies separated by commas, such as 10.0.0.0/8',
  read: (text) => {
    if (text === 'true' || text === 'false') return text === 'true';
    const addresses = text.split(',').map((address) => address.trim());
    return addresses.every(isAddressOrRange) ? addresses : undefined;
  },
};

const builtWebApp = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** The settings, or what is wrong with them: one sentence for each setting that cannot be used. */
export function readConfig(environment: Environment): Config | { readonly problems: readonly string[] } {
  const problems: string[] = [];
  const read = <Value>(setting: Setting<Value>): Value => {
    const text = environment[setting.name]?.trim() ?? '';
    if (text === '') return setting.default;
    const value = setting.read(text);
    if (value !== undefined) return value;
    problems.push(`${setting.name} is "${text}", but it must be ${setting.expected}.`);
    return setting.default;
  };
  const config: Config = {
    port: read(port),
    host: read(host),
    publicUrl: read(publicUrl),
    trustProxy: read(trustProxy),
    webRoot: builtWebApp,
  };
  return problems.length === 0 ? config : { problems };
}

function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}
